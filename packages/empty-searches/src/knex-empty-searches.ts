import { deletedAtOnce, inBatches, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import { leastDays, mostShown, type EmptySearchStore, type FrequentSearch } from './empty-search.ts';

/** For a migration of the service. */
export const createEmptySearchesTable = async (knex: Knex): Promise<void> => {
  await knex.raw(`create table empty_searches (
    list text not null,
    day date not null,
    words text not null,
    instead text not null,
    visitors integer not null,
    primary key (list, day, words, instead))`);
  await knex.raw('create index empty_searches_by_day on empty_searches (day)');
};

const frequent = `
  select words, instead, coalesce(sum(visitors) filter (where day >= ?), 0)::integer as visitors, max(day)::text as "lastDay"
  from empty_searches where list = ? group by words, instead
  having count(*) >= ${leastDays} and max(day) >= ?
  order by visitors desc, words, instead limit ${mostShown}`;

const add = `
  insert into empty_searches (list, day, words, instead, visitors)
  select list, day, words, instead, visitors
  from json_to_recordset(?::json) as added (list text, day date, words text, instead text, visitors integer)
  order by list, day, words, instead
  on conflict (list, day, words, instead) do update set visitors = empty_searches.visitors + excluded.visitors`;

export const knexEmptySearches = (database: Knex): EmptySearchStore => ({
  add: async (searches) => {
    await sqlRows(database, add, [JSON.stringify(searches)]);
  },
  list: (list, since) => sqlRows<FrequentSearch>(database, frequent, [since, list, since]),
  forgetBefore: (day) =>
    inBatches(async () => {
      const some = database('empty_searches').select('ctid').where('day', '<', day).limit(deletedAtOnce);
      return database('empty_searches').whereRaw('ctid = any(array(?))', [some]).delete();
    }),
});
