import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { limitMemory, residentBytes, watchMemory } from '../src/decoding/picture-decoder.ts';

const megabyte = 1_048_576;
const program = join(import.meta.dirname, 'takes-memory.ts');

let child: ChildProcess;
beforeEach(async () => {
  child = fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await once(child, 'message');
});
afterEach(() => void child.kill('SIGKILL'));

const pid = (): number => child.pid as number;
/** Lets the process take so much native memory, and waits until it has it or is gone. */
const take = async (megabytes: number): Promise<'taken' | 'gone'> => {
  const gone = once(child, 'exit').then(() => 'gone' as const);
  child.send({ megabytes });
  return Promise.race([once(child, 'message').then(() => 'taken' as const), gone]);
};

test('the memory that a process holds is measured, native memory included', async () => {
  const before = (await residentBytes(pid())) as number;
  expect(await take(200)).toBe('taken');
  const after = (await residentBytes(pid())) as number;
  expect(after - before).toBeGreaterThan(190 * megabyte);
  expect(after - before).toBeLessThan(260 * megabyte);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await residentBytes(pid())).toBeUndefined();
});

test('the kernel refuses more than a limited process may have', async () => {
  const isLimited = await limitMemory(pid(), 100 * megabyte);
  expect(isLimited).toBe(process.platform === 'linux');
  expect(await take(50)).toBe('taken');
  if (isLimited) expect(await take(100)).toBe('gone');
});

test('a process that holds more than the limit is reported once', async () => {
  let reports = 0;
  const watch = watchMemory(pid(), { most: 200 * megabyte, everyMs: 10, onExceeded: () => void (reports += 1) });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(reports).toBe(0);
  await take(250);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  watch.stop();
  expect(reports).toBe(1);
});
