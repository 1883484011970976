import type { Knex } from 'knex';

const statements = [
  // Numbers of a store have no gap: they are given out under the lock of its ledger.
  `alter table ledgers add column receipts integer not null default 0`,
  `create table receipts (
     store_id uuid not null references stores (id),
     number integer not null,
     parcel_id uuid not null,
     issued_at timestamptz not null,
     primary key (store_id, number))`,
  `create unique index receipts_of_parcel on receipts (parcel_id)`,
  // Of what was delivered before.
  `insert into receipts select store_id, row_number() over (partition by store_id order by delivered_at, id), id, delivered_at
     from parcels where delivered_at is not null`,
  `update ledgers set receipts = issued.count from (select store_id, count(*) from receipts group by store_id) issued
     where issued.store_id = ledgers.store_id`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
