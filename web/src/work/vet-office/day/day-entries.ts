import type { Appointment, VetSlot } from '#shared/api/types.ts';

/** What stands on the sheet of a day: a visit, or a time that nobody has booked. */
export type DayEntry = { readonly visit: Appointment } | { readonly free: VetSlot };

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
