import type { Knex } from 'knex';

const statements = [
  // The case that suspended a member may be the one whose objection was right.
  `drop index suspensions_case`,
  `create unique index suspensions_case on suspensions (case_id, is_suspended) where case_id is not null`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
