import { isPaidAhead, moneyIn } from './money-in.ts';
import type { DueRefund, Order, OrderLine, Parcel, ParcelId, ParcelStatus } from './order.ts';
import { amountsOfParcel, returnedOfParcel } from './parcel-amounts.ts';

/** What the buyer has had back, in whole rupees. */
export const paidBack = ({ refunds }: Pick<Order, 'refunds'>): number =>
  refunds.reduce((sum, { amount, paidAt }) => sum + (paidAt === null ? 0 : amount), 0);

/** What Paltu has paid back after this instant, in whole rupees. */
export const paidByPaltuSince = ({ refunds }: Pick<Order, 'refunds'>, since: Date): number =>
  refunds.reduce((sum, { amount, status, paidAt }) => sum + (status === 'paid' && paidAt !== null && paidAt > since ? amount : 0), 0);

/** An admin has to decide about one of the refunds of a parcel. */
export const isRefundContested = ({ refunds }: Pick<Order, 'refunds'>, parcelId: ParcelId): boolean =>
  refunds.some((refund) => refund.parcelId === parcelId && refund.contest?.status === 'open');

export const neverArrived: readonly ParcelStatus[] = ['cancelled', 'refused', 'lost'];

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
export const stillOwed = (order: Order): number => owedBack(order) - paidBack(order);

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
