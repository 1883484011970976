import type { Knex } from 'knex';

const statements = [
  `create index search_matches_due_in_turn on search_matches (due_at, member_id) where taken_at is null`,
  `drop index search_matches_due`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
