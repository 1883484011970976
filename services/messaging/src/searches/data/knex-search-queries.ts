import { deletedAtOnce, dueInTurn, fromColumns, inBatches } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { DueMember, SearchQueries } from '../use-cases/ports.ts';
import { savedSearches, toSearch } from './knex-saved-searches.ts';

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
  listDue: async (now, after, limit) => {
    const due = database('search_matches').whereNull('taken_at').where('due_at', '<=', now);
    const rows = dueInTurn(due, ['due_at', 'member_id'], after && [after.dueAt, after.memberId], limit);
    return ((await rows.distinct('due_at', 'member_id')) as object[]).map((row) => fromColumns<DueMember>(row));
  },
  forgetTaken: (before) => {
    const old = database('search_matches').select('search_id', 'pet_id').where('taken_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('search_matches').whereIn(['search_id', 'pet_id'], old.clone()).delete());
  },
});
