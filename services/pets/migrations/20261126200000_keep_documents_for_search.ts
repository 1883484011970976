import { createWordTables, dropWordTables } from '@paltu/search/postgres';
import type { Knex } from 'knex';

/**
 * What a listing is found by, which words listings have, and how often. The service writes a document with its listing, and gives one to the
 * listings that are there a few at a time (`foldListings`). `search_text` is what the release before writes: where it stands, a document is old.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table listings add column document tsvector');
  await knex.raw('drop index if exists listings_published_search');
  await knex.raw('drop index if exists listings_unfolded');
  await knex.raw('create index listings_unfolded on listings (id) where document is null or search_text is not null');
  await knex.raw('create index listings_published_document on listings using gin (document) where is_published');
  await createWordTables(knex, { table: 'listings', document: 'document', isShown: 'is_published' });
}

export async function down(knex: Knex): Promise<void> {
  await dropWordTables(knex, { table: 'listings' });
  await knex.raw('alter table listings drop column document');
  await knex.raw('create index listings_published_search on listings using gin (search_text gin_trgm_ops) where is_published');
  await knex.raw('create index listings_unfolded on listings (id) where search_text is null');
}
