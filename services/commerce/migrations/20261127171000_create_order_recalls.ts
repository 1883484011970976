import type { Knex } from 'knex';

const statements = [
  `create index parcels_by_accessory on parcels using gin (lines jsonb_path_ops)`,
  `create table order_recalls (
     accessory_id uuid not null,
     order_id uuid not null references orders (id),
     recalled_at timestamptz not null,
     primary key (accessory_id, order_id))`,
  `create index order_recalls_by_time on order_recalls (recalled_at)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
