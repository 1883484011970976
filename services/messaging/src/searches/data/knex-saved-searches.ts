import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { keyOf, type SavedSearch } from '../domain/saved-search.ts';
import type { SearchRepository } from '../use-cases/ports.ts';
import { criteriaOf } from './search-criteria.ts';

const columns = ['id', 'member_id', 'name', 'filters', 'frequency', 'paused_at', 'saved_at'];

export const toSearch = (row: object): SavedSearch => fromColumns<SavedSearch>(row);

/** Saved searches as they are shown. */
export const savedSearches = (database: Knex) => database('saved_searches').select(columns);

/** Saved searches in the transaction `trx`. What they ask of a pet is found once, as they are saved. */
export const knexSavedSearches = (trx: Knex.Transaction): SearchRepository => {
  const ofMember = (memberId: MemberId) => trx('saved_searches').where({ member_id: memberId });
  const first = async (query: Knex.QueryBuilder): Promise<SavedSearch | undefined> => {
    const row = (await query.first()) as object | undefined;
    return row && toSearch(row);
  };
  return {
    find: (memberId, id) => first(savedSearches(trx).where({ id, member_id: memberId }).forUpdate()),
    findEqual: (memberId, filters) => first(savedSearches(trx).where({ member_id: memberId, filters_key: keyOf(filters) })),
    count: async (memberId) => {
      const row = await ofMember(memberId).first<{ count: number }>(trx.raw('count(*)::integer as count'));
      return row.count;
    },
    add: async (search) => {
      const row = { ...search, filtersKey: keyOf(search.filters), ...criteriaOf(search.filters) };
      await trx('saved_searches').insert(toColumns(row, ['filters']));
    },
    save: async ({ id, name, frequency, pausedAt }) => {
      await trx('saved_searches').where({ id }).update(toColumns({ name, frequency, pausedAt }));
    },
    remove: async (memberId, id) => (await ofMember(memberId).where({ id }).delete()) === 1,
    forget: async (memberId) => {
      await ofMember(memberId).delete();
    },
  };
};
