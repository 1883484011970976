import type { Knex } from 'knex';

const statements = [
  // The release before keeps browsers without their session.
  `alter table push_subscriptions add column session_id uuid`,
  `create index push_subscriptions_of_session on push_subscriptions (session_id)`,
  // As long as a token of theirs may live: a browser that one of them asks for is refused.
  `create table ended_sessions (id uuid primary key, ended_at timestamptz not null)`,
  `create index ended_sessions_by_age on ended_sessions (ended_at)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
