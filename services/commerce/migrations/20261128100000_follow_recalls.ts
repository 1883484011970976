import type { Knex } from 'knex';

const statements = [`create index order_recalls_of_order on order_recalls (order_id)`, `drop index order_recalls_by_time`];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
