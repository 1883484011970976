import type { Knex } from 'knex';

const statements = [
  // The release before adds reports without a word about a decision: they wait.
  `alter table reports
     add column decision text check (decision in ('dismissed', 'warned', 'stopped')),
     add column decision_reason text not null default '',
     add column decided_by uuid,
     add column decided_about uuid,
     add column decided_at timestamptz,
     add column stopped_until timestamptz,
     add column lifted_at timestamptz`,
  `create index reports_waiting on reports (reported_at desc, id desc) where decided_at is null`,
  `create index reports_decided on reports (reported_at desc, id desc) where decided_at is not null`,
  `create index reports_decided_about on reports (decided_about, decided_at, id) where decided_about is not null`,
  // Without an end for ever.
  `create table writing_stops (member_id uuid primary key, stopped_until timestamptz)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
