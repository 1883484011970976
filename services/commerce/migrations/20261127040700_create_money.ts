import type { Knex } from 'knex';

const statements = [
  // What came in for an order, and what of it went or is to go back. Without a check of what the release before still writes: it keeps neither.
  `alter table orders
     add column prepaid bigint not null default 0 check (prepaid >= 0),
     add column paid bigint not null default 0,
     add column refunded bigint not null default 0,
     add column payment_status text not null default 'at-door'
       check (payment_status in ('at-door', 'awaiting', 'in-check', 'paid', 'ended')),
     add column payment_due_at timestamptz,
     add column slip jsonb,
     add column payment_refusal text not null default '',
     drop constraint orders_payment_method_check,
     add constraint orders_payment_method_check check (payment_method in ('cash-on-delivery', 'jazzcash', 'easypaisa', 'bank-transfer')),
     add constraint orders_never_refunded_beyond_paid check (0 <= refunded and refunded <= paid)`,
  `create index orders_payment_due on orders (payment_due_at) where payment_due_at is not null`,
  `create index orders_in_check on orders (placed_at, id) where payment_status = 'in-check'`,
  // Money that came in, each of it once.
  `create table payments (
     provider text not null,
     reference text not null,
     order_id uuid not null references orders (id),
     amount bigint not null check (amount > 0),
     counted_at timestamptz not null,
     primary key (provider, reference))`,
  `create table wallet_attempts (
     reference text primary key,
     order_id uuid not null references orders (id),
     method text not null check (method in ('jazzcash', 'easypaisa')),
     amount bigint not null check (amount > 0),
     status text not null check (status in ('open', 'paid', 'refused')),
     started_at timestamptz not null)`,
  `create unique index wallet_attempts_open_of_order on wallet_attempts (order_id) where status = 'open'`,
  `create index wallet_attempts_open on wallet_attempts (started_at) where status = 'open'`,
  // What a test payment of the simulator is to do.
  `create table simulated_payments (reference text primary key, amount bigint not null, behaviour text, chosen_at timestamptz)`,
  `create index payments_of_order on payments (order_id)`,
  `alter table parcels
     add column is_hidden boolean not null default false,
     add column received_at timestamptz,
     add column commission_percent integer not null default 2 check (commission_percent between 0 and 100)`,
  `create table refunds (
     id uuid primary key,
     order_id uuid not null references orders (id),
     parcel_id uuid references parcels (id),
     items jsonb not null,
     amount bigint not null check (amount > 0),
     status text not null check (status in ('due', 'paid')),
     reference text not null,
     due_at timestamptz not null,
     paid_at timestamptz check ((paid_at is not null) = (status = 'paid')))`,
  `create index refunds_of_order on refunds (order_id, due_at, id)`,
  `create index refunds_of_parcel on refunds (parcel_id)`,
  `create index refunds_due on refunds (due_at, id) where status = 'due'`,
  // Where each ledger ends; what all its accounts come to is nothing.
  `create table ledgers (
     store_id uuid primary key references stores (id),
     rows integer not null,
     hash text not null,
     store bigint not null,
     held bigint not null,
     paltu bigint not null,
     buyers bigint not null,
     constraint ledgers_add_up check (store + held + paltu + buyers = 0))`,
  `create table ledger_rows (
     store_id uuid not null references ledgers (store_id),
     number integer not null,
     order_id uuid not null,
     parcel_id uuid not null,
     kind text not null,
     account text not null check (account in ('store', 'held', 'paltu', 'buyers')),
     amount bigint not null check (amount <> 0),
     balance bigint not null,
     available_at timestamptz not null,
     booked_at timestamptz not null,
     hash text not null,
     primary key (store_id, number))`,
  `create unique index ledger_rows_once on ledger_rows (parcel_id, kind, account)`,
  `create index ledger_rows_pending on ledger_rows (store_id, available_at) include (amount) where account = 'store'`,
  `create function refuse_change_of_ledger() returns trigger language plpgsql as $$
     begin raise exception 'rows of a ledger are only ever added'; end $$`,
  `create trigger ledger_rows_only_added before update or delete on ledger_rows for each row execute function refuse_change_of_ledger()`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
