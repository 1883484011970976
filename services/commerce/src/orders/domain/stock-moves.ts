import type { AccessoryId, Order, OrderLine, Parcel } from './order.ts';

/** How the pieces of a product change: those that are there, and those of them that are reserved. */
export interface StockMove {
  readonly accessoryId: AccessoryId;
  readonly stock: number;
  readonly reserved: number;
}

/** Where the pieces of a line are: held for the order in the store, or out of it. */
const heldBy = (
  { status, isRestocked }: Parcel,
  { quantity, returned }: OrderLine,
): { readonly reserved: number; readonly out: number } => {
  if (status === 'placed' || status === 'confirmed') return { reserved: quantity, out: 0 };
  if (status === 'cancelled' || status === 'refused') return { reserved: 0, out: 0 };
  return { reserved: 0, out: quantity - (isRestocked ? returned : 0) };
};

/**
 * What follows for the stock from a change of an order, by the ids of the products: stock, pieces that are out and pieces that came in always
 * add up. Every row is locked in this order, so that two orders of the same things never wait for each other in a circle.
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
