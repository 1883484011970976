import type { Knex } from 'knex';

const before = `'logout', 'token-reused', 'password-changed', 'deactivated', 'role-taken'`;

const allow = (knex: Knex, reasons: string) =>
  knex.raw(`
    alter table sessions
      drop constraint sessions_revocation_reason_check,
      add constraint sessions_revocation_reason_check check (revocation_reason in (${reasons}))`);

export const up = async (knex: Knex): Promise<void> => {
  await allow(knex, `${before}, 'ended-by-admin'`);
  // As with changes of roles: it outlives the accounts that it names.
  await knex.raw(`
    create table session_endings (
      id uuid primary key,
      account_id uuid not null,
      ended_by uuid not null,
      at timestamptz not null)`);
  await knex.raw('create index session_endings_account on session_endings (account_id, at)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`update sessions set revocation_reason = 'logout' where revocation_reason = 'ended-by-admin'`);
  await allow(knex, before);
  await knex.raw('drop table session_endings');
};
