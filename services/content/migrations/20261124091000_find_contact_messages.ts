import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create index contact_messages_of_address on contact_messages (lower(email), received_at, id)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index if exists contact_messages_of_address');
};
