import { columnOf } from '@paltu/persistence';
import { dayInPakistan } from '@paltu/reference';
import { searchQuery } from '@paltu/search';
import type { Knex } from 'knex';
import type { VetOrder } from '../use-cases/ports.ts';
import type { VetConditions } from './search-vets.ts';

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
export const vetOrdersSql: Readonly<Record<VetOrder, string>> = {
  rating: 'rating desc, id desc',
  newest: 'created_at desc, id desc',
  name: 'name collate "und-x-icu", id',
  'fee-low': 'consultation_fee, id',
  'fee-high': 'consultation_fee desc, id desc',
};

/** At most one of each vet: what else is asked may begin with these, and they with that. */
const freeDay = 'join free_days on free_days.vet_id = vets.id and begins_at = ? and last_free_at >= ?';

/** Public vets that a filter leaves. `is_public` is written out: only so does the planner see that the partial indexes fit. */
export const publicVets = (database: Knex, { words, minRating, freeFrom, ...equal }: VetConditions): Knex.QueryBuilder => {
  const vets = database('vets').whereRaw('is_public');
  for (const [field, value] of Object.entries(equal))
    if (value !== undefined) vets.whereIn(columnOf(field), Array.isArray(value) ? (value as string[]) : [value as string]);
  if (minRating !== undefined) vets.where('rating', '>=', minRating);
  if (freeFrom !== undefined) vets.joinRaw(freeDay, [dayInPakistan(freeFrom).start, freeFrom]);
  const query = words && searchQuery(words);
  if (query !== undefined) vets.whereRaw('found_by @@ ?::tsquery', [query]);
  return vets;
};
