import type { Branded } from '@paltu/kernel';
import { isPaidAhead } from './money-in.ts';
import { refundAlreadyPaid } from './order-errors.ts';
import type { Order, OrderId, OrderLine, Parcel, ParcelId, ParcelStatus, Pieces } from './order.ts';
import { amountsOfParcel, droppedOfParcel, returnedOfParcel } from './parcel-amounts.ts';

export type RefundId = Branded<string, 'RefundId'>;

export const refundStatuses = ['due', 'paid'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What a buyer is to have back, from one change of an order. */
export interface DueRefund {
  /** Null when more was paid than the order came to. */
  readonly parcelId: ParcelId | null;
  readonly items: readonly Pieces[];
  /** In whole rupees; above 0. */
  readonly amount: number;
}

/** A row of its own: amounts of an order never change, what is paid back stands beside them. */
export interface Refund extends DueRefund {
  readonly id: RefundId;
  readonly orderId: OrderId;
  readonly status: RefundStatus;
  /** Of the transfer to the buyer; empty before. */
  readonly reference: string;
  readonly dueAt: Date;
  readonly paidAt: Date | null;
}

/** It was transferred to the buyer; recorded again it stays as it is. @throws AppError `refund.already-paid` by another transfer */
export const paidRefund = (refund: Refund, reference: string, at: Date): Refund => {
  if (refund.status === 'due') return { ...refund, status: 'paid', reference, paidAt: at };
  if (refund.reference !== reference) throw refundAlreadyPaid();
  return refund;
};

const neverArrived: readonly ParcelStatus[] = ['cancelled', 'refused', 'lost'];

/** Pieces of a line that were paid for and that the buyer does not have. */
const piecesBack = (order: Order, { status, deliveredAt }: Parcel, { ordered, quantity, returned }: OrderLine): number => {
  if (!isPaidAhead(order)) return deliveredAt === null ? 0 : returned;
  return neverArrived.includes(status) ? ordered : ordered - quantity + returned;
};

/** All that the buyer has, or is to have, back of a parcel. */
const owedOfParcel = (order: Order, parcel: Parcel): number => {
  const back = returnedOfParcel(parcel).total;
  if (!isPaidAhead(order)) return parcel.deliveredAt === null ? 0 : back;
  const dropped = droppedOfParcel(parcel).total;
  return neverArrived.includes(parcel.status) ? dropped + amountsOfParcel(parcel).total : dropped + back;
};

/** What came in beyond what the order came to: of a second payment. */
const overpaid = ({ prepaid, amounts }: Order): number => Math.max(0, prepaid - amounts.total);

/** All that the buyer has, or is to have, back: it only ever grows, and is never more than what came in. */
export const owedBack = (order: Order): number =>
  order.parcels.reduce((sum, parcel) => sum + owedOfParcel(order, parcel), 0) + overpaid(order);

const refundOfParcel = (before: Order, after: Order, parcel: Parcel): DueRefund => {
  const was = before.parcels.find(({ id }) => id === parcel.id) ?? parcel;
  const items = parcel.lines.map((line, at) => ({
    accessoryId: line.accessoryId,
    quantity: piecesBack(after, parcel, line) - piecesBack(before, was, was.lines[at] ?? line),
  }));
  return {
    parcelId: parcel.id,
    items: items.filter(({ quantity }) => quantity > 0),
    amount: owedOfParcel(after, parcel) - owedOfParcel(before, was),
  };
};

/** What is to be paid back by a change of an order; it follows from the two states alone, so that nothing is paid back twice. */
export const refundsOf = (before: Order, after: Order): readonly DueRefund[] => {
  const beyond: DueRefund = { parcelId: null, items: [], amount: overpaid(after) - overpaid(before) };
  return [...after.parcels.map((parcel) => refundOfParcel(before, after, parcel)), beyond].filter(({ amount }) => amount > 0);
};
