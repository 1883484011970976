import { instantAt } from '@paltu/reference';
import type { Query } from '#shared/navigation/page-path.ts';
import { dayAfter, todayInPakistan } from '#shared/vet/slot-days.ts';

/** The day in Pakistan that an address names, as `2026-05-01`; today where it names none. */
export function dayOf({ date = '' }: Query, now = Date.now()): string {
  return instantAt({ date, time: '00:00' }) === undefined ? todayInPakistan(now) : date;
}

/** The address of a day; today is the default. */
export function placeOfDay(date: string, now = Date.now()): Query {
  return date === todayInPakistan(now) ? {} : { date };
}

/** The days before and after. */
export const neighboursOf = (date: string) => ({ before: dayAfter(date, -1), after: dayAfter(date, 1) });
