import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create table idempotency_keys (
    member_id uuid not null,
    key text not null,
    fingerprint text not null,
    listing_id uuid not null,
    kept_at timestamptz not null,
    primary key (member_id, key))`);
  await knex.raw('create index idempotency_keys_by_age on idempotency_keys (kept_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists idempotency_keys');
}
