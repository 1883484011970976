import type { Knex } from 'knex';

const statements = [
  `alter table orders add column phone_digest text, add column address_digest text, add column first_slip_at timestamptz`,
  `create index orders_by_phone on orders (phone_digest) where phone_digest is not null`,
  `create index orders_by_address on orders (address_digest) where address_digest is not null`,
  `create index parcels_unpaid_of_seller on parcels (seller_id, placed_at desc, id desc) where is_hidden and status = 'placed'`,
  // A slip that is checked held its pieces without an end.
  `update orders set first_slip_at = updated_at, payment_due_at = greatest(updated_at + interval '7 days', now() + interval '1 day')
   where payment_status = 'in-check'`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
