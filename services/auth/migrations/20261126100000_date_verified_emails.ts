import type { Knex } from 'knex';

/**
 * Since when an account's e-mail is known to be read by its holder. Of those that were verified before nobody knows it: they count from
 * this migration on, which the default puts there without writing any row.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts add column email_verified_at timestamptz default now()');
  await knex.raw('alter table accounts alter column email_verified_at drop default');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts drop column email_verified_at');
};
