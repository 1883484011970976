import type { Knex } from 'knex';

/** What is offered for a pet that is for sale, and the day on which the two sides want to meet. The release before leaves both empty. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table requests add column offer integer check (offer > 0), add column meeting jsonb');
};
