import type { Knex } from 'knex';

const pending = "approval_status = 'pending' and deleted_at is null";

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`create index listings_pending_of_owner on listings (owner_id) where ${pending}`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index listings_pending_of_owner');
};
