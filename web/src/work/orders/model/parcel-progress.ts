import type { Parcel, ParcelStatus } from '#shared/api/types.ts';
import { leftOf } from './returned-pieces.ts';

/** The way of a parcel that nothing comes between. */
const usualWay = ['placed', 'confirmed', 'shipped', 'delivered'] as const satisfies readonly ParcelStatus[];

export interface ProgressStep {
  status: ParcelStatus;
  /** When it was; null for what is still to come. */
  at: string | null;
}

/** What has happened to a parcel, each step once, and what is still to come while it is under way. */
export function progressOf({ history, status, placedAt }: Pick<Parcel, 'history' | 'status' | 'placedAt'>): readonly ProgressStep[] {
  const steps = new Map<ParcelStatus, string>([['placed', placedAt]]);
  for (const entry of history) {
    // Of a parcel that a store has sent fewer of, the status is entered anew.
    if (!steps.has(entry.status)) steps.set(entry.status, entry.at);
  }
  const done = [...steps].map(([step, at]): ProgressStep => ({ status: step, at }));
  const next = usualWay.slice(usualWay.indexOf(status as (typeof usualWay)[number]) + 1);
  const isUnderWay = usualWay.some((step) => step === status);
  return isUnderWay ? [...done, ...next.filter((step) => !steps.has(step)).map((step) => ({ status: step, at: null }))] : done;
}

/** Whether its buyer may still cancel it: it has not left its store. */
export const mayCancel = ({ status }: Pick<Parcel, 'status'>): boolean => status === 'placed' || status === 'confirmed';

const isContested = ({ contest }: Pick<Parcel, 'contest'>): boolean => contest?.status === 'open';

/** Whether its buyer may confirm to have it, also after its store has; not while an admin decides about it. */
export const mayConfirm = ({ status, receivedAt, contest }: Pick<Parcel, 'status' | 'receivedAt' | 'contest'>): boolean =>
  !isContested({ contest }) && (status === 'shipped' || (status === 'delivered' && receivedAt === null));

/** Whether something of it may still be given back. */
export const mayReturn = ({ status, mayReturnUntil, items, contest }: Parcel, now = Date.now()): boolean =>
  !isContested({ contest }) &&
  (status === 'delivered' || status === 'returned') &&
  mayReturnUntil !== null &&
  Date.parse(mayReturnUntil) > now &&
  leftOf({ items }).length > 0;
