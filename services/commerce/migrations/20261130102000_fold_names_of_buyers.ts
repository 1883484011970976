import type { Knex } from 'knex';

/** Null in orders of releases before, until a job has folded them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table orders add column name_words tsvector');
};
