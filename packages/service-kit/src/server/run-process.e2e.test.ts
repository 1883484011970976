import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';

const source = (start: string): string => `
  import { runProcess } from '${new URL('./run-process.ts', import.meta.url).href}';
  const silence = () => undefined;
  process.send('begun');
  await runProcess({ debug: silence, info: silence, warn: silence, error: silence }, ${start});
  process.send('started');
`;

const run = async (start: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source(start)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => (signal as string | null) ?? (code as number));
  await once(child, 'message');
  return { child, ended };
};

const waitsForEver = '() => new Promise(() => setInterval(() => undefined, 1000))';
const runs =
  '() => { const timer = setInterval(() => undefined, 1000); return Promise.resolve({ close: async () => clearInterval(timer) }); }';

test('a process that still waits to start ends when its supervisor is gone', async () => {
  const { child, ended } = await run(waitsForEver);
  child.disconnect();
  expect(await ended).toBe(0);
});

test('a process that still waits to start ends when it is stopped', async () => {
  const { child, ended } = await run(waitsForEver);
  await new Promise((resolve) => setTimeout(resolve, 300));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a process that runs closes what it opened, then ends', async () => {
  for (const stop of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    const { child, ended } = await run(runs);
    await once(child, 'message');
    if (stop === 'disconnect') child.disconnect();
    else child.kill(stop);
    expect(await ended).toBe(0);
  }
});

test('a process that cannot start ends with an error', async () => {
  const { ended } = await run("() => Promise.reject(new Error('no'))");
  expect(await ended).toBe(1);
});
