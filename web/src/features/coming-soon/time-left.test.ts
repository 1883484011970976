import { expect, test } from '@jest/globals';
import { timeLeft } from './countdown.tsx';

test('a countdown of 30 days starts with 30 days, and after a second it is a second less', () => {
  const span = 30 * 24 * 60 * 60 * 1000;
  expect(timeLeft(span)).toEqual({ days: 30, hours: 0, minutes: 0, seconds: 0 });
  expect(timeLeft(span - 1000)).toEqual({ days: 29, hours: 23, minutes: 59, seconds: 59 });
});

test('a countdown that is over stays at nothing', () => {
  expect(timeLeft(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
