import { Agent, request } from 'node:http';
import { expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { drain, listen } from './listen.ts';

const ask = (port: number, agent: Agent): Promise<{ status: number | undefined; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    })
      .on('error', reject)
      .end();
  });

test('a server that stops answers what comes on a kept connection, and closes it', async () => {
  const slow = Promise.withResolvers<undefined>();
  const arrived = Promise.withResolvers<undefined>();
  let calls = 0;
  const listening = await listen(
    (_incoming, response) => {
      calls += 1;
      if (calls === 1) return void response.end('at once');
      arrived.resolve(undefined);
      void slow.promise.then(() => response.end('late'));
    },
    { host: '127.0.0.1', port: 0 },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(listening.port, agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  const last = ask(listening.port, agent);
  await arrived.promise;
  const startedAt = performance.now();
  const closed = listening.close();
  slow.resolve(undefined);
  expect(await last).toMatchObject({ status: 200, connection: 'close' });
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  agent.destroy();
});

test('an address that is taken is refused', async () => {
  const listening = await listen(() => undefined, { host: '127.0.0.1', port: 0 });
  await expect(listen(() => undefined, { host: '127.0.0.1', port: listening.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await listening.close();
});

test('an error of a server that listens is logged each time, and it answers on', async () => {
  const logged: unknown[] = [];
  const logger = { ...silentLogger, error: (details: object) => void logged.push(details) };
  const listening = await listen((_incoming, response) => void response.end(), { host: '127.0.0.1', port: 0 }, logger);
  const outOfFiles = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
  listening.server.emit('error', outOfFiles);
  listening.server.emit('error', outOfFiles);
  expect(logged).toEqual([{ err: outOfFiles }, { err: outOfFiles }]);
  expect((await fetch(`http://127.0.0.1:${listening.port}`)).status).toBe(200);
  await listening.close();
});

test('a server that drains is not ready, serves on, on connections that end with their answer, and then stops', async () => {
  const draining = drain(0.4);
  const listening = await listen((_incoming, response) => void response.end(), { host: '127.0.0.1', port: 0, drain: draining });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(listening.port, agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  await draining.check();
  const closed = listening.close();
  await expect(draining.check()).rejects.toThrow('stop');
  for (let call = 0; call < 2; call += 1) expect(await ask(listening.port, agent)).toMatchObject({ status: 200, connection: 'close' });
  await closed;
  await expect(ask(listening.port, agent)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  agent.destroy();
});
