import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table likes rename column listing_id to thing_id');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table likes rename column thing_id to listing_id');
};
