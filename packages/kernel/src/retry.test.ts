import { expect, test } from '@jest/globals';
import { silentLogger } from './logger.ts';
import { backoff, retry, untilReady } from './retry.ts';

test('waits double up to their limit, shortened by half at most, and start anew after a success', () => {
  const delays = backoff(100, 1_000);
  for (const longest of [100, 200, 400, 800, 1_000, 1_000]) {
    const ms = delays.next();
    expect(ms).toBeLessThanOrEqual(longest);
    expect(ms).toBeGreaterThanOrEqual(longest / 2);
  }
  delays.reset();
  expect(delays.next()).toBeLessThanOrEqual(100);
});

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

test('what is away is waited for, and a line is logged', async () => {
  const lines: unknown[] = [];
  let attempts = 0;
  const attempt = async (): Promise<number> => {
    attempts += 1;
    if (attempts === 1) throw new Error('refused');
    return attempts;
  };
  const logger = { ...silentLogger, warn: (fields: object, message: string) => void lines.push([fields, message]) };
  await expect(untilReady({ name: 'the database', attempt, isRetryable: () => true, logger })).resolves.toBe(2);
  expect(lines).toEqual([[{ reason: 'Error: refused' }, 'waiting for the database, 0 s so far']]);
});

test.each([
  ['what stays away is given up at the limit', true, 'the database was not ready within 0 s: Error: refused'],
  ['what waiting does not help against is given up at once', false, 'the database: Error: refused'],
])('%s, by its name', async (_, isRetryable, message) => {
  const cause = new Error('refused');
  const options = { name: 'the database', attempt: () => Promise.reject(cause), isRetryable: () => isRetryable, limitMs: 0 };
  const failure: unknown = await untilReady({ ...options, logger: silentLogger }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message, cause });
});
