import { refusal } from '@paltu/kernel';
import { contestWithinMs, giveBackWithinMs } from '../orders/due-times.ts';
import { holderOf, isSameReference } from '../orders/order-amounts.ts';
import { parcelIn, unchanged, type OrderStep, type RefundEvent } from '../orders/order-changes.ts';
import type { Order, Refund, RefundId } from '../orders/order.ts';
import type { StorePosition } from './refund.ts';

export const refundNotFound = refusal('not-found', 'refund.not-found', 'Refund not found');

export const refundAlreadyPaid = refusal('conflict', 'refund.already-paid', 'This refund was paid by another transfer already');

export const refundBeyondHeld = refusal('conflict', 'refund.beyond-held', 'Paltu does not have this money of the store');

export const refundWrongStep = refusal('conflict', 'refund.wrong-step', 'This is not possible with this refund now. Please reload it.');

/** @throws AppError `refund.not-found` */
export const refundIn = ({ refunds }: Pick<Order, 'refunds'>, id: RefundId): Refund => {
  const found = refunds.find((refund) => refund.id === id);
  if (found === undefined) throw refundNotFound();
  return found;
};

const changed = (order: Order, refund: Refund, type: RefundEvent['type'], at: Date): OrderStep => {
  const refunds = order.refunds.map((one) => (one.id === refund.id ? refund : one));
  const state = { ...order, version: order.version + 1, updatedAt: at, refunds };
  return { state, events: [{ type, order: state, refund, at }] };
};

/**
 * An admin records the transfer to the buyer; recording it again changes nothing. @param position of the store whose ledger it is booked in;
 * undefined for what was never delivered
 * @throws AppError `refund.beyond-held` for what Paltu does not have, `refund.already-paid` by another transfer
 */
export const payRefund = (
  order: Order,
  { id, reference }: { readonly id: RefundId; readonly reference: string },
  position: StorePosition | undefined,
  at: Date,
): OrderStep => {
  const refund = refundIn(order, id);
  if (refund.status === 'paid' && isSameReference(refund.reference, reference)) return unchanged(order);
  if (refund.paidAt !== null) throw refundAlreadyPaid();
  const isHeld = position === undefined || refund.amount <= position.held + position.due;
  if (refund.owedBy !== 'paltu' || !isHeld) throw refundBeyondHeld();
  return changed(order, { ...refund, status: 'paid', reference, paidAt: at }, 'RefundPaid', at);
};

/** The store confirms that it gave back what it owes. @param reference of a transfer; may be empty @throws AppError `refund.wrong-step` */
export const giveBack = (order: Order, { id, reference }: { readonly id: RefundId; readonly reference: string }, at: Date): OrderStep => {
  const refund = refundIn(order, id);
  if (refund.status === 'given-back') return unchanged(order);
  if (refund.status !== 'owed-by-store' || refund.contest?.status === 'open') throw refundWrongStep();
  return changed(order, { ...refund, status: 'given-back', reference, paidAt: at }, 'RefundPaid', at);
};

/** From when to when the buyer may contest what a store owes, or confirms to have given back; undefined when there is nothing to contest. */
export const contestable = ({
  status,
  contest,
  dueAt,
  paidAt,
}: Refund): { readonly from: Date; readonly until: Date | null } | undefined => {
  if (contest?.status === 'open') return undefined;
  if (status === 'owed-by-store') return { from: new Date(dueAt.getTime() + giveBackWithinMs), until: null };
  if (status !== 'given-back' || paidAt === null || contest?.status === 'dismissed') return undefined;
  return { from: paidAt, until: new Date(paidAt.getTime() + contestWithinMs) };
};

/** The buyer did not get what the store owes, or confirms to have given back: an admin decides. @throws AppError `refund.wrong-step` */
export const contestRefund = (order: Order, { id, reason }: { readonly id: RefundId; readonly reason: string }, at: Date): OrderStep => {
  const refund = refundIn(order, id);
  if (refund.contest?.status === 'open') return unchanged(order);
  const times = contestable(refund);
  if (times === undefined || at < times.from || (times.until !== null && at > times.until)) throw refundWrongStep();
  return changed(order, { ...refund, contest: { status: 'open', reason, answer: '' } }, 'RefundContested', at);
};

/** An admin decides whether the buyer has it. @throws AppError `refund.wrong-step` unless it is contested */
export const decideRefund = (
  order: Order,
  { id, isGivenBack, answer }: { readonly id: RefundId; readonly isGivenBack: boolean; readonly answer: string },
  at: Date,
): OrderStep => {
  const refund = refundIn(order, id);
  const { contest } = refund;
  const status = isGivenBack ? 'dismissed' : 'upheld';
  if (contest === null || (contest.status !== 'open' && contest.status !== status)) throw refundWrongStep();
  if (contest.status === status) return unchanged(order);
  const decided = isGivenBack
    ? ({ status: 'given-back', paidAt: refund.paidAt ?? at } as const)
    : ({ status: 'owed-by-store', paidAt: null, reference: '' } as const);
  return changed(order, { ...refund, ...decided, contest: { ...contest, status, answer } }, 'RefundDecided', at);
};

export interface MovedDebt {
  readonly id: RefundId;
  readonly to: 'paltu' | 'store';
  /** In whole rupees; all of it by default. */
  readonly amount?: number | undefined;
  /** Of the part that becomes a refund of its own. */
  readonly newId: RefundId;
}

/** The refunds with a part of one of them as a refund of its own; the other part stays. */
const withPart = (refunds: readonly Refund[], refund: Refund, part: Refund): readonly Refund[] => {
  if (part.amount === refund.amount) return refunds.map((one) => (one.id === refund.id ? part : one));
  return [...refunds.map((one) => (one.id === refund.id ? { ...refund, amount: refund.amount - part.amount } : one)), part];
};

/** @throws AppError `refund.beyond-held`, `refund.wrong-step` */
const checkMove = (
  order: Order,
  refund: Refund,
  { to, amount }: { to: MovedDebt['to']; amount: number },
  position: StorePosition,
): void => {
  const isOwed = to === 'paltu' ? refund.status === 'owed-by-store' : refund.status === 'due' && refund.owedBy === 'paltu';
  if (!isOwed || refund.parcelId === null || amount > refund.amount) throw refundWrongStep();
  // What Paltu was paid no store gives back.
  if (to === 'store' && holderOf(order, parcelIn(order, refund.parcelId)) !== 'store') throw refundWrongStep();
  if (to === 'paltu' && amount > position.available + position.debts) throw refundBeyondHeld();
};

/**
 * An admin has Paltu pay what a store owes, or a part of it, out of what the store may have; or has the store give back what Paltu never had.
 * @throws AppError `refund.beyond-held`, `refund.wrong-step`
 */
export const moveDebt = (order: Order, { id, to, newId, ...wanted }: MovedDebt, position: StorePosition, at: Date): OrderStep => {
  const refund = refundIn(order, id);
  const amount = wanted.amount ?? refund.amount;
  checkMove(order, refund, { to, amount }, position);
  const part: Refund = {
    ...refund,
    ...{ id: amount === refund.amount ? id : newId, amount, owedBy: to, status: to === 'paltu' ? 'due' : 'owed-by-store', dueAt: at },
    contest: refund.contest && { ...refund.contest, status: 'upheld' },
  };
  const state = { ...order, version: order.version + 1, updatedAt: at, refunds: withPart(order.refunds, refund, part) };
  return { state, events: [{ type: 'RefundDue', order: state, refund: part, at }] };
};
