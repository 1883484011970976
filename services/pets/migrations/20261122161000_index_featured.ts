import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index listings_published_by_featured on listings (featured, created_at desc, id desc) where is_published');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index if exists listings_published_by_featured');
}
