import type { Knex } from 'knex';

/** What lets their ages grow; the release before leaves both empty. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table listed_pets add column aged_at timestamptz, add column born_on date');
};
