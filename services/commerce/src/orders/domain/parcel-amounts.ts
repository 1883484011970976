import { shareOfPieces, type Amounts } from '@paltu/reference';
import type { OrderLine, Parcel } from './order.ts';

/** What so many first pieces of a line come to, with their shares. */
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

/** What the pieces of a line come to that were not dropped: dropped pieces are the first ones, so that what stays takes what is left. */
export const amountsOfLine = (line: OrderLine): Amounts =>
  difference(amountsOfPieces(line, line.ordered), amountsOfPieces(line, line.ordered - line.quantity));

/** What the store dropped of a line. */
export const droppedOfLine = (line: OrderLine): Amounts => amountsOfPieces(line, line.ordered - line.quantity);

/** What came back of a line: the first pieces of what was not dropped. */
const returnedOfLine = (line: OrderLine): Amounts => {
  const dropped = line.ordered - line.quantity;
  return difference(amountsOfPieces(line, dropped + line.returned), amountsOfPieces(line, dropped));
};

/** What came back of a parcel. */
export const returnedOfParcel = ({ lines }: Pick<Parcel, 'lines'>): Amounts => sumOf(lines.map(returnedOfLine));

/** What a parcel comes to: what is to be paid for it at the door, whether or not it comes to that. */
export const amountsOfParcel = ({ lines }: Pick<Parcel, 'lines'>): Amounts => sumOf(lines.map(amountsOfLine));
