import { buildIndexes, withoutTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';

export const config = withoutTransaction;

export const up = (knex: Knex): Promise<void> =>
  buildIndexes(knex, {
    parcels_disputed_of_seller: 'parcels (seller_id, placed_at desc, id desc) where waits_for_admin',
    // What sellers look for.
    orders_by_start_of_number: 'orders (number text_pattern_ops)',
  });
