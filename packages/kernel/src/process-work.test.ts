import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, jest } from '@jest/globals';
import { processWork, collectAfterLoad } from './process-work.ts';

let child: ChildProcess | undefined;

afterEach(() => void child?.kill('SIGKILL'));

test.each([
  ['has worked on a crowded machine', { worked: 40, load: 3, isSlow: true }],
  ['has worked on a machine that has time', { worked: 40, load: 1, isSlow: false }],
  ['has done nothing, however crowded the machine is', { worked: 1, load: 3, isSlow: false }],
])('slow is who %s', (_who, { worked, load, isSlow }) => {
  let ticks = 1_000;
  const work = processWork(1, { ticksOf: () => ticks, load: () => load });
  work.begin();
  ticks += worked;
  expect(work.isSlow()).toBe(isSlow);
});

test('nobody is slow where the system counts nothing', () => {
  const work = processWork(1, { ticksOf: () => undefined, load: () => 3 });
  work.begin();
  expect(work.isSlow()).toBe(false);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the CPU of a real process is counted', async () => {
  const program = 'const until = process.cpuUsage().user + 400_000; while (process.cpuUsage().user < until); console.log("worked")';
  child = spawn(
    process.execPath,
    ['--eval', `process.once("SIGUSR2", () => { ${program} }); setInterval(() => 0, 1_000); console.log("ready")`, '--', 'a) name'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const { pid = 0, stdout } = child;
  await once(stdout!, 'data');
  const work = processWork(pid, { load: () => 3 });
  work.begin();
  expect(work.isSlow()).toBe(false);
  child.kill('SIGUSR2');
  await once(stdout!, 'data');
  expect(work.isSlow()).toBe(true);
});

/** What each look finds, and how many collections there were after it. */
const collectionsAt = (shares: readonly number[]): number[] => {
  jest.useFakeTimers();
  const left = [...shares];
  let collections = 0;
  collectAfterLoad({ collect: () => (collections += 1), busyShare: () => left.shift() ?? 0, everyMs: 10 });
  const found = shares.map(() => {
    jest.advanceTimersByTime(10);
    return collections;
  });
  jest.useRealTimers();
  return found;
};

test('what a start left is collected once, when the process has rested twice', () => {
  expect(collectionsAt([0.9, 0.01, 0.3, 0.01, 0.01, 0.01, 0.01])).toEqual([0, 0, 0, 0, 1, 1, 1]);
});

test('what a load left is collected after it, and a few calls are no load', () => {
  expect(collectionsAt([0, 0, 0.1, 0, 0, 0.5, 0.9, 0, 0, 0])).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
});

/**
 * Keeps some 40 MB through collections, lets go of them, and reports how many MB of its heap are in use when they are gone, or after 2 s.
 */
const load = `
  import { collectAfterLoad } from '${new URL('./process-work.ts', import.meta.url).href}';
  collectAfterLoad({ everyMs: 50 });
  globalThis.kept = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
  globalThis.kept = undefined;
  const used = () => process.memoryUsage().heapUsed / 1_048_576;
  const deadline = performance.now() + 2_000;
  while (used() > 30 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  process.stdout.write(String(used()));
`;
const megabytesAfter = (...flags: string[]): number =>
  Number(execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', load], { encoding: 'utf8' }));

test('a process that may collect gives back what its load left, and one that may not keeps it', () => {
  expect(megabytesAfter('--expose-gc')).toBeLessThan(30);
  expect(megabytesAfter()).toBeGreaterThan(30);
});
