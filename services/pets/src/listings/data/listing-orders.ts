import type { ListingOrder, OwnListingOrder } from '../use-cases/ports.ts';

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
export const listingOrders: Readonly<Record<ListingOrder, string>> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  'price-low': 'price, id',
  'price-high': 'price desc, id desc',
  name: 'name collate "und-x-icu", id',
};

/** What the orders need besides the id. */
export const orderedColumns = 'created_at, price, name';

// Written out as the index has it: only so is it read from there.
export const ownListingOrders: Readonly<Record<OwnListingOrder, string>> = {
  newest: listingOrders.newest,
  'sent-back': `(approval_status = 'rejected') desc, ${listingOrders.newest}`,
};
