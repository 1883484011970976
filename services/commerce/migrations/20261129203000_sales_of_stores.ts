import type { Knex } from 'knex';

const statements = [
  `create index ledger_rows_of_sales on ledger_rows (store_id, booked_at) include (parcel_id, amount) where account = 'store' and kind = 'sale'`,
  `create index parcels_delivered_of_seller on parcels (seller_id, delivered_at desc, id desc) where delivered_at is not null`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
