import type { Knex } from 'knex';

const statements = [
  `create index parcels_disputed_of_seller on parcels (seller_id, placed_at desc, id desc) where waits_for_admin`,
  // What sellers look for.
  `create index orders_by_start_of_number on orders (number text_pattern_ops)`,
  `create index orders_by_name_of_buyer on orders using gin (to_tsvector('simple', coalesce(address ->> 'fullName', '')))`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
