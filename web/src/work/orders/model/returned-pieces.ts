import type { Parcel } from '#shared/api/types.ts';

/** How many pieces of each product are given back, by its id. */
export type Pieces = Readonly<Record<string, number>>;

type Items = Pick<Parcel, 'items'>;

/** What of each product may still be given back. */
export const leftOf = ({ items }: Items) =>
  items
    .map(({ accessoryId, name, quantity, returned }) => ({ accessoryId, name, left: quantity - returned }))
    .filter(({ left }) => left > 0);

/** All that may be given back. */
export const piecesOf = (parcel: Items): Pieces => Object.fromEntries(leftOf(parcel).map(({ accessoryId, left }) => [accessoryId, left]));

/** What is sent: products of which nothing is given back are left out. */
export const returnedItems = (pieces: Pieces) =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([accessoryId, quantity]) => ({ accessoryId, quantity }));
