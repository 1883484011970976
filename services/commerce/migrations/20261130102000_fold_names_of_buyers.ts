import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // Null in orders of releases before, until a job has folded them. Not checked in what is there: it has none.
  await knex.raw(`alter table orders add column name_words tsvector,
    add constraint orders_name_goes_with_address check (address is not null or name_words is null) not valid`);
};
