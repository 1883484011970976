import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index listings_of_owner_sent_back on listings
    (owner_id, (approval_status = 'rejected') desc, created_at desc, id desc) where deleted_at is null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index if exists listings_of_owner_sent_back');
}
