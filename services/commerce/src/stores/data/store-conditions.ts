import { columnOf } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { StoreFilter, StoreOrder } from '../use-cases/ports.ts';

const byRating = 'rating desc, id desc';

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
export const storeOrdersSql: Readonly<Record<StoreOrder, string>> = {
  relevance: byRating,
  rating: byRating,
  name: 'name collate "und-x-icu", id',
  products: 'products desc, id desc',
  newest: 'created_at desc, id desc',
};

/** Open stores that a filter leaves. `is_public` is written out: only so does the planner see that the partial indexes fit. */
export const openStores = (database: Knex, { minRating, ...equal }: StoreFilter): Knex.QueryBuilder => {
  const stores = database('stores').whereRaw('is_public');
  for (const [field, value] of Object.entries(equal)) if (value !== undefined) stores.where({ [columnOf(field)]: value });
  if (minRating !== undefined) stores.where('rating', '>=', minRating);
  return stores;
};
