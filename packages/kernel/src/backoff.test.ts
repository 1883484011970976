import { expect, test } from '@jest/globals';
import { backoff } from './backoff.ts';

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
