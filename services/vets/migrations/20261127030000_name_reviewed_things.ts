import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table reviews rename column vet_id to thing_id');
  await knex.raw('alter table removed_reviews rename column vet_id to thing_id');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table removed_reviews rename column thing_id to vet_id');
  await knex.raw('alter table reviews rename column thing_id to vet_id');
};
