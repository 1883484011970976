import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pausedPartitions } from './paused-partitions.ts';

const one = { topic: 'pets.pet.v1', partition: 1 };
const other = { topic: 'pets.pet.v1', partition: 2 };

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

test('a partition is paused longer each time it is interrupted again, until it makes progress; the others are not', () => {
  const paused = pausedPartitions();
  const first = paused.pause(one);
  expect([paused.has(one), paused.has(other)]).toEqual([true, false]);
  jest.advanceTimersByTime(Math.ceil(first));
  expect(paused.has(one)).toBe(false);
  expect(paused.pause(one)).toBeGreaterThan(first);
  paused.release([one]);
  expect(paused.pause(one)).toBeLessThanOrEqual(200);
});

test('one that is fetched while it is paused waits for what is left, and no longer', () => {
  const paused = pausedPartitions();
  const first = paused.pause(one);
  jest.advanceTimersByTime(60);
  expect(paused.pause(one)).toBe(first - 60);
  jest.advanceTimersByTime(Math.ceil(first) - 60);
  expect(paused.has(one)).toBe(false);
});
