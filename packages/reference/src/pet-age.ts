import { clockTimeAt } from './day-in-pakistan.ts';
import { plainAge, type AgeUnit, type PlainAge } from './plain-age.ts';
import { typedAge, whole } from './typed-age.ts';

const dayMs = 24 * 60 * 60_000;

/** The day so many months and then days before a day, both as `2026-10-31`; the last one of a month that is too short. */
const dayBefore = (day: string, months: number, days = 0): string => {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const dayOfMonth = Math.min(date.getUTCDate(), lastOfMonth);
  return new Date(Date.UTC(year, month, dayOfMonth - days)).toISOString().slice(0, 10);
};

const dayOf = (at: Date): string => clockTimeAt(at).date;

/**
 * From which day (`2026-08-03`) on the months of a pet are counted whose age was typed at `typedAt`: an estimate, since a part of a month is as
 * many of 28 days. Null where the age is not known.
 */
export const bornOn = (age: string, typedAt: Date): string | null => {
  const typed = typedAge(age);
  if (typed === null) return null;
  const months = whole(typed.months);
  return dayBefore(dayOf(typedAt), months, Math.max(0, whole((typed.months - months) * 28)));
};

/** The last day on which one may be born who is so many months old at `now`. */
export const bornBy = (months: number, now: Date): string => dayBefore(dayOf(now), months);

/** Whole months at `at` of one who was born on that day. */
export const monthsSince = (born: string, at: Date): number => {
  const [from, to] = [new Date(born), new Date(dayOf(at))];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return Math.max(0, born <= bornBy(months, at) ? months : months - 1);
};

/** An age as typed, when, and the day of birth by that; of one that was typed before these were kept nothing has passed. */
export interface DatedAge {
  readonly age: string;
  readonly agedAt?: Date | string | null | undefined;
  readonly bornOn?: string | null | undefined;
}

/** Whole days at `now`; null where the age is not known. */
export const daysOld = ({ age, agedAt }: Omit<DatedAge, 'bornOn'>, now: Date): number | null => {
  const passed = Date.parse(dayOf(now)) - Date.parse(dayOf(new Date(agedAt ?? now)));
  const typed = typedAge(age);
  return typed && typed.days + Math.max(0, passed / dayMs);
};

/** Whether an age that was so many months is one in years, to its owner. */
const isTypedInYears = (age: string, months: number): boolean => {
  const unit = plainAge(age)?.unit;
  return unit === 'year' || (unit === undefined && months > 0 && months % 12 === 0);
};

const twoYears = 24;

const grownFrom = (then: number, today: number, isInYears: boolean): PlainAge | undefined => {
  const years = Math.floor(today / 12);
  if (isInYears ? years <= Math.floor(then / 12) : today <= then) return undefined;
  return isInYears || (then < twoYears && today >= twoYears) ? { count: years, unit: 'year' } : { count: today, unit: 'month' };
};

/** The age at `now`, in years where it was typed so or has come to two; undefined while what was typed still holds, and where it is not known. */
export const grownAge = ({ age, agedAt, bornOn: born }: DatedAge, now: Date): PlainAge | undefined => {
  if (!agedAt || !born) return undefined;
  const [then, today] = [monthsSince(born, new Date(agedAt)), monthsSince(born, now)];
  return grownFrom(then, today, isTypedInYears(age, then));
};

/** One of a unit, and several. */
const units: Readonly<Record<'en' | 'ur', Readonly<Record<AgeUnit, readonly [one: string, several: string]>>>> = {
  en: { day: ['day', 'days'], week: ['week', 'weeks'], month: ['month', 'months'], year: ['year', 'years'] },
  ur: { day: ['دن', 'دن'], week: ['ہفتہ', 'ہفتے'], month: ['ماہ', 'ماہ'], year: ['سال', 'سال'] },
};

/** The age at `now` in words; one that has not grown and is not plain as its owner wrote it. The web app has the same words. */
export const ageIn = (language: 'en' | 'ur', pet: DatedAge, now: Date): string => {
  const age = grownAge(pet, now) ?? plainAge(pet.age);
  return age ? `${age.count} ${units[language][age.unit][age.count === 1 ? 0 : 1]}` : pet.age;
};
