import type { Knex } from 'knex';

/** A list of what can be had is read in its order, and counted, without looking at what is gone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index listings_published_by_status on listings (status, created_at desc, id desc) where is_published');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index listings_published_by_status');
}
