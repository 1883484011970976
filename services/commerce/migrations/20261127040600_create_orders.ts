import type { Knex } from 'knex';

const statements = [
  `create table orders (
     id uuid primary key,
     number text not null,
     buyer_id uuid not null,
     version integer not null,
     payment_method text not null check (payment_method in ('cash-on-delivery')),
     promo_code text,
     subtotal bigint not null,
     shipping bigint not null,
     discount bigint not null,
     total bigint not null check (total = subtotal + shipping - discount),
     address jsonb,
     note text not null,
     placed_at timestamptz not null,
     updated_at timestamptz not null,
     is_under_way boolean not null)`,
  `create unique index orders_by_number on orders (number)`,
  `create index orders_of_buyer on orders (buyer_id, placed_at desc, id desc)`,
  `create index orders_under_way_of_buyer on orders (buyer_id, payment_method) where is_under_way`,
  // The buyer stands here too: what is asked of a buyer's parcels needs no order.
  `create table parcels (
     id uuid primary key,
     order_id uuid not null references orders (id),
     buyer_id uuid not null,
     store_id uuid not null references stores (id),
     store_name text not null,
     seller_id uuid not null,
     status text not null check (status in
       ('placed', 'confirmed', 'shipped', 'delivered', 'cancelled', 'refused', 'lost', 'return-asked', 'returned')),
     lines jsonb not null,
     courier text not null,
     tracking_number text not null,
     return_request jsonb,
     contest jsonb,
     is_restocked boolean not null,
     history jsonb not null,
     placed_at timestamptz not null,
     status_at timestamptz not null,
     shipped_at timestamptz,
     delivered_at timestamptz,
     reminders_sent integer not null,
     next_due_at timestamptz,
     waits_for_admin boolean not null)`,
  `create unique index parcels_of_order on parcels (order_id, store_id)`,
  `create index parcels_of_seller on parcels (seller_id, placed_at desc, id desc)`,
  `create index parcels_of_seller_by_status on parcels (seller_id, status, placed_at desc, id desc)`,
  `create index parcels_delivered_of_buyer on parcels (buyer_id) where delivered_at is not null`,
  `create index parcels_refused_of_buyer on parcels (buyer_id, status_at) where status = 'refused'`,
  `create index parcels_due on parcels (next_due_at) where next_due_at is not null`,
  `create index parcels_waiting_for_admin on parcels (status_at, id) where waits_for_admin`,
  // Members who have left, and of whom orders are still to be ended.
  `create table order_leavings (member_id uuid primary key, is_erased boolean not null, left_at timestamptz not null)`,
  `create index order_leavings_by_time on order_leavings (left_at)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
