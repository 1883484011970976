import { createWordTables, dropWordTables } from '@paltu/search/postgres';
import type { Knex } from 'knex';

/** What a vet is found by, which words vets have, and how often. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table vets drop column search_text');
  await knex.raw("alter table vets add column found_by tsvector not null default ''");
  await knex.raw('alter table vets alter column found_by drop default');
  await knex.raw('create index vets_public_found_by on vets using gin (found_by) where is_public');
  await createWordTables(knex, { table: 'vets', document: 'found_by', isShown: 'is_public' });
};

export const down = async (knex: Knex): Promise<void> => {
  await dropWordTables(knex, { table: 'vets' });
  await knex.raw('alter table vets drop column found_by');
  await knex.raw("alter table vets add column search_text text not null default ''");
  await knex.raw('create index vets_public_search on vets using gin (search_text gin_trgm_ops) where is_public');
};
