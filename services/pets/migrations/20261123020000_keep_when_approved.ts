import type { Knex } from 'knex';

/**
 * When a listing was approved. The service writes it, and gives it a few at a time to the listings that are there (`dateApprovals`): a
 * decision is named by a UUIDv7, which says when it was made. Of one that is named otherwise it stays unknown.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table listings add column approved_at timestamptz');
  await knex.raw(`create index listings_undated on listings (id)
    where approval_status = 'approved' and approved_at is null and decisions[cardinality(decisions)] ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table listings drop column approved_at');
}
