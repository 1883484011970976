/** A day in Pakistan, such as `2026-05-01`, and how many slots of a vet are on it. */
export interface SlotDay {
  readonly date: string;
  readonly free: number;
  readonly booked: number;
}

const shownDays = 3;

/** The days whose slots are shown to somebody who names none: the first on which there is time; where there is none, the first of all. */
export const firstDays = (days: readonly SlotDay[]): readonly SlotDay[] => {
  const open = days.filter(({ free }) => free > 0);
  return (open.length > 0 ? open : days).slice(0, shownDays);
};
