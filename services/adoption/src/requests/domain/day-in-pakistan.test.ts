import { expect, test } from '@jest/globals';
import { dayInPakistan } from './day-in-pakistan.ts';

test.each([
  ['2026-05-01T18:59:59.999Z', '2026-04-30T19:00:00.000Z'],
  ['2026-05-01T19:00:00.000Z', '2026-05-01T19:00:00.000Z'],
  ['2026-12-31T20:00:00.000Z', '2026-12-31T19:00:00.000Z'],
])('at %s the day in Pakistan has begun at %s and is 24 hours long', (now, start) => {
  const day = dayInPakistan(new Date(now));
  expect([day.start.toISOString(), day.end.getTime() - day.start.getTime()]).toEqual([start, 86_400_000]);
});
