import { instantAt } from '@paltu/reference';
import type { Query } from '#shared/navigation/page-path.ts';
import { dayAfter, todayInPakistan } from '#shared/vet/slot-days.ts';
import type { Appointment, VetSlot } from '#shared/api/types.ts';

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

/** What stands on the sheet of a day: a visit, or a time that nobody has booked. */
type DayEntry = { readonly visit: Appointment } | { readonly free: VetSlot };

const startOf = (entry: DayEntry): string => ('visit' in entry ? entry.visit : entry.free).startsAt;

/** Visits and free times of a day in their order. @param date in Pakistan, as `2026-05-01` */
export function dayEntries(visits: readonly Appointment[], slots: readonly VetSlot[], date: string): readonly DayEntry[] {
  const free = slots.filter((slot) => slot.date === date && slot.status === 'free');
  const entries: DayEntry[] = [...visits.map((visit) => ({ visit })), ...free.map((slot) => ({ free: slot }))];
  return entries.sort((one, other) => startOf(one).localeCompare(startOf(other)));
}

/** Who comes next, or is there now. */
export const nextVisit = (visits: readonly Appointment[], now = Date.now()): Appointment | undefined =>
  visits
    .filter(({ status, endsAt }) => status === 'booked' && Date.parse(endsAt) > now)
    .reduce<Appointment | undefined>((next, visit) => (next === undefined || visit.startsAt < next.startsAt ? visit : next), undefined);
