import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let echo: Server;
let proxy: TcpProxy;
beforeAll(async () => {
  echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await openTcpProxy(`postgres://somebody:secret@127.0.0.1:${(echo.address() as AddressInfo).port}/database`);
});
afterAll(async () => {
  await proxy.close();
  echo.close();
});

const open = async () => {
  const { hostname, port } = new URL(proxy.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
};
/** What comes back of a word within a tenth of a second. */
const ask = async (word: string): Promise<string | undefined> => {
  const socket = await open();
  socket.write(word);
  const answer = await Promise.race([once(socket, 'data').then(String), sleep(100, undefined)]);
  socket.destroy();
  return answer;
};

test('the address is that of the server but for host and port, and everything goes through', async () => {
  expect(proxy.url).toMatch(/^postgres:\/\/somebody:secret@127\.0\.0\.1:\d+\/database$/);
  expect(await ask('hello')).toBe('hello');
});

test('it ends what is connected, refuses, and lets through again at the same address', async () => {
  const { url } = proxy;
  const socket = await open();
  const ended = once(socket, 'close');
  await proxy.refuse();
  await ended;
  await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await proxy.pass();
  expect([proxy.url, await ask('again')]).toEqual([url, 'again']);
});

test('it accepts and answers nothing while it hangs', async () => {
  await proxy.hang();
  expect(await ask('anybody there')).toBeUndefined();
  await proxy.pass();
  expect(await ask('here')).toBe('here');
});
