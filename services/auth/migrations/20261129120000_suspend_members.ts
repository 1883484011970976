import type { Knex } from 'knex';

const statements = [
  `alter table accounts add column suspended_at timestamptz`,
  // As with changes of roles: it outlives the accounts that it names.
  `create table suspensions (
     id uuid primary key,
     account_id uuid not null,
     decided_by uuid not null,
     is_suspended boolean not null,
     reason text not null,
     at timestamptz not null,
     check (reason <> '' or not is_suspended))`,
  `create index suspensions_account on suspensions (account_id, at)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
