import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
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

const askSocket = async (socketPath: string): Promise<string> => {
  const [answer] = (await once(get({ socketPath, agent: false }), 'response')) as [IncomingMessage];
  return text(answer);
};

test('a service answers at its Unix socket, which only we may open; while it is dead callers wait, and one that stops ends its answers first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paltu-held-'));
  const path = join(folder, 'a.sock');
  writeFileSync(path, 'of a process that was killed');
  held = await holdPorts([{ host, port: 0, path }]);
  const { socket, unixSocket } = held.ports[0] as HeldPort;
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const service = `
    import { listen } from '${import.meta.resolve('@paltu/service-kit')}';
    const answer = (request, response) => setTimeout(() => response.end(process.argv[1]), 300);
    const listening = await listen(answer, { host: '', port: 0, descriptor: 3, socket: 4 });
    process.on('SIGTERM', () => listening.close().then(() => process.exit(0)));
    console.log('listening');`;
  const startOne = async (name: string): Promise<ChildProcess> => {
    const stdio: StdioOptions = ['ignore', 'pipe', 'inherit', socket, unixSocket];
    const child = spawn(process.execPath, ['--input-type=module', '--eval', service, name], { stdio });
    children.push(child);
    await once(child.stdout!, 'data');
    return child;
  };
  const first = await startOne('first');
  expect(await askSocket(path)).toBe('first');
  const last = askSocket(path);
  await sleep(100);
  first.kill('SIGTERM');
  expect(await last).toBe('first');
  if (first.exitCode === null) await once(first, 'exit');
  expect(first.exitCode).toBe(0);
  const waiting = askSocket(path);
  await startOne('second');
  expect(await waiting).toBe('second');
  rmSync(folder, { recursive: true });
});
