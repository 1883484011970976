import { readPage, sqlRows, type PageRead, type Reads } from '@paltu/persistence';
import { findInTable, searchTable } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { AccessoryCount, AccessoryPage, AccessoryQueries } from '../use-cases/ports.ts';
import { accessoryOrdersSql, publicAccessories } from './accessory-conditions.ts';
import { foundColumns, toFoundAccessory } from './accessory-row.ts';

const toPage = ({ rows, counted }: PageRead): AccessoryPage => ({ accessories: rows.map(toFoundAccessory), counted });

interface Needs {
  readonly database: Knex;
  readonly reads: Reads;
  /** SQL: whether orders are taken by the row of `stores` beside it. */
  readonly takesOrders: string;
}

const listsOf = ({ database, reads, takesOrders }: Needs, cap: number): Pick<AccessoryQueries, 'list' | 'search'> => ({
  list: async (filter, order, page) => {
    const accessories = publicAccessories(database, filter).select(foundColumns(database, takesOrders));
    return toPage(await readPage(accessories, accessoryOrdersSql[order], page, cap));
  },
  search: async (search, filter, order, page) => {
    const found = await searchTable({ reads, table: 'accessories', prefix: '' }, search, ({ query, isFrequent }) => {
      const matching = publicAccessories(database, filter).whereRaw('document @@ ?::tsquery', [query]);
      matching.select(foundColumns(database, takesOrders));
      // What matches equally well and can be had comes first.
      if (order === 'relevance' && !isFrequent) matching.orderByRaw('ts_rank(document, ?::tsquery) desc, in_stock desc', [query]);
      return readPage(matching, accessoryOrdersSql[order], page, cap);
    });
    return { ...toPage(found), corrected: found.corrected };
  },
});

// An index-only scan: the index holds these two columns.
const counting = `select category, in_stock as "inStock", count(*)::integer as count from accessories where is_public group by category, in_stock`;

/** @param cap totals are counted no further than one over it. */
export const knexAccessoryQueries = (needs: Needs, cap = totalCap): AccessoryQueries => {
  const { database, takesOrders } = needs;
  const kept = () => database('accessories').whereNull('removed_at').select(foundColumns(database, takesOrders));
  const ofOwner = (ownerId: string) => kept().whereIn('store_id', database('stores').where({ owner_id: ownerId }).select('id'));
  const found = async (query: Knex.QueryBuilder) => ((await query) as object[]).map(toFoundAccessory);
  return {
    ...listsOf(needs, cap),
    listOwn: async (ownerId, { status, search }, page) => {
      const own = ofOwner(ownerId);
      if (status !== undefined) own.where({ status });
      const read = (query: Knex.QueryBuilder) => readPage(query, accessoryOrdersSql.newest, page, cap);
      return toPage(await (search === undefined ? read(own) : findInTable(own, search, read)));
    },
    listAllOwn: (ownerId) => found(ofOwner(ownerId).orderBy('created_at').orderBy('id')),
    listOf: (ids) => found(kept().whereIn('id', [...ids])),
    findStore: async (id) => {
      const [row] = await database('stores').where({ id }).orWhere({ owner_id: id }).limit(1).select('id');
      return row?.id;
    },
    count: () => sqlRows<AccessoryCount>(database, counting),
  };
};
