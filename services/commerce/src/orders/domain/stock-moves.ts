import type { AccessoryId, Order, OrderLine, Parcel } from './order.ts';

/** How many pieces of a product are added to `stock` and to `reserved`; below 0 they are taken away. */
export interface StockMove {
  readonly accessoryId: AccessoryId;
  readonly stock: number;
  readonly reserved: number;
}

/** How many pieces of a line are reserved in the store, and how many have left it. */
const heldBy = ({ status }: Parcel, { quantity, restocked }: OrderLine): { readonly reserved: number; readonly out: number } => {
  if (status === 'placed' || status === 'confirmed') return { reserved: quantity, out: 0 };
  if (status === 'cancelled' || status === 'refused') return { reserved: 0, out: 0 };
  return { reserved: 0, out: quantity - restocked };
};

/**
 * How a change of an order changes the stock of its products. They come by their ids, the order in which rows are locked, so that two orders
 * of the same products cannot deadlock.
 */
export const stockMovesOf = (before: Order, after: Order): readonly StockMove[] =>
  after.parcels
    .flatMap((parcel, at) =>
      parcel.lines.map((line, index): StockMove => {
        const parcelBefore = before.parcels[at] ?? parcel;
        const was = heldBy(parcelBefore, parcelBefore.lines[index] ?? line);
        const is = heldBy(parcel, line);
        const sent = is.out - was.out;
        return { accessoryId: line.accessoryId, stock: sent === 0 ? 0 : -sent, reserved: is.reserved - was.reserved };
      }),
    )
    .filter(({ stock, reserved }) => stock !== 0 || reserved !== 0)
    .sort(({ accessoryId: one }, { accessoryId: other }) => (one < other ? -1 : 1));
