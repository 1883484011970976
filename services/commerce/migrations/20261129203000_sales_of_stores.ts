import { buildIndexes, withoutTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';

export const config = withoutTransaction;

export const up = (knex: Knex): Promise<void> =>
  buildIndexes(knex, {
    ledger_rows_of_sales: `ledger_rows (store_id, booked_at) include (parcel_id, amount) where account = 'store' and kind = 'sale'`,
    parcels_delivered_of_seller: 'parcels (seller_id, delivered_at desc, id desc) where delivered_at is not null',
  });
