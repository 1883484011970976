import { clockTimeAt, instantAt } from '@paltu/reference';
import type { Frequency } from './saved-search.ts';

const digestTime = '08:00';
/** Saturday, when families go and look at pets. */
const digestDay = 6;
const dayMs = 24 * 60 * 60_000;

const isDigestDay = (date: string, frequency: Frequency): boolean =>
  frequency === 'daily' || new Date(`${date}T00:00:00Z`).getUTCDay() === digestDay;

/** When what was found at `at` is mailed: at eight in Pakistan, of weekly searches on Saturday. */
export const digestAt = (frequency: Frequency, at: Date): Date => {
  for (let days = 0; days <= 8; days += 1) {
    const { date } = clockTimeAt(new Date(at.getTime() + days * dayMs));
    const due = instantAt({ date, time: digestTime });
    if (due !== undefined && due > at && isDigestDay(date, frequency)) return due;
  }
  throw new Error('no day of a week is the day of a digest');
};
