import type { Parcel, ParcelStatus, Side } from './order.ts';

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** Until then after the delivery the buyer may ask to give something back. */
export const returnWithinMs = 7 * dayMs;
/** Until then the buyer may deny to have refused a parcel. */
export const contestWithinMs = 7 * dayMs;
/** So long after a parcel has come to its end its seller sees where it went. */
export const addressShownMs = 30 * dayMs;

interface Due {
  /** After the parcel got its status. */
  readonly afterMs: number;
  /** Who is waited for; nobody: then it ends. */
  readonly awaited: readonly Exclude<Side, 'product'>[];
}

/** What is due while a parcel has a status, in the order of time. */
const duesOf: Partial<Record<ParcelStatus, readonly Due[]>> = {
  placed: [
    { afterMs: dayMs, awaited: ['seller'] },
    { afterMs: 5 * dayMs, awaited: [] },
  ],
  shipped: [
    { afterMs: 7 * dayMs, awaited: ['seller', 'buyer'] },
    { afterMs: 14 * dayMs, awaited: ['admin'] },
  ],
  'return-asked': [
    { afterMs: 2 * dayMs, awaited: ['seller'] },
    { afterMs: 5 * dayMs, awaited: ['admin'] },
  ],
};

type Timed = Pick<Parcel, 'status' | 'statusAt' | 'remindersSent'>;

/** When the next reminder, or the end by silence, is due; null when nothing is waited for. */
export const nextDueAt = ({ status, statusAt, remindersSent }: Timed): Date | null => {
  const next = duesOf[status]?.[remindersSent];
  return next === undefined ? null : new Date(statusAt.getTime() + next.afterMs);
};

/** The last one that is due by now, and how many are; those before it that nobody received are not made up for. */
export const lastDueBy = ({ status, statusAt }: Timed, at: Date): { readonly due: Due | undefined; readonly count: number } => {
  const passed = (duesOf[status] ?? []).filter(({ afterMs }) => statusAt.getTime() + afterMs <= at.getTime());
  return { due: passed.at(-1), count: passed.length };
};
