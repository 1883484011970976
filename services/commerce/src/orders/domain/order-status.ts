import { parcelStatuses, type Order, type Parcel, type ParcelStatus } from './order.ts';
import { isToBePaid } from './payment.ts';
import { paidBack } from './refunds.ts';

/** Statuses of parcels that are not over, the least advanced first. */
const underWay: readonly ParcelStatus[] = ['placed', 'confirmed', 'shipped', 'return-asked'];

export const isUnderWay = ({ status }: Pick<Parcel, 'status'>): boolean => underWay.includes(status);

/** The status of the least advanced parcel under way; when none is, of the parcel that ended last. */
export const statusOfOrder = ({ parcels }: Pick<Order, 'parcels'>): ParcelStatus => {
  const least = underWay.find((status) => parcels.some((parcel) => parcel.status === status));
  const byEnd = parcels.toSorted((one, other) => one.statusAt.getTime() - other.statusAt.getTime());
  return least ?? byEnd.at(-1)?.status ?? 'cancelled';
};

export const orderStatuses = ['awaiting-payment', ...parcelStatuses] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** As the buyer sees it. */
export const shownStatusOf = (order: Pick<Order, 'parcels' | 'payment'>): OrderStatus =>
  isToBePaid(order) ? 'awaiting-payment' : statusOfOrder(order);

export const parcelPayments = ['due', 'collected', 'awaiting', 'paid', 'void'] as const;
/** At the door: due, then collected; paid ahead: awaiting, then paid; void: nothing is left to be paid. */
export type ParcelPayment = (typeof parcelPayments)[number];

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
export type OrderPaymentStatus = (typeof orderPayments)[number];

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
