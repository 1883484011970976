import { expect, test } from '@jest/globals';
import { waitingDays } from './waiting-days.ts';

const sentAt = '2026-11-01T09:00:00.000Z';
const after = (hours: number) => waitingDays(sentAt, Date.parse(sentAt) + hours * 3_600_000);

test('papers are urgent one day before they have waited for the three that were promised', () => {
  expect(after(23)).toEqual({ count: 0, isUrgent: false });
  expect(after(47)).toEqual({ count: 1, isUrgent: false });
  expect(after(48)).toEqual({ count: 2, isUrgent: true });
  expect(after(24 * 30)).toEqual({ count: 30, isUrgent: true });
});

test('a clock that is behind makes no negative days', () => {
  expect(after(-1)).toEqual({ count: 0, isUrgent: false });
});
