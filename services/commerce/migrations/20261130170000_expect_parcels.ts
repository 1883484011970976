import type { Knex } from 'knex';

const statements = [
  'alter table stores add column sends_within_days smallint not null default 2 check (sends_within_days between 1 and 7)',
  // Null in those of the release before.
  'alter table parcels add column expected jsonb',
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
