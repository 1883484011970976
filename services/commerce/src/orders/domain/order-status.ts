import { parcelStatuses, type Order, type Parcel, type ParcelStatus } from './order.ts';
import { isToBePaid } from './payment.ts';

/** Something is still to happen with a parcel, in the order in which that goes on. */
const underWay: readonly ParcelStatus[] = ['placed', 'confirmed', 'shipped', 'return-asked'];

export const isUnderWay = ({ status }: Pick<Parcel, 'status'>): boolean => underWay.includes(status);

/** That of the least advanced parcel under way; where none is, of the last one to end. */
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
/** Whether the cash was collected at the door, or what is paid ahead came in; void: there is nothing to collect any more. */
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

/** What became of the cash: due while something is; else collected where something was. */
const paymentAtDoor = (order: Order): OrderPaymentStatus => {
  const states = order.parcels.map((parcel) => paymentOfParcel(parcel, order));
  if (states.includes('due')) return 'due';
  return states.includes('collected') ? 'collected' : 'void';
};

/** Of the whole order. Once it was paid, what was paid back shows. */
export const paymentOfOrder = (order: Order): OrderPaymentStatus => {
  const { prepaid, paidBack, payment } = order;
  if (payment.status === 'at-door') return paymentAtDoor(order);
  if (payment.status === 'paid') {
    if (paidBack === 0) return 'paid';
    return paidBack < prepaid ? 'partly-refunded' : 'refunded';
  }
  return isToBePaid(order) && payment.status !== 'ended' ? payment.status : 'void';
};
