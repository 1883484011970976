import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { holdPorts, type HeldPort, type HeldPorts } from '../src/processes/held-ports.ts';

const host = '127.0.0.1';
const program = "require('http').createServer((_, r) => r.end(process.argv[1])).listen({ fd: 3 }, () => console.log('listening'))";

let held: HeldPorts;
let children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await held.release();
});

const start = ({ socket }: HeldPort, name: string): ChildProcess => {
  const child = spawn(process.execPath, ['--eval', program, name], { stdio: ['ignore', 'pipe', 'inherit', socket] });
  children.push(child);
  return child;
};
const ask = async (port: number): Promise<string> => (await fetch(`http://${host}:${port}`, { headers: { connection: 'close' } })).text();
const bind = async (port: number): Promise<string> => {
  const server = createServer().listen(port, host);
  const outcome = await once(server, 'listening').then(
    () => 'taken',
    (error: NodeJS.ErrnoException) => error.code ?? '',
  );
  server.close();
  return outcome;
};

test('a child answers at its port; while it is dead nobody else gets the port, and who connects is answered by the next one', async () => {
  held = await holdPorts([
    { host, port: 0 },
    { host, port: 0 },
  ]);
  const [mine, other] = held.ports as [HeldPort, HeldPort];
  expect(other.port).not.toBe(mine.port);
  const first = start(mine, 'first');
  await once(first.stdout!, 'data');
  for (let call = 0; call < 20; call += 1) expect(await ask(mine.port)).toBe('first');

  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(await bind(mine.port)).toBe('EADDRINUSE');
  const answer = ask(mine.port);
  start(mine, 'second');
  expect(await answer).toBe('second');

  await held.release();
  expect(await bind(other.port)).toBe('taken');
});

test('a port that is taken is reported', async () => {
  held = await holdPorts([{ host, port: 0 }]);
  const { port = 0 } = held.ports[0] ?? {};
  await expect(holdPorts([{ host, port }])).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
