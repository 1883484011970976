import { orRefuse } from '@paltu/kernel';
import { readNear, readPage, type PageRead, type Reads } from '@paltu/persistence';
import { chordOf, onSphere } from '@paltu/reference';
import { searchTable } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { storeNotFound } from '../domain/store-errors.ts';
import type { StoreId } from '../domain/store.ts';
import type { StorePage, StoreQueries } from '../use-cases/ports.ts';
import { knexStoreCountQueries } from './knex-store-counts.ts';
import { openStores, storeOrdersSql } from './store-conditions.ts';
import { foundColumns, toFoundStore } from './store-row.ts';

const toPage = ({ rows, counted }: PageRead): StorePage => ({ stores: rows.map(toFoundStore), counted });

interface Needs {
  readonly database: Knex;
  readonly reads: Reads;
}

const listsOf = ({ database, reads }: Needs, cap: number): Pick<StoreQueries, 'list' | 'search' | 'listNearby'> => ({
  list: async (filter, order, page) => {
    const stores = openStores(database, filter).select(foundColumns(database));
    return toPage(await readPage(stores, storeOrdersSql[order], page, cap));
  },
  search: async (search, filter, order, page) => {
    const found = await searchTable({ reads, table: 'stores', prefix: 'store_' }, search, ({ query, isFrequent }) => {
      const stores = openStores(database, filter).select(foundColumns(database)).whereRaw('document @@ ?::tsquery', [query]);
      const isRanked = order === 'relevance' && !isFrequent;
      if (isRanked) stores.orderByRaw('ts_rank(document, ?::tsquery) desc', [query]);
      return readPage(stores, storeOrdersSql[order], page, cap);
    });
    return { ...toPage(found), corrected: found.corrected };
  },
  listNearby: async (place, metres, page) => {
    const stores = { database, table: 'stores', columns: foundColumns(database), where: 'is_public' };
    return toPage(await readNear(stores, { point: onSphere(place), reach: chordOf(metres) }, page, cap));
  },
});

/** @param cap totals are counted no further than one over it. */
export const knexStoreQueries = (needs: Needs, cap = totalCap): StoreQueries => {
  const { database } = needs;
  const found = async (query: Knex.QueryBuilder) => ((await query) as object[]).map(toFoundStore);
  const stores = () => database('stores').select(foundColumns(database));
  const listOf: StoreQueries['listOf'] = (ids) => found(stores().whereIn('id', ids));
  const findOfOwner: StoreQueries['findOfOwner'] = async (ownerId) => (await found(stores().where({ owner_id: ownerId })))[0];
  return {
    ...listsOf(needs, cap),
    ...knexStoreCountQueries(database),
    listOf,
    get: async (id) => orRefuse((await listOf([id]))[0], storeNotFound),
    listExpired: async (day, after, limit) => {
      const expired = database('stores').where('verified_until', '<', day).orderBy('id').limit(limit);
      if (after !== undefined) void expired.where('id', '>', after);
      return (await expired.pluck('id')) as StoreId[];
    },
    findOfOwner,
    getOfOwner: async (ownerId) => orRefuse(await findOfOwner(ownerId), storeNotFound),
  };
};
