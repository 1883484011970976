import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { silentLogger, throttledWarn, throttledWarnOfEach } from './logger.ts';

let written: string[] = [];

const logger = { ...silentLogger, warn: (_fields: object, message: string) => void written.push(message) };

beforeEach(() => {
  written = [];
  jest.useFakeTimers();
});

afterEach(() => void jest.useRealTimers());

test('what lasts is written once in each pause', () => {
  const warn = throttledWarn(logger, 1_000);
  for (const message of ['away', 'away, too']) warn({}, message);
  jest.advanceTimersByTime(1_000);
  warn({}, 'still away');
  expect(written).toEqual(['away', 'still away']);
});

test('one caller who is loud hides no other', () => {
  const warn = throttledWarnOfEach(logger, 1_000);
  for (const key of ['loud', 'loud', 'quiet', 'loud']) warn(key, {}, key);
  jest.advanceTimersByTime(1_000);
  warn('loud', {}, 'loud again');
  expect(written).toEqual(['loud', 'quiet', 'loud again']);
});

test('a hundred are named in one pause, and no more', () => {
  const warn = throttledWarnOfEach(logger, 1_000);
  for (let key = 0; key < 150; key += 1) warn(String(key), {}, 'a caller');
  expect(written).toHaveLength(100);
  jest.advanceTimersByTime(1_000);
  warn('149', {}, 'a caller');
  expect(written).toHaveLength(101);
});
