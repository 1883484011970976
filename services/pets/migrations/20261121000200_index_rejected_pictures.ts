import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index listings_rejected_with_pictures on listings (updated_at)
    where approval_status = 'rejected' and deleted_at is null and pictures <> '[]'::jsonb`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index if exists listings_rejected_with_pictures');
}
