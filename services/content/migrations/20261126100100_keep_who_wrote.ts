import type { Knex } from 'knex';

/** Who was logged in when they wrote; nobody of messages that are older, or that visitors sent. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table contact_messages add column member_id uuid');
  await knex.raw('create index contact_messages_of_member on contact_messages (member_id, received_at, id) where member_id is not null');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table contact_messages drop column member_id');
};
