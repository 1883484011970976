import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table sessions (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      started_at timestamptz not null,
      ends_at timestamptz not null,
      revoked_at timestamptz,
      revocation_reason text check (revocation_reason in ('logout', 'token-reused')),
      check ((revoked_at is null) = (revocation_reason is null)))`);
  await knex.raw('create index sessions_account on sessions (account_id)');
  await knex.raw(`
    create table refresh_tokens (
      token_hash text primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz,
      successor_hash text unique,
      sealed_access_token text,
      check ((used_at is null) = (successor_hash is null)))`);
  await knex.raw('create index refresh_tokens_session on refresh_tokens (session_id)');
  await knex.raw('create index refresh_tokens_expiry on refresh_tokens (expires_at)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table refresh_tokens, sessions');
};
