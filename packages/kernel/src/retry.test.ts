import { expect, test } from '@jest/globals';
import { retry } from './retry.ts';

/** Fails so many times, then answers. */
const failing = (times: number) => {
  const counts: number[] = [];
  const waits: number[] = [];
  const attempt = async (count: number): Promise<string> => {
    counts.push(count);
    if (count <= times) throw new Error(`attempt ${count}`);
    return 'done';
  };
  return { attempt, counts, waits, wait: async (ms: number) => void waits.push(ms) };
};
const threeDelays = (failures: number): number | undefined => [10, 20, 30][failures - 1];

test('an attempt is repeated after each delay until it succeeds', async () => {
  const { counts, waits, ...work } = failing(2);
  await expect(retry({ ...work, isRetryable: () => true, delayMs: threeDelays })).resolves.toBe('done');
  expect([counts, waits]).toEqual([
    [1, 2, 3],
    [10, 20],
  ]);
});

test('when no delay is left the last error is thrown', async () => {
  const { counts, waits, ...work } = failing(9);
  await expect(retry({ ...work, isRetryable: () => true, delayMs: threeDelays })).rejects.toThrow('attempt 4');
  expect([counts.length, waits]).toEqual([4, [10, 20, 30]]);
});

test('an error against which nothing helps is thrown at once', async () => {
  const { counts, waits, ...work } = failing(9);
  const isRetryable = (error: unknown): boolean => !String(error).includes('attempt 2');
  await expect(retry({ ...work, isRetryable, delayMs: threeDelays })).rejects.toThrow('attempt 2');
  expect(waits).toEqual([10]);
});
