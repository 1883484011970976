import type { Knex } from 'knex';

/**
 * What a search looks at, and the age in months. The service writes both, and gives them a few at a time to the listings that are there
 * (`foldListings`): here it would hold the table for as long as it takes to write every row.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table listings add column search_text text, add column age_months integer');
  await knex.raw('create index listings_published_search on listings using gin (search_text gin_trgm_ops) where is_published');
  await knex.raw('create index listings_published_by_age on listings (age_months, created_at desc, id desc) where is_published');
  await knex.raw('create index listings_unfolded on listings (id) where search_text is null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table listings drop column search_text, drop column age_months');
}
