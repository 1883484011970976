import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw("create index reviews_by_owner on reviews ((pet ->> 'ownerId'))");
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index reviews_by_owner');
};
