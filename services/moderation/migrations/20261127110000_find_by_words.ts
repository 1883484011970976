import type { Knex } from 'knex';

/** The words that listings in review, and things with marks, are found by. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw("alter table marked_things drop column search_text, add column document tsvector not null default ''");
  await knex.raw("alter table reviews add column document tsvector not null default ''");
  for (const table of ['marked_things', 'reviews']) await knex.raw(`alter table ${table} alter column document drop default`);
  await knex.raw('create index marked_things_document on marked_things using gin (document) where not is_owner_away');
  await knex.raw('create index reviews_document on reviews using gin (document) where not is_deleted and not is_owner_away');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table reviews drop column document');
  await knex.raw("alter table marked_things drop column document, add column search_text text not null default ''");
  await knex.raw('create index marked_things_search on marked_things using gin (search_text gin_trgm_ops) where not is_owner_away');
};
