import type { Order, Parcel } from './order.ts';
import { amountsOfParcel } from './parcel-amounts.ts';

/** References of transfers are compared without blanks and in capitals, because people write the same one differently. */
export const foldedReference = (reference: string): string => reference.replaceAll(/\s/gu, '').toUpperCase();

export const isSameReference = (one: string, other: string): boolean => foldedReference(one) === foldedReference(other);

/** The order was paid for before anything of it was sent. */
export const isPaidAhead = ({ prepaid }: Pick<Order, 'prepaid'>): boolean => prepaid > 0;

/** Cash that the seller took at the door, in whole rupees. */
export const collectedFor = (order: Pick<Order, 'prepaid'>, parcel: Parcel): number =>
  isPaidAhead(order) || parcel.deliveredAt === null ? 0 : amountsOfParcel(parcel).total;

/**
 * Who has what was paid for a delivered parcel. Own delivery brings its cash to the store; a courier that Paltu books passes it on to Paltu.
 */
export const holderOf = (
  order: Pick<Order, 'prepaid'>,
  { carriedBy, remittedAt, isRemittedToPaltu }: Pick<Parcel, 'carriedBy' | 'remittedAt' | 'isRemittedToPaltu'>,
): 'paltu' | 'store' | 'courier' => {
  if (isPaidAhead(order) || isRemittedToPaltu) return 'paltu';
  return carriedBy === 'own-delivery' || remittedAt !== null ? 'store' : 'courier';
};

/** All that a buyer paid for an order, in whole rupees: ahead, or at the door. */
export const moneyIn = (order: Order): number => order.parcels.reduce((sum, parcel) => sum + collectedFor(order, parcel), order.prepaid);
