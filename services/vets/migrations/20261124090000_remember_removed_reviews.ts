import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `create table removed_reviews (
       id uuid primary key,
       vet_id uuid not null,
       author_id uuid not null)`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists removed_reviews');
};
