import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { findFreePort } from '@paltu/local-postgres';
import { eventually } from '@paltu/testing';
import { bundledProgram } from '@paltu/testing/service';

let watch: ChildProcess;
let output: string;
afterEach(() => void watch.kill('SIGKILL'));

/** The watched program answers at `url`. */
const start = async (variables: Record<string, string> = {}): Promise<string> => {
  const port = await findFreePort();
  const [{ file, environment }, service] = [
    bundledProgram('deploy/cluster/src/watch/main.ts'),
    bundledProgram('deploy/local/test/fixtures/fake-service.ts'),
  ];
  const command = ['--no-warnings', file, process.execPath, '--no-warnings', service.file];
  watch = spawn(process.execPath, command, {
    env: { ...environment, PORT: String(port), HOST: '127.0.0.1', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  output = '';
  watch.stdout?.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  return `http://127.0.0.1:${port}`;
};
const pidAt = (url: string): Promise<number> =>
  eventually(async () => {
    const answer = await fetch(`${url}/environment`).catch(() => undefined);
    return ((await answer?.json()) as { pid: number } | undefined)?.pid;
  }, 'the program answers');
const isThere = (pid: number): boolean => {
  try {
    return !readFileSync(`/proc/${pid}/status`, 'utf8').includes('State:\tZ');
  } catch {
    return false;
  }
};

test('a program that hangs is killed, and the one that watches ends, so that the container is replaced', async () => {
  const pid = await pidAt(await start());
  // One that has never answered may take its time, so the one that watches must have asked.
  await sleep(1_000);
  process.kill(pid, 'SIGSTOP');
  const [code] = (await once(watch, 'exit')) as [number];
  expect(code).toBe(137);
  expect(isThere(pid)).toBe(false);
  expect(JSON.parse(output)).toMatchObject({ level: 50, service: 'watch', msg: 'does not answer and is killed' });
}, 60_000);

test('a program that is asked to stop is left to its end, however long it is silent', async () => {
  const port = await findFreePort();
  const silentAtItsEnd = `
    require('node:http').createServer((request, response) => response.end()).listen(${port}, '127.0.0.1');
    process.once('SIGTERM', () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
      process.exit(4);
    });`;
  const { file, environment } = bundledProgram('deploy/cluster/test/fixtures/impatient-watch.ts');
  watch = spawn(process.execPath, ['--no-warnings', file, process.execPath, '--eval', silentAtItsEnd], {
    env: { ...environment, PORT: String(port) },
    stdio: 'inherit',
  });
  await eventually(() => fetch(`http://127.0.0.1:${port}`).catch(() => undefined), 'the program answers');
  // The one that watches has had an answer too by then.
  await sleep(300);
  watch.kill('SIGTERM');
  expect(await once(watch, 'exit')).toEqual([4, null]);
});

test('a program that is asked to stop ends by itself, and its exit code is that of the container', async () => {
  await pidAt(await start());
  watch.kill('SIGTERM');
  expect(await once(watch, 'exit')).toEqual([0, null]);
  await start({ FAKE_BROKEN: '1' });
  expect(await once(watch, 'exit')).toEqual([3, null]);
});
