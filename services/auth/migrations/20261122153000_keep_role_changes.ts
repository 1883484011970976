import type { Knex } from 'knex';

const words = "lower(first_name || ' ' || last_name || ' ' || email_key)";

export const up = async (knex: Knex): Promise<void> => {
  // It outlives the accounts that it names: who gave which role is not theirs to take away.
  await knex.raw(`
    create table role_changes (
      id uuid primary key,
      account_id uuid not null,
      changed_by uuid,
      previous_user_type text not null,
      user_type text not null,
      at timestamptz not null)`);
  await knex.raw('create index role_changes_account on role_changes (account_id, at)');
  await knex.raw('create extension if not exists pg_trgm');
  await knex.raw('create index accounts_newest on accounts (created_at desc, id desc)');
  await knex.raw('create index accounts_by_type on accounts (user_type, created_at desc, id desc)');
  await knex.raw(`create index accounts_words on accounts using gin ((${words}) gin_trgm_ops)`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index accounts_words, accounts_by_type, accounts_newest');
  await knex.raw('drop table role_changes');
};
