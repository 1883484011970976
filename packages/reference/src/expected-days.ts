import { clockTimeAt } from './day-in-pakistan.ts';

/** In how many days a store hands over what was ordered: what it can choose, and what holds unless it does. */
export const handlingDays = { least: 1, most: 7, usual: 2 } as const;

/** How many days a courier takes. */
const courierDays = { sameCity: { least: 1, most: 2 }, elsewhere: { least: 2, most: 5 } } as const;

const dayMs = 24 * 60 * 60_000;

/** So many days later; Sundays are not counted. */
const daysAfter = (day: string, days: number): string => {
  let at = Date.parse(day);
  for (let left = days; left > 0;) {
    at += dayMs;
    if (new Date(at).getUTCDay() !== 0) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
};

/** Days in Pakistan, such as 2026-12-05. */
export interface ExpectedDays {
  readonly from: string;
  readonly until: string;
}

/**
 * Between which days a parcel should arrive.
 * @param at when it is ordered, or given to its courier @param handling days until the store hands it over; 0 once it has
 * @param isSameCity undefined while it is not known where it goes
 */
export const expectedDays = (at: Date, handling: number, isSameCity: boolean | undefined): ExpectedDays => {
  const { date } = clockTimeAt(at);
  const { least } = isSameCity === false ? courierDays.elsewhere : courierDays.sameCity;
  const { most } = isSameCity === true ? courierDays.sameCity : courierDays.elsewhere;
  return { from: daysAfter(date, handling + least), until: daysAfter(date, handling + most) };
};
