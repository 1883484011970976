import { columnOf } from '@paltu/persistence';
import { searchPatterns } from '@paltu/reference/search-patterns';
import type { Knex } from 'knex';
import type { VetFilter, VetOrder } from '../use-cases/ports.ts';

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
export const vetOrdersSql: Readonly<Record<VetOrder, string>> = {
  rating: 'rating desc, id desc',
  newest: 'created_at desc, id desc',
  name: 'name collate "und-x-icu", id',
  'fee-low': 'consultation_fee, id',
  'fee-high': 'consultation_fee desc, id desc',
};

const isFreeIn = 'exists (select from slots where slots.vet_id = vets.id and not is_booked and starts_at >= ? and starts_at < ?)';

/** Public vets that a filter leaves. `is_public` is written out: only so does the planner see that the partial indexes fit. */
export const publicVets = (database: Knex, { search, minRating, freeIn, ...equal }: VetFilter): Knex.QueryBuilder => {
  const vets = database('vets').whereRaw('is_public');
  for (const [field, value] of Object.entries(equal)) if (value !== undefined) vets.where({ [columnOf(field)]: value });
  if (minRating !== undefined) vets.where('rating', '>=', minRating);
  if (freeIn !== undefined) vets.whereRaw(isFreeIn, [freeIn.from, freeIn.until]);
  for (const patterns of search === undefined ? [] : searchPatterns(search).flatMap(({ checked }) => checked))
    vets.whereRaw('search_text like any(?::text[])', [[...patterns]]);
  return vets;
};
