import type { Knex } from 'knex';

/** For a migration of the service that uses `knexIdempotencyKeys`. */
export const createIdempotencyKeysTable = async (knex: Knex): Promise<void> => {
  await knex.raw(`create table idempotency_keys (
    member_id uuid not null,
    key text not null,
    fingerprint text not null,
    result_id uuid not null,
    kept_at timestamptz not null,
    primary key (member_id, key))`);
  await knex.raw('create index idempotency_keys_by_age on idempotency_keys (kept_at)');
};
