const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Pakistan is five hours ahead all year. */
const aheadMs = 5 * 60 * minuteMs;

/** The day in Pakistan that `now` is in: its first instant, and the first of the next. */
export const dayInPakistan = (now: Date): { readonly start: Date; readonly end: Date } => {
  const startMs = Math.floor((now.getTime() + aheadMs) / dayMs) * dayMs - aheadMs;
  return { start: new Date(startMs), end: new Date(startMs + dayMs) };
};

/** Day (`2026-05-01`) and clock time (`09:00`) in Pakistan. */
export interface ClockTime {
  readonly date: string;
  readonly time: string;
}

/** What calendar and clock show in Pakistan at `at`; seconds are left out. */
export const clockTimeAt = (at: Date): ClockTime => {
  const [date = '', time = ''] = new Date(at.getTime() + aheadMs).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
};

/** The month in Pakistan that this instant is in, as 2027-03. */
export const monthInPakistan = (at: Date): string => clockTimeAt(at).date.slice(0, 7);

/** When it is that day and time in Pakistan; undefined when there is no such day or time. */
export const instantAt = ({ date, time }: ClockTime): Date | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const shown = new Date(`${date}T${time}:00.000Z`);
  // A day such as the 31st of April would become another one.
  if (Number.isNaN(shown.getTime()) || !shown.toISOString().startsWith(`${date}T${time}`)) return undefined;
  return new Date(shown.getTime() - aheadMs);
};

const isWorkingDay = (at: Date): boolean => {
  const weekday = new Date(at.getTime() + aheadMs).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** The same clock time so many working days later, Monday to Friday in Pakistan; public holidays are taken for working days. @param days at least 1 */
export const afterWorkingDays = (from: Date, days: number): Date => {
  let at = from;
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + dayMs);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
};
