import type { Order, Parcel, ParcelStatus } from './order.ts';

/** Something is still to happen with a parcel, in the order in which that goes on. */
const underWay: readonly ParcelStatus[] = ['placed', 'confirmed', 'shipped', 'return-asked'];

export const isUnderWay = ({ status }: Pick<Parcel, 'status'>): boolean => underWay.includes(status);

/** That of the least advanced parcel under way; where none is, of the last one to end. */
export const statusOfOrder = ({ parcels }: Pick<Order, 'parcels'>): ParcelStatus => {
  const least = underWay.find((status) => parcels.some((parcel) => parcel.status === status));
  const byEnd = parcels.toSorted((one, other) => one.statusAt.getTime() - other.statusAt.getTime());
  return least ?? byEnd.at(-1)?.status ?? 'cancelled';
};

export const parcelPayments = ['due', 'collected', 'void'] as const;
/** Whether the cash was collected at the door; void: there is nothing to collect any more. */
export type ParcelPayment = (typeof parcelPayments)[number];

export const paymentOfParcel = ({ status, deliveredAt }: Pick<Parcel, 'status' | 'deliveredAt'>): ParcelPayment => {
  if (deliveredAt !== null) return 'collected';
  return isUnderWay({ status }) ? 'due' : 'void';
};

/** Of the whole order: due while something is; else collected where something was. */
export const paymentOfOrder = ({ parcels }: Pick<Order, 'parcels'>): ParcelPayment => {
  const states = parcels.map(paymentOfParcel);
  if (states.includes('due')) return 'due';
  return states.includes('collected') ? 'collected' : 'void';
};
