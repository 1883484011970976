import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table signing_keys (
      period integer primary key,
      kid text not null unique,
      private_jwk jsonb not null,
      created_at timestamptz not null default now())`);
  await knex.raw(`
    create table server_secrets (
      name text primary key,
      secret bytea not null,
      created_at timestamptz not null default now())`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table signing_keys, server_secrets');
};
