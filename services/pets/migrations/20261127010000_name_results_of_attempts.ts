import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table idempotency_keys rename column listing_id to result_id');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table idempotency_keys rename column result_id to listing_id');
};
