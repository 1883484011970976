import type { Branded } from '@paltu/kernel';
import { isPaidAhead, moneyIn } from './money-in.ts';
import { refundAlreadyPaid } from './order-errors.ts';
import type { Order, OrderId, OrderLine, Parcel, ParcelId, ParcelStatus, Pieces } from './order.ts';
import { amountsOfParcel, returnedOfParcel } from './parcel-amounts.ts';
import { isSameReference } from './transfer-reference.ts';

export type RefundId = Branded<string, 'RefundId'>;

export const refundStatuses = ['due', 'paid'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** A refund that one change of an order makes due. */
export interface DueRefund {
  /** Null when more was paid than the order came to. */
  readonly parcelId: ParcelId | null;
  readonly items: readonly Pieces[];
  /** In whole rupees; above 0. */
  readonly amount: number;
}

/** Refunds are rows of their own, because the amounts of an order never change. */
export interface Refund extends DueRefund {
  readonly id: RefundId;
  readonly orderId: OrderId;
  readonly status: RefundStatus;
  /** Of the transfer to the buyer; empty before. */
  readonly reference: string;
  readonly dueAt: Date;
  readonly paidAt: Date | null;
}

/** Records the transfer to the buyer; recording it again changes nothing. @throws AppError `refund.already-paid` by another transfer */
export const paidRefund = (refund: Refund, reference: string, at: Date): Refund => {
  if (refund.status === 'due') return { ...refund, status: 'paid', reference, paidAt: at };
  if (!isSameReference(refund.reference, reference)) throw refundAlreadyPaid();
  return refund;
};

const neverArrived: readonly ParcelStatus[] = ['cancelled', 'refused', 'lost'];

/** The parcel was paid for, ahead or at the door. */
const isPaidFor = (order: Pick<Order, 'prepaid'>, { deliveredAt }: Parcel): boolean => isPaidAhead(order) || deliveredAt !== null;

/** What a parcel costs the buyer in the end, in whole rupees: without pieces that were dropped, never arrived or were returned. */
const keptFor = (order: Order, parcel: Parcel): number => {
  if (!isPaidFor(order, parcel) || neverArrived.includes(parcel.status)) return 0;
  return amountsOfParcel(parcel).total - returnedOfParcel(parcel).total;
};

/** Paid pieces of a line that the buyer has, or will get. */
const piecesKept = (order: Order, parcel: Parcel, { quantity, returned }: OrderLine): number =>
  !isPaidFor(order, parcel) || neverArrived.includes(parcel.status) ? 0 : quantity - returned;

/** All refunds, paid and due: the sum never decreases, and is never more than what was paid. */
export const owedBack = (order: Order): number => order.parcels.reduce((owed, parcel) => owed - keptFor(order, parcel), moneyIn(order));

/** Refunds that are not paid yet, in whole rupees. */
export const stillOwed = (order: Order): number => owedBack(order) - order.paidBack;

const refundOfParcel = (before: Order, after: Order, parcel: Parcel): DueRefund => {
  const was = before.parcels.find(({ id }) => id === parcel.id) ?? parcel;
  const items = parcel.lines.map((line, at) => ({
    accessoryId: line.accessoryId,
    quantity: piecesKept(before, was, was.lines[at] ?? line) - piecesKept(after, parcel, line),
  }));
  return {
    parcelId: parcel.id,
    items: items.filter(({ quantity }) => quantity > 0),
    amount: Math.max(0, keptFor(before, was) - keptFor(after, parcel)),
  };
};

/** The refunds that a change of an order makes due: the difference between its two states, so that nothing is refunded twice. */
export const refundsOf = (before: Order, after: Order): readonly DueRefund[] => {
  const ofParcels = after.parcels.map((parcel) => refundOfParcel(before, after, parcel));
  const forParcels = ofParcels.reduce((sum, { amount }) => sum + amount, 0);
  const beyond: DueRefund = { parcelId: null, items: [], amount: owedBack(after) - owedBack(before) - forParcels };
  return [...ofParcels, beyond].filter(({ amount }) => amount > 0);
};
