import { cityName, wordsOf } from '@paltu/reference';
import type { Knex } from 'knex';

interface Kept {
  readonly thing_id: string;
  readonly name: string;
  readonly about: readonly string[];
  readonly city_id: string;
}

const wordsIn = ({ name, about, city_id: cityId }: Kept): string => ` ${wordsOf([name, ...about, cityName(cityId)].join(' ')).join(' ')} `;

/** The words that a thing is found by: the service writes them from now on, those of things that are there already are written here. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create extension if not exists pg_trgm');
  await knex.raw("alter table marked_things add column search_text text not null default ''");
  const kept = (await knex('marked_things').select('thing_id', 'name', 'about', 'city_id')) as Kept[];
  await knex.raw(
    `update marked_things set search_text = found.words
     from unnest(?::uuid[], ?::text[]) as found (id, words) where thing_id = found.id`,
    [kept.map(({ thing_id: id }) => id), kept.map(wordsIn)],
  );
  await knex.raw('alter table marked_things alter column search_text drop default');
  await knex.raw('create index marked_things_search on marked_things using gin (search_text gin_trgm_ops) where not is_owner_away');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table marked_things drop column search_text');
};
