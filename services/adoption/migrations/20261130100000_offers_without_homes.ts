import type { Knex } from 'knex';

const statements = [
  // Of who offers money no home is asked.
  `alter table requests alter column application drop not null`,
  // What was kept in its place was not theirs: who is asked has to write of their experience.
  `update requests set application = null where offer is not null and application ->> 'experience' = ''`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
