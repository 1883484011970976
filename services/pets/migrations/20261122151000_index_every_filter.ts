import type { Knex } from 'knex';

const columns = ['gender', 'size', 'vaccinated', 'urgent'];

/** So that a list by any one filter is read in its order, and counted, without looking at the rows that it leaves out. */
export async function up(knex: Knex): Promise<void> {
  for (const column of columns)
    await knex.raw(`create index listings_published_by_${column} on listings (${column}, created_at desc, id desc) where is_published`);
}

export async function down(knex: Knex): Promise<void> {
  for (const column of columns) await knex.raw(`drop index if exists listings_published_by_${column}`);
}
