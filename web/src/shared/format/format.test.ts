import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import { formatAmount, formatDate, formatDay, formatDayOfYear, formatDays, formatPrice, formatSince, formatWeekday } from './format.ts';

const t = ((key: string, values: Record<string, unknown> = {}) => `${key} ${Object.values(values).join()}`.trim()) as unknown as TFunction;
const now = Date.parse('2026-03-10T12:00:00Z');
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();

test('a price of nothing is free', () => {
  expect(formatPrice(t, 0)).toBe('shell:price.free');
  expect(formatPrice(t, 25_000)).toBe('shell:price.amount 25,000');
});

test('an amount of nothing is still an amount', () => {
  expect(formatAmount(t, 0)).toBe('shell:price.amount 0');
  expect(formatAmount(t, 25_000)).toBe('shell:price.amount 25,000');
});

test.each([
  [0, 'shell:time.today'],
  [1, 'shell:time.day 1'],
  [6, 'shell:time.day 6'],
  [7, 'shell:time.week 1'],
  [29, 'shell:time.week 4'],
  [60, 'shell:time.month 2'],
])('%i days ago reads %s', (days, text) => {
  expect(formatSince(t, ago(days), now)).toBe(text);
});

test('dates are those of Pakistan, with Latin digits in both languages', () => {
  expect(formatDate('en', '2026-03-02T20:00:00Z')).toBe('3 March 2026');
  expect(formatDate('ur', '2026-03-02T20:00:00Z')).toMatch(/3 مارچ.* 2026/);
});

test('the days of the week begin with Monday', () => {
  expect([formatWeekday('en', 0), formatWeekday('en', 6), formatWeekday('ur', 0)]).toEqual(['Monday', 'Sunday', 'پیر']);
});

test('a day is written by its weekday and month, with Latin digits in both languages', () => {
  expect(formatDay('en', '2026-05-01')).toBe('Friday 1 May');
  expect(formatDay('en', '2026-05-01', 'short')).toBe('Fri 1 May');
  expect(formatDay('ur', '2026-05-01')).toMatch(/جمعہ.* 1 مئی/);
  expect(formatDayOfYear('en', '2026-05-01')).toMatch(/^Friday,? 1 May 2026$/);
  expect(formatDayOfYear('ur', '2026-05-01')).toMatch(/جمعہ.* 1 مئی،? 2026/);
});

test('days between which something happens are written once, with what they share', () => {
  expect(formatDays('en', '2026-12-03', '2026-12-07')).toBe('3\u2009–\u20097 December');
  expect(formatDays('en', '2026-11-30', '2026-12-04')).toBe('30 November\u2009–\u20094 December');
  expect(formatDays('en', '2026-12-03', '2026-12-03')).toBe('3 December');
  expect(formatDays('ur', '2026-12-03', '2026-12-07')).toBe('3–7 دسمبر');
});
