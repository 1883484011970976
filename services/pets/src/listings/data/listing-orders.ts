import type { ListingOrder, OwnListingOrder } from '../use-cases/ports.ts';

/** An order that listings have of their own, whatever is looked for. */
export type WalkedOrder = Exclude<ListingOrder, 'relevance'>;

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
export const listingOrders: Readonly<Record<WalkedOrder, string>> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  'price-low': 'price, id',
  'price-high': 'price desc, id desc',
  name: 'name collate "und-x-icu", id',
};

/** The order that an index has; where nothing is looked for by words, all are equal. */
export const walkedOrder = (order: ListingOrder): WalkedOrder => (order === 'relevance' ? 'newest' : order);

/** What is found by words, with its `rank`: the best match first, and among equals what can still be had. */
export const foundOrder = (order: ListingOrder): string =>
  order === 'relevance' ? `is_beyond, rank desc, is_available desc, ${listingOrders.newest}` : listingOrders[order];

/** What the orders need besides the id. */
export const orderedColumns = 'created_at, price, name';

// Written out as the index has it: only so is it read from there.
export const ownListingOrders: Readonly<Record<OwnListingOrder, string>> = {
  newest: listingOrders.newest,
  'sent-back': `(approval_status = 'rejected') desc, ${listingOrders.newest}`,
};
