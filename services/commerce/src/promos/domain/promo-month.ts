import { clockTimeAt } from '@paltu/reference';

/** The month in Pakistan that this instant is in, as 2027-03: each has a budget of its own. */
export const promoMonthAt = (at: Date): string => clockTimeAt(at).date.slice(0, 7);
