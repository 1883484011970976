import type { Knex } from 'knex';

const statements = [
  // One more account; what the release before books has nothing in it.
  `alter table ledgers
     add column settled bigint not null default 0,
     add column sealed_rows integer not null default 0,
     drop constraint ledgers_add_up,
     add constraint ledgers_add_up check (store + held + settled + paltu + buyers = 0)`,
  `create index ledgers_due on ledgers (store desc, store_id) where store > 0`,
  `create index ledgers_to_seal on ledgers (store_id) where rows > sealed_rows`,
  `alter table ledger_rows
     alter column order_id drop not null,
     alter column parcel_id drop not null,
     add column settlement_id uuid,
     drop constraint ledger_rows_account_check,
     add constraint ledger_rows_account_check check (account in ('store', 'held', 'settled', 'paltu', 'buyers')),
     add constraint ledger_rows_are_about_one check ((parcel_id is null) <> (settlement_id is null))`,
  `create unique index ledger_rows_settled_once on ledger_rows (settlement_id, kind, account) where settlement_id is not null`,
  // Those of a month, for statements.
  `create index ledger_rows_by_month on ledger_rows (booked_at) include (store_id, order_id, kind, amount) where account = 'store'`,
  // What of its balance a store was paid out: never more than it might have at that moment.
  `create table settlements (
     id uuid primary key,
     store_id uuid not null references stores (id),
     seller_id uuid not null,
     amount bigint not null check (amount > 0),
     available bigint not null,
     reference text not null,
     paid_to text not null,
     status text not null check (status in ('made', 'sent-back')),
     reason text not null,
     made_by uuid not null,
     made_at timestamptz not null,
     sent_back_at timestamptz check ((sent_back_at is not null) = (status = 'sent-back')),
     constraint settlements_never_beyond_available check (amount <= available))`,
  `create unique index settlements_by_reference on settlements (reference)`,
  `create index settlements_of_store on settlements (store_id, made_at desc, id desc)`,
  `create index settlements_by_time on settlements (made_at desc, id desc)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
