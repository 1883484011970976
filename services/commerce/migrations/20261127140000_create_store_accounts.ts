import type { Knex } from 'knex';

const statements = [
  // Tax number and bank account of each store, sealed together; beside them what queries ask.
  `create table store_accounts (
     store_id uuid primary key references stores (id),
     sealed text not null,
     sealed_by text not null,
     has_tax_number boolean not null,
     payout_changed_at timestamptz)`,
  `create index store_accounts_by_secret on store_accounts (sealed_by)`,
  // Counts what is published about a ledger.
  `alter table ledgers add column sequence integer not null default 0`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
