import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { atMostEvery } from './follow-changes.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the first call is made at once, those that follow become one at the end of the pause, each key by itself', () => {
  const made: string[] = [];
  const seldom = atMostEvery(1_000, (key) => made.push(key));
  for (const key of ['bowl', 'bowl', 'bed', 'bowl']) seldom.call(key);
  expect(made).toEqual(['bowl', 'bed']);
  jest.advanceTimersByTime(999);
  expect(made).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(made).toEqual(['bowl', 'bed', 'bowl']);
  seldom.call('bowl');
  jest.advanceTimersByTime(10_000);
  expect(made).toEqual(['bowl', 'bed', 'bowl', 'bowl']);
  seldom.call('bowl');
  expect(made).toHaveLength(5);
});

test('once it is stopped nothing is called any more', () => {
  const made: string[] = [];
  const seldom = atMostEvery(1_000, (key) => made.push(key));
  seldom.call('bowl');
  seldom.call('bowl');
  seldom.stop();
  jest.advanceTimersByTime(10_000);
  expect(made).toEqual(['bowl']);
});
