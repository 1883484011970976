import type { MemberId, Viewer } from '@paltu/kernel';
import { isToBePaid, isHiddenFromSellers } from '../payments/payment.ts';
import { paidBack } from '../refunds/refund.ts';
import { isUnderWay, underWay, parcelNotFound, orderNotFound } from './order-changes.ts';
import { parcelStatuses, type Order, type Parcel, type ParcelStatus, type ParcelId, type Side } from './order.ts';

/** The status of the least advanced parcel under way; when none is, of the parcel that ended last. */
export const statusOfOrder = ({ parcels }: Pick<Order, 'parcels'>): ParcelStatus => {
  const least = underWay.find((status) => parcels.some((parcel) => parcel.status === status));
  const byEnd = parcels.toSorted((one, other) => one.statusAt.getTime() - other.statusAt.getTime());
  return least ?? byEnd.at(-1)?.status ?? 'cancelled';
};

export const orderStatuses = ['awaiting-payment', ...parcelStatuses] as const;

type OrderStatus = (typeof orderStatuses)[number];

/** As the buyer sees it. */
export const shownStatusOf = (order: Pick<Order, 'parcels' | 'payment'>): OrderStatus =>
  isToBePaid(order) ? 'awaiting-payment' : statusOfOrder(order);

export const parcelPayments = ['due', 'collected', 'awaiting', 'paid', 'void'] as const;

/** At the door: due, then collected; paid ahead: awaiting, then paid; void: nothing is left to be paid. */
type ParcelPayment = (typeof parcelPayments)[number];

export const paymentOfParcel = (
  { status, deliveredAt }: Pick<Parcel, 'status' | 'deliveredAt'>,
  { payment }: Pick<Order, 'payment'>,
): ParcelPayment => {
  if (payment.status === 'paid') return 'paid';
  if (deliveredAt !== null) return 'collected';
  if (!isUnderWay({ status })) return 'void';
  return payment.status === 'at-door' ? 'due' : 'awaiting';
};

export const orderPayments = ['due', 'collected', 'void', 'awaiting', 'in-check', 'paid', 'partly-refunded', 'refunded'] as const;

type OrderPaymentStatus = (typeof orderPayments)[number];

/** Due while a parcel is; otherwise collected when one was. */
const paymentAtDoor = (order: Order): OrderPaymentStatus => {
  const states = order.parcels.map((parcel) => paymentOfParcel(parcel, order));
  if (states.includes('due')) return 'due';
  return states.includes('collected') ? 'collected' : 'void';
};

/** The payment status of the whole order, refunds included. */
export const paymentOfOrder = (order: Order): OrderPaymentStatus => {
  const { prepaid, payment } = order;
  if (payment.status === 'at-door') return paymentAtDoor(order);
  if (payment.status === 'paid') {
    const back = paidBack(order);
    if (back === 0) return 'paid';
    return back < prepaid ? 'partly-refunded' : 'refunded';
  }
  return isToBePaid(order) && payment.status !== 'ended' ? payment.status : 'void';
};

/** The order of a buyer, or for an admin; for anybody else it does not exist. @throws AppError `order.not-found` */
export const requireBuyer = (order: Order | undefined, { userId, role }: Viewer): Order => {
  if (order === undefined || (order.buyerId !== userId && role !== 'admin')) throw orderNotFound();
  return order;
};

const sideOf = (order: Order, parcelId: ParcelId, memberId: MemberId): Side | undefined => {
  const isSeller = order.parcels.find(({ id }) => id === parcelId)?.sellerId === memberId;
  if (isSeller && !isHiddenFromSellers(order)) return 'seller';
  return order.buyerId === memberId ? 'buyer' : undefined;
};

/** The order and the side of the viewer: buyer, seller or admin; for anybody else the parcel does not exist. @throws AppError `parcel.not-found` */
export const requireSide = (
  order: Order | undefined,
  parcelId: ParcelId,
  { userId, role }: Viewer,
  wanted?: Side,
): { readonly order: Order; readonly side: Side } => {
  const asAdmin = role === 'admin' ? 'admin' : undefined;
  const side = order && (wanted === 'admin' ? asAdmin : (sideOf(order, parcelId, userId) ?? asAdmin));
  if (order === undefined || side === undefined) throw parcelNotFound();
  return { order, side };
};

/** The buyer, and all whose store sends a part of it. */
export const sidesOf = ({ buyerId, parcels }: Pick<Order, 'buyerId' | 'parcels'>): readonly MemberId[] => [
  buyerId,
  ...parcels.map(({ sellerId }) => sellerId),
];
