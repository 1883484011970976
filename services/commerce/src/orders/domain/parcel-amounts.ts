import { shareOfPieces, type Amounts } from '@paltu/reference';
import type { OrderLine, Parcel } from './order.ts';

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
