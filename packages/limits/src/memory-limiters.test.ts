import { describe, expect, test } from '@jest/globals';
import { memoryLimiters, memoryMarks } from './memory-limiters.ts';
import { marksContract, rateLimiterContract } from './rate-limiter-contract.ts';

rateLimiterContract(async () => memoryLimiters());

describe('marks in memory', () => {
  marksContract(async () => memoryLimiters());

  test('are only so many: then the oldest go', async () => {
    const [marks, until] = [memoryMarks(2), new Date(Date.now() + 60_000)];
    for (const key of ['a', 'b', 'c']) expect(await marks.set(key, until)).toBe(true);
    expect([await marks.set('c', until), await marks.set('b', until), await marks.set('a', until)]).toEqual([false, false, true]);
  });
});
