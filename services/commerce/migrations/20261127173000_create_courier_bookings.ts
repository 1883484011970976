import type { Knex } from 'knex';

/** What a test courier carries. */
export const createSimulatedParcels = `create table simulated_parcels (
  reference text primary key,
  tracking_number text not null unique,
  to_collect bigint not null,
  behaviour text,
  booked_at timestamptz not null,
  chosen_at timestamptz)`;

const statements = [
  // What the release before sends is carried by the store itself.
  `alter table parcels
     add column carried_by text not null default 'own-delivery' check (carried_by in ('own-delivery', 'test-courier')),
     add column tracked text check (tracked in ('picked-up', 'in-transit', 'out-for-delivery')),
     add column tracked_at timestamptz,
     add column remitted_at timestamptz`,
  // Couriers that were asked to carry a parcel: also those that it does not go with in the end, until that was called off.
  `create table courier_bookings (
     parcel_id uuid primary key references parcels (id),
     order_id uuid not null references orders (id),
     courier_id text not null check (courier_id in ('test-courier')),
     to_collect bigint not null check (to_collect >= 0),
     status text not null check (status in ('asked', 'booked', 'calling-off')),
     asked_at timestamptz not null,
     next_inquiry_at timestamptz)`,
  `create index courier_bookings_to_follow on courier_bookings (next_inquiry_at) where next_inquiry_at is not null`,
  createSimulatedParcels,
  // One more account: cash that a courier took and has not passed on to the store.
  `alter table ledgers
     add column courier bigint not null default 0,
     drop constraint ledgers_add_up,
     add constraint ledgers_add_up check (store + held + settled + courier + paltu + buyers = 0)`,
  `alter table ledger_rows
     drop constraint ledger_rows_account_check,
     add constraint ledger_rows_account_check check (account in ('store', 'held', 'settled', 'courier', 'paltu', 'buyers'))`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
