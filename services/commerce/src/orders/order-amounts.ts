import { shareOfPieces, type Amounts } from '@paltu/reference';
import type { OrderLine, Parcel, Order } from './order.ts';

/** The amounts of the first pieces of a line, with their shares of shipping and discount. */
const amountsOfPieces = ({ price, ordered, shipping, discount }: OrderLine, pieces: number): Amounts => {
  const shares = { shipping: shareOfPieces(shipping, pieces, ordered), discount: shareOfPieces(discount, pieces, ordered) };
  return { subtotal: price * pieces, ...shares, total: price * pieces + shares.shipping - shares.discount };
};

const difference = (all: Amounts, less: Amounts): Amounts => ({
  subtotal: all.subtotal - less.subtotal,
  shipping: all.shipping - less.shipping,
  discount: all.discount - less.discount,
  total: all.total - less.total,
});

const nothing: Amounts = { subtotal: 0, shipping: 0, discount: 0, total: 0 };

const sumOf = (all: readonly Amounts[]): Amounts =>
  all.reduce(
    (sum, one) => ({
      subtotal: sum.subtotal + one.subtotal,
      shipping: sum.shipping + one.shipping,
      discount: sum.discount + one.discount,
      total: sum.total + one.total,
    }),
    nothing,
  );

/** The amounts of the pieces of a line that were not dropped. The first pieces count as dropped, so that roundings stay with the others. */
export const amountsOfLine = (line: OrderLine): Amounts =>
  difference(amountsOfPieces(line, line.ordered), amountsOfPieces(line, line.ordered - line.quantity));

/** The amounts of dropped pieces of a line. */
export const droppedOfLine = (line: OrderLine): Amounts => amountsOfPieces(line, line.ordered - line.quantity);

/** The amounts of returned pieces of a line: they count as the first ones that were not dropped. */
const returnedOfLine = (line: OrderLine): Amounts => {
  const dropped = line.ordered - line.quantity;
  return difference(amountsOfPieces(line, dropped + line.returned), amountsOfPieces(line, dropped));
};

/** The amounts of returned pieces of a parcel. */
export const returnedOfParcel = ({ lines }: Pick<Parcel, 'lines'>): Amounts => sumOf(lines.map(returnedOfLine));

/** The amounts of a parcel without dropped pieces: what is paid for it at the door. */
export const amountsOfParcel = ({ lines }: Pick<Parcel, 'lines'>): Amounts => sumOf(lines.map(amountsOfLine));

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
