import type { Knex } from 'knex';

/** Of who offers money no home is asked. What is kept in its place stays: a release before reads it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table requests alter column application drop not null');
};
