import type { MemberId } from '@paltu/kernel';
import { deletedAtOnce, inBatches } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { SearchQueries } from '../use-cases/ports.ts';
import { savedSearches, toSearch } from './knex-saved-searches.ts';

/** So many matches are looked at for the members they are of: most have several. */
const matchesPerMember = 10;

/** Saved searches as screens and digests read them. */
export const knexSearchQueries = (database: Knex): SearchQueries => ({
  list: async (memberId) => {
    const rows: object[] = await savedSearches(database).where({ member_id: memberId }).orderBy('saved_at').orderBy('id');
    return rows.map(toSearch);
  },
  find: async (id) => {
    const row = (await savedSearches(database).where({ id }).first()) as object | undefined;
    return row && toSearch(row);
  },
  listDue: async (now, limit) => {
    const due = database('search_matches').whereNull('taken_at').where('due_at', '<=', now);
    const rows = await due
      .orderBy('due_at')
      .limit(limit * matchesPerMember)
      .select<{ member_id: MemberId }[]>('member_id');
    return [...new Set(rows.map((row) => row.member_id))].slice(0, limit);
  },
  forgetTaken: (before) => {
    const old = database('search_matches').select('search_id', 'pet_id').where('taken_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('search_matches').whereIn(['search_id', 'pet_id'], old.clone()).delete());
  },
});
