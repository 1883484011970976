import { contestReturnWithinMs, contestWithinMs, nextDueAt } from '../orders/due-times.ts';
import { changedParcel, moved, parcelIn, unchanged, wrongStep, type OrderStep } from '../orders/order-changes.ts';
import type { Contest, ContestKind, HistoryEntry, Order, Parcel, ParcelId } from '../orders/order.ts';
import { isContestOpen, returnedLines } from './parcel.ts';

/** Where the history has that a return was refused by the last step that the parcel took; undefined when it was not. */
const lastRefusalIn = ({ status, history }: Pick<Parcel, 'status' | 'history'>): number | undefined => {
  const isStep = ({ code }: HistoryEntry): boolean => code === '';
  const last = history.findLastIndex(isStep);
  const before = history.slice(0, Math.max(0, last)).findLast(isStep);
  return status === 'delivered' && history[last]?.status === 'delivered' && before?.status === 'return-asked' ? last : undefined;
};

/** When the seller refused a return last; null when that never was. */
export const sellerRefusedReturnAt = ({ history }: Pick<Parcel, 'history'>): Date | null =>
  history.findLast(({ status, by }, index) => status === 'delivered' && by === 'seller' && history[index - 1]?.status === 'return-asked')
    ?.at ?? null;

interface Matter {
  readonly kind: ContestKind;
  readonly since: Date;
  readonly ms: number;
  /** It was contested, and maybe decided, before. */
  readonly isContested: boolean;
}

/** A refused return comes after the delivery was confirmed; an admin's refusal is final. */
const matterOfDelivered = (parcel: Parcel, deliveredAt: Date): Matter | undefined => {
  const { receivedAt, contest, history } = parcel;
  const at = lastRefusalIn(parcel);
  const refusal = at === undefined ? undefined : history[at];
  if (refusal?.by === 'seller') {
    const isContested = history.slice(at).some(({ code }) => code === 'contested');
    return { kind: 'return-refused', since: refusal.at, ms: contestReturnWithinMs, isContested };
  }
  if (receivedAt !== null) return undefined;
  return { kind: 'not-arrived', since: deliveredAt, ms: contestWithinMs, isContested: contest?.kind === 'not-arrived' };
};

/** What a buyer may contest, whenever it began. */
const matterOf = (parcel: Parcel): Matter | undefined => {
  const { status, statusAt, deliveredAt, contest } = parcel;
  if (status === 'refused') return { kind: 'refusal', since: statusAt, ms: contestWithinMs, isContested: contest?.kind === 'refusal' };
  return status === 'delivered' && deliveredAt !== null ? matterOfDelivered(parcel, deliveredAt) : undefined;
};

/** What the buyer of a parcel may contest now, and until when; null when there is nothing, or it was contested before. */
export const contestableNow = (parcel: Parcel, at: Date): { readonly kind: ContestKind; readonly until: Date } | null => {
  const matter = matterOf(parcel);
  if (matter === undefined || matter.isContested) return null;
  const until = new Date(matter.since.getTime() + matter.ms);
  return at > until ? null : { kind: matter.kind, until };
};

export interface ContestRequest {
  readonly parcelId: ParcelId;
  readonly kind: ContestKind;
  readonly reason: string;
}

/**
 * The buyer contests something about a parcel: an admin decides, and its money is pending until then. The same once more changes nothing.
 * @throws AppError `parcel.wrong-step`
 */
export const openContest = (order: Order, { parcelId, kind, reason }: ContestRequest, at: Date): OrderStep => {
  const parcel = parcelIn(order, parcelId);
  if (isContestOpen(parcel) && parcel.contest?.kind === kind) return unchanged(order);
  if (contestableNow(parcel, at)?.kind !== kind) throw wrongStep();
  const contest: Contest = { kind, status: 'open', reason, at, decision: '', decidedAt: null };
  const history = [...parcel.history, { status: parcel.status, at, by: 'buyer' as const, reason, code: 'contested' as const }];
  const contested = { ...parcel, contest, history, waitsForAdmin: true, remindersSent: 0 };
  return changedParcel(order, { ...contested, nextDueAt: nextDueAt(contested) }, { by: 'buyer', at });
};

/** What becomes of a parcel whose buyer is right; a refusal at the door just does not count. */
const upheldBy: Readonly<Record<ContestKind, (parcel: Parcel) => Partial<Parcel> & Pick<Parcel, 'status'>>> = {
  refusal: ({ status }) => ({ status }),
  'not-arrived': () => ({ status: 'lost' }),
  // Nothing has come back yet that could be sold again.
  'return-refused': (parcel) => ({ status: 'returned', lines: returnedLines(parcel, false) }),
};

export interface ContestDecision {
  readonly parcelId: ParcelId;
  readonly isUpheld: boolean;
  /** Both sides read it. */
  readonly reason: string;
}

/**
 * An admin decides a contest; the same decision once more changes nothing.
 * @throws AppError `parcel.wrong-step` unless it is contested, or once it is decided otherwise
 */
export const decideContest = (order: Order, { parcelId, isUpheld, reason }: ContestDecision, at: Date): OrderStep => {
  const parcel = parcelIn(order, parcelId);
  const { contest } = parcel;
  if (contest === null) throw wrongStep();
  const status = isUpheld ? 'upheld' : 'dismissed';
  if (contest.status === status) return unchanged(order);
  if (contest.status !== 'open') throw wrongStep();
  const decided = { ...parcel, contest: { ...contest, status, decision: reason, decidedAt: at } } as const;
  const { status: next, ...changes } = isUpheld ? upheldBy[contest.kind](parcel) : { status: parcel.status };
  const entry = { status: next, at, by: 'admin', reason, code: isUpheld ? 'contest-upheld' : 'contest-dismissed' } as const;
  if (next !== parcel.status) return changedParcel(order, moved(decided, entry, changes), entry);
  const stays = { ...decided, history: [...parcel.history, entry], waitsForAdmin: false, remindersSent: 0 };
  return changedParcel(order, { ...stays, nextDueAt: nextDueAt(stays) }, entry);
};
