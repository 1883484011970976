import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import { isOpen, type Store } from '../domain/store.ts';
import type { GoodsCounts, StoreCounts, StoreQueries } from '../use-cases/ports.ts';

/** The counters that an open store is in; a closed one is in none. */
const countedOf = (store: Store | undefined): ReadonlySet<string> =>
  new Set(
    store !== undefined && isOpen(store)
      ? [`type ${store.details.type}`, ...store.details.services.map((service) => `service ${service}`)]
      : [],
  );

/** Counters are locked in this order, so that two stores that change at once cannot deadlock. */
const changesOf = (before: ReadonlySet<string>, after: ReadonlySet<string>): readonly (readonly [string, number])[] =>
  [
    ...[...before].filter((name) => !after.has(name)).map((name) => [name, -1] as const),
    ...[...after].filter((name) => !before.has(name)).map((name) => [name, 1] as const),
  ].sort(([left], [right]) => (left < right ? -1 : 1));

/** Counted with each change, in its transaction: counting all stores would take as long as there are stores. */
export const knexStoreCounts = (trx: Knex.Transaction): StoreCounts => ({
  follow: async (before, after) => {
    const changes = changesOf(countedOf(before), countedOf(after));
    if (changes.length === 0) return;
    await sqlRows(
      trx,
      `insert into store_counts (kind, name, count)
       select split_part(counted, ' ', 1), substr(counted, strpos(counted, ' ') + 1), change
       from unnest(?::text[], ?::integer[]) with ordinality as changed (counted, change, place) order by place
       on conflict (kind, name) do update set count = store_counts.count + excluded.count`,
      [changes.map(([name]) => name), changes.map(([, change]) => change)],
    );
  },
});

const countingGoods = `select count(*) filter (where status = 'draft')::integer as drafts,
    count(*) filter (where status = 'archived')::integer as archived,
    count(*) filter (where status = 'active' and not in_stock)::integer as "outOfStock"
  from accessories where store_id = ? and removed_at is null`;

const nothing: GoodsCounts = { drafts: 0, archived: 0, outOfStock: 0 };

/** Counts for screens. */
export const knexStoreCountQueries = (database: Knex): Pick<StoreQueries, 'countGoods' | 'countTypes' | 'countServices'> => {
  const counted = (kind: string) => database('store_counts').where({ kind }).where('count', '>', 0).select('name', 'count');
  return {
    countGoods: async (id) => (await sqlRows<GoodsCounts>(database, countingGoods, [id]))[0] ?? nothing,
    countTypes: () => counted('type'),
    countServices: (limit) => counted('service').orderByRaw('count desc, name').limit(limit),
  };
};
