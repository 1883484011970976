import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table mails (
      id uuid primary key,
      kind text not null,
      language text not null check (language in ('en', 'ur')),
      account_id uuid references accounts (id) on delete cascade,
      address text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      due_at timestamptz not null,
      attempts integer not null default 0)`);
  await knex.raw('create index mails_due on mails (due_at)');
  await knex.raw('create index mails_account on mails (account_id)');
  await knex.raw(`
    create table email_tokens (
      hash text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('verify-email', 'reset-password')),
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz)`);
  await knex.raw('create index email_tokens_account on email_tokens (account_id)');
  await knex.raw('create index email_tokens_expiry on email_tokens (expires_at)');
  await knex.raw('alter table accounts add column pending_email text');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts drop column pending_email');
  await knex.raw('drop table email_tokens, mails');
};
