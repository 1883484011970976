import { execFileSync } from 'node:child_process';
import { expect, jest, test } from '@jest/globals';
import { collectAfterLoad } from './collect-after-load.ts';

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
  import { collectAfterLoad } from '${new URL('./collect-after-load.ts', import.meta.url).href}';
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
