import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // Null in the rows of the release before: there the password was given at the login.
  await knex.raw('alter table sessions add column password_given_at timestamptz');
};
