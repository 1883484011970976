import type { Knex } from 'knex';

const statements = [
  // Nobody decided what followed from a case.
  `alter table suspensions alter column decided_by drop not null`,
  `alter table suspensions add column case_id uuid`,
  // The case that suspended a member may be the one whose objection was right.
  `create unique index suspensions_case on suspensions (case_id, is_suspended) where case_id is not null`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
