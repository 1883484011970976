import { clockTimeAt, instantAt } from '@paltu/reference';

const dayMs = 86_400_000;

/** Today in Pakistan as `2026-05-01`, whatever the zone of the browser. */
export function todayInPakistan(now = Date.now()): string {
  return clockTimeAt(new Date(now)).date;
}

/** The day so many days after `date` (before it when negative), both as `2026-05-01`. */
export function dayAfter(date: string, days: number): string {
  const noon = instantAt({ date, time: '12:00' });
  return noon === undefined ? date : clockTimeAt(new Date(noon.getTime() + days * dayMs)).date;
}

/** `count` days in a row, from `first` on. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_none, index) => dayAfter(first, index));
}

export interface SlotDay<Slot> {
  /** In Pakistan, as `2026-05-01`. */
  date: string;
  slots: Slot[];
}

/** Slots by their day in Pakistan, days and slots in order; a day without any is left out. */
export function slotDays<Slot extends { date: string; startsAt: string }>(slots: readonly Slot[]): SlotDay<Slot>[] {
  const days = new Map<string, Slot[]>();
  for (const slot of [...slots].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))) {
    days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}
