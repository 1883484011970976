import { expectedDays, returnWithinDays } from '@paltu/reference';
import type { Expected, HistoryEntry, Parcel, ParcelStatus, Side } from './order.ts';

export const hourMs = 60 * 60_000;

export const dayMs = 24 * hourMs;

/** How long after the delivery the buyer may ask for a return. */
export const returnWithinMs = returnWithinDays * dayMs;

/** How long the buyer may contest that a return was refused. */
export const contestReturnWithinMs = 3 * dayMs;

/** How long the buyer may contest that they refused a parcel, or that one came that was reported as delivered. */
export const contestWithinMs = 7 * dayMs;

/** How long a store has to confirm that it gave back what it owes, before the buyer may contest that it did not. */
export const giveBackWithinMs = 3 * dayMs;

/** How long after the end of a parcel its seller sees the address. */
export const addressShownMs = 30 * dayMs;

/** How long nobody reports on a parcel that is on its way before an admin is asked. */
export const silentMs = 14 * dayMs;

/** How long the seller of a confirmed parcel is suspended before it is cancelled: as long as a seller has to confirm one. */
const awayMs = 5 * dayMs;

/** How long a contest waits before the admins are notified once more. */
const decideWithinMs = 2 * dayMs;

interface Due {
  /** After the parcel got its status. */
  readonly afterMs: number;
  /** Who is reminded; empty when the parcel is cancelled then. */
  readonly awaited: readonly Exclude<Side, 'product'>[];
}

/** Reminders while a parcel has a status, in the order of time. */
const duesOf: Partial<Record<ParcelStatus, readonly Due[]>> = {
  placed: [
    { afterMs: dayMs, awaited: ['seller'] },
    { afterMs: awayMs, awaited: [] },
  ],
  shipped: [
    { afterMs: 7 * dayMs, awaited: ['seller', 'buyer'] },
    { afterMs: silentMs, awaited: ['admin'] },
  ],
  'return-asked': [
    { afterMs: 2 * dayMs, awaited: ['seller'] },
    { afterMs: 5 * dayMs, awaited: ['admin'] },
  ],
};

type Timed = Pick<Parcel, 'status' | 'statusAt' | 'remindersSent'> & Partial<Pick<Parcel, 'contest' | 'history'>>;

// What is paid late is sent after all only where the store is there.
export const presenceCodes: readonly HistoryEntry['code'][] = ['store-away', 'store-back', 'paid-late'];

/** Since when the seller is suspended; undefined while they are not. */
export const storeAwaySince = ({ history = [] }: Pick<Timed, 'history'>): Date | undefined => {
  const last = history.findLast(({ code }) => presenceCodes.includes(code));
  return last?.code === 'store-away' ? last.at : undefined;
};

const contestDues: readonly Due[] = [{ afterMs: decideWithinMs, awaited: ['admin'] }];

const awayDues: readonly Due[] = [{ afterMs: awayMs, awaited: [] }];

/** While something is contested nothing else is waited for. What is not confirmed yet ends by its own time. */
const duesFor = ({ status, statusAt, contest = null, history }: Timed): { readonly since: number; readonly dues: readonly Due[] } => {
  if (contest?.status === 'open') return { since: contest.at.getTime(), dues: contestDues };
  const away = status === 'confirmed' ? storeAwaySince({ history }) : undefined;
  if (away !== undefined) return { since: Math.max(away.getTime(), statusAt.getTime()), dues: awayDues };
  return { since: statusAt.getTime(), dues: duesOf[status] ?? [] };
};

/** When the next reminder, or the cancellation, is due; null when nothing is awaited. */
export const nextDueAt = (parcel: Timed): Date | null => {
  const { since, dues } = duesFor(parcel);
  const next = dues[parcel.remindersSent];
  return next === undefined ? null : new Date(since + next.afterMs);
};

/** The last reminder that is due by now, and how many are due; missed ones before it are skipped. */
export const lastDueBy = (parcel: Timed, at: Date): { readonly due: Due | undefined; readonly count: number } => {
  const { since, dues } = duesFor(parcel);
  const passed = dues.filter(({ afterMs }) => since + afterMs <= at.getTime());
  return { due: passed.at(-1), count: passed.length };
};

/** When a parcel should arrive that its store can send from `at` on. */
export const expectedOf = (of: Pick<Expected, 'sendsWithinDays' | 'isSameCity'>, at: Date): Expected => ({
  ...of,
  ...expectedDays(at, of.sendsWithinDays, of.isSameCity),
});

/** The same, reckoned anew. */
export const expectedAnew = ({ expected }: Pick<Parcel, 'expected'>, at: Date): Parcel['expected'] => expected && expectedOf(expected, at);

/** When one should arrive that went to its courier at `at`. */
export const expectedOnItsWay = ({ expected }: Pick<Parcel, 'expected'>, at: Date): Parcel['expected'] =>
  expected && { ...expected, ...expectedDays(at, 0, expected.isSameCity) };
