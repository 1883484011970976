import { clockTimeAt, instantAt } from '@paltu/reference';
import type { VetSlot } from '#shared/api/types.ts';
import { dayAfter } from '#shared/vet/slot-days.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** How far ahead the API takes slots, and how many at once. */
export const furthestDays = 90;
const furthestMs = furthestDays * dayMs;
/** So many slots to come may a vet have. */
export const mostToCome = 1_000;
const mostAtOnce = 200;

/** The times that are offered first; others can be typed. */
export const usualTimes = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;
/** In minutes. */
export const durations = ['15', '20', '30', '45', '60', '90', '120'] as const;

/** A slot that is wished for: day and time in Pakistan. */
export interface SlotWish {
  date: string;
  time: string;
  durationMinutes: number;
}

type KnownSlot = Pick<VetSlot, 'startsAt' | 'endsAt' | 'date' | 'time'>;

interface Span {
  from: number;
  until: number;
}

const spanOfSlot = ({ startsAt, endsAt }: KnownSlot): Span => ({ from: Date.parse(startsAt), until: Date.parse(endsAt) });

const spanOf = ({ durationMinutes, ...moment }: SlotWish): Span | undefined => {
  const from = instantAt(moment)?.getTime();
  return from === undefined ? undefined : { from, until: from + durationMinutes * minuteMs };
};

const isSame = (one: Span, other: Span): boolean => one.from === other.from && one.until === other.until;
const isOver = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;

/** "10:00–10:30", by the clock of Pakistan. */
export const rangeOf = ({ startsAt, endsAt }: Pick<KnownSlot, 'startsAt' | 'endsAt'>): string =>
  [startsAt, endsAt].map((instant) => clockTimeAt(new Date(instant)).time).join('–');

const rangeOfSpan = ({ from, until }: Span): string =>
  rangeOf({ startsAt: new Date(from).toISOString(), endsAt: new Date(until).toISOString() });

/** Why a wish cannot be met: `overlaps` names the time in its way. */
type WishProblem = { reason: 'unknown' | 'past' | 'far'; time: string } | { reason: 'overlaps'; time: string; other: string };

const timeProblem = (span: Span | undefined, time: string, now: number): WishProblem | undefined => {
  if (span === undefined) return { reason: 'unknown', time };
  if (span.from <= now) return { reason: 'past', time };
  return span.from > now + furthestMs ? { reason: 'far', time } : undefined;
};

/**
 * The first wish that cannot be met, by the rules of the API: in the future, within 90 days, over no other slot and no other wish. One
 * that is there already, with the same end, is the same slot.
 */
export function problemOf(wishes: readonly SlotWish[], known: readonly KnownSlot[], now = Date.now()): WishProblem | undefined {
  const taken = known.map(spanOfSlot);
  for (const wish of wishes) {
    const span = spanOf(wish);
    const problem = timeProblem(span, wish.time, now);
    if (problem || span === undefined) return problem;
    const other = taken.find((one) => isOver(one, span) && !isSame(one, span));
    if (other) return { reason: 'overlaps', time: wish.time, other: rangeOfSpan(other) };
    taken.push(span);
  }
  return undefined;
}

/** How a day is repeated. */
export interface Repetition {
  every: 'day' | 'week';
  /** So many times, the day itself apart. */
  times: number;
}

interface RepeatedDay {
  wishes: SlotWish[];
  /** Days that keep what they have: one of the times would lie over another, or is too far away. */
  leftOut: string[];
}

/** The slots of one day on the days after it. What is there already is not wished for again. */
export function repeatDay(
  slots: readonly KnownSlot[],
  known: readonly KnownSlot[],
  { every, times }: Repetition,
  now = Date.now(),
): RepeatedDay {
  const starts = new Set(known.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`));
  const repeated: RepeatedDay = { wishes: [], leftOut: [] };
  for (let n = 1; n <= times; n += 1) {
    const ofDay = slots.map((slot) => wishOn(slot, dayAfter(slot.date, every === 'day' ? n : 7 * n)));
    const missing = ofDay.filter((wish) => !starts.has(keyOf(wish)));
    if (problemOf(missing, known, now) === undefined) repeated.wishes.push(...missing);
    else repeated.leftOut.push(...new Set(ofDay.map(({ date }) => date)));
  }
  return repeated;
}

/** The last day that has slots; undefined without any. */
export const lastDayOf = (slots: readonly KnownSlot[]): string | undefined =>
  slots
    .map(({ date }) => date)
    .toSorted()
    .at(-1);

/**
 * The last week that has slots, again for as many of `most` weeks after it as can be offered whole. No weeks where that week has begun:
 * slots that are over are not known any more.
 */
export function moreWeeks(slots: readonly KnownSlot[], most: number, now = Date.now()): { weeks: number; wishes: SlotWish[] } {
  const last = lastDayOf(slots);
  if (last === undefined || dayAfter(last, -6) <= clockTimeAt(new Date(now)).date) return { weeks: 0, wishes: [] };
  const days = Array.from({ length: 7 }, (_none, n) => slots.filter(({ date }) => date === dayAfter(last, n - 6)));
  for (let weeks = most; weeks > 0; weeks -= 1) {
    const repeated = days.map((ofDay) => repeatDay(ofDay, slots, { every: 'week', times: weeks }, now));
    if (repeated.every(({ leftOut }) => leftOut.length === 0)) return { weeks, wishes: repeated.flatMap(({ wishes }) => wishes) };
  }
  return { weeks: 0, wishes: [] };
}

const wishOn = (slot: KnownSlot, date: string): SlotWish => {
  const { from, until } = spanOfSlot(slot);
  return { date, time: slot.time, durationMinutes: (until - from) / minuteMs };
};

const keyOf = (wish: SlotWish): string => {
  const span = spanOf(wish);
  return span === undefined ? '' : `${new Date(span.from).toISOString()} ${new Date(span.until).toISOString()}`;
};

/** Hours that are the same each week, by the clock of Pakistan. */
export interface WeeklyHours {
  /** Days of the week, Monday 0 to Sunday 6. */
  days: readonly number[];
  from: string;
  until: string;
  /** No visits between these; both empty for no break. */
  breakFrom: string;
  breakUntil: string;
  minutes: number;
  /** For so many weeks, this one the first. */
  weeks: number;
}

export type HoursProblem = 'days' | 'order' | 'break';

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minute: number): string => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const isBreakWhole = ({ from, until, breakFrom, breakUntil }: WeeklyHours): boolean =>
  breakFrom !== '' && breakUntil !== '' && from <= breakFrom && breakFrom < breakUntil && breakUntil <= until;

/** What is wrong with hours; undefined for those that can be kept. */
export function hoursProblem(hours: WeeklyHours): HoursProblem | undefined {
  const { days, from, until, breakFrom, breakUntil, minutes } = hours;
  if (days.length === 0) return 'days';
  if (from === '' || until === '' || minuteOf(from) + minutes > minuteOf(until)) return 'order';
  return `${breakFrom}${breakUntil}` === '' || isBreakWhole(hours) ? undefined : 'break';
}

/** Visits of a day one after the other: those that the break would cut begin after it. */
function timesOf({ from, until, breakFrom, breakUntil, minutes }: WeeklyHours): string[] {
  const times: string[] = [];
  const [pause, goOn] = breakFrom === '' ? [Infinity, Infinity] : [minuteOf(breakFrom), minuteOf(breakUntil)];
  let at = minuteOf(from);
  while (at + minutes <= minuteOf(until)) {
    if (at < goOn && at + minutes > pause) at = goOn;
    else {
      times.push(timeOf(at));
      at += minutes;
    }
  }
  return times;
}

/** Monday 0 to Sunday 6. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The slots that hours of the week make from today on. What is there stays: a day where one would lie over another is left out. */
export function repeatHours(hours: WeeklyHours, known: readonly KnownSlot[], now = Date.now()): RepeatedDay {
  const { date: today, time: clock } = clockTimeAt(new Date(now));
  const there = new Set(known.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`));
  const repeated: RepeatedDay = { wishes: [], leftOut: [] };
  const times = timesOf(hours);
  for (let n = 0; n <= Math.min(7 * hours.weeks, furthestDays) - weekdayOf(today) - 1; n += 1) {
    const date = dayAfter(today, n);
    if (!hours.days.includes(weekdayOf(date))) continue;
    const toCome = times.filter((time) => n > 0 || time > clock);
    const missing = toCome.map((time) => ({ date, time, durationMinutes: hours.minutes })).filter((wish) => !there.has(keyOf(wish)));
    if (problemOf(missing, known, now) === undefined) repeated.wishes.push(...missing);
    else repeated.leftOut.push(date);
  }
  return repeated;
}

/** As many calls as the API needs for so many slots. */
export function inCalls(wishes: readonly SlotWish[]): SlotWish[][] {
  const calls = Math.ceil(wishes.length / mostAtOnce);
  return Array.from({ length: calls }, (_none, index) => wishes.slice(index * mostAtOnce, (index + 1) * mostAtOnce));
}
