import type { Knex } from 'knex';

const statements = [
  // The account of an owner who is erased, until nothing is due to it any more.
  `alter table store_accounts add column is_leaving boolean not null default false`,
  `create index store_accounts_leaving on store_accounts (store_id) where is_leaving`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
