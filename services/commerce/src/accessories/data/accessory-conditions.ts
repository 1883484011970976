import { columnOf } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { AccessoryFilter, AccessoryOrder } from '../use-cases/ports.ts';

const newest = 'created_at desc, id desc';

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
export const accessoryOrdersSql: Readonly<Record<AccessoryOrder, string>> = {
  relevance: newest,
  newest,
  'price-low': 'price, id',
  'price-high': 'price desc, id desc',
  rating: 'rating desc, id desc',
  popularity: 'popularity desc, id desc',
};

/** Accessories in lists that a filter leaves. `is_public` is written out: only so does the planner see that the partial indexes fit. */
export const publicAccessories = (
  database: Knex,
  { minPrice, maxPrice, minRating, inStock, featured, excludeIds, ...equal }: AccessoryFilter,
): Knex.QueryBuilder => {
  const accessories = database('accessories').whereRaw('is_public');
  for (const [field, value] of Object.entries(equal)) if (value !== undefined) accessories.where({ [columnOf(field)]: value });
  if (minPrice !== undefined) accessories.where('price', '>=', minPrice);
  if (maxPrice !== undefined) accessories.where('price', '<=', maxPrice);
  if (minRating !== undefined) accessories.where('rating', '>=', minRating);
  if (inStock) accessories.whereRaw('in_stock');
  if (featured) accessories.whereRaw('featured');
  if (excludeIds !== undefined && excludeIds.length > 0) accessories.whereNotIn('id', [...excludeIds]);
  return accessories;
};
