import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // Whether the author is suspended; null in rows of releases before.
  await knex.raw('alter table comments add column is_hidden boolean');
};
