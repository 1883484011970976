import type { Knex } from 'knex';

/**
 * `rule_versions` is what admins wrote and switched, never emptied; the last one of a rule is how it stands. `rule_switches` is what came before
 * it, and is only read. `owners` is a projection of auth.user.v1, `price_medians` is reckoned anew every hour.
 */
const statements = [
  `create table rule_versions (
     rule_id text not null,
     number integer not null check (number > 0),
     rule jsonb not null,
     is_off boolean not null,
     changed_by uuid,
     changed_at timestamptz not null,
     primary key (rule_id, number))`,
  `create table owners (
     id uuid primary key,
     version bigint not null,
     registered_at timestamptz,
     is_suspended boolean not null,
     suspensions integer not null)`,
  `create table price_medians (kind text primary key, median integer not null)`,
  `create table rule_trials (
     id uuid primary key,
     rule jsonb not null,
     started_by uuid not null,
     started_at timestamptz not null,
     total integer not null,
     looked_at integer not null,
     found integer not null,
     approved integer not null,
     rejected integer not null,
     examples jsonb not null,
     last jsonb,
     finished_at timestamptz)`,
  `create index rule_trials_of_admin on rule_trials (started_by)`,
  `create index rule_trials_open on rule_trials (started_at) where finished_at is null`,
  `alter table decisions add column rules jsonb not null default '[]'`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
