import type { Knex } from 'knex';

/**
 * `aged_as` is the age that the other two follow from: where it is not that of the listing, a release before has written it, and a job reckons
 * them. The column of months stays for that release.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table listings add column aged_at timestamptz, add column born_on date, add column aged_as text');
};
