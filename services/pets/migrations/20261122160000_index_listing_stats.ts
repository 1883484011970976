import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index listings_published_stats on listings (status, species, adoption_type, city_id) where is_published');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index if exists listings_published_stats');
}
