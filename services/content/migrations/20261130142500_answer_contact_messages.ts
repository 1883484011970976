import type { Knex } from 'knex';

const statements = [
  `alter table contact_messages add column answered_at timestamptz, add column answered_by uuid`,
  `create index contact_messages_open on contact_messages (received_at desc, id desc) where answered_at is null`,
  `create index contact_messages_answered on contact_messages (received_at desc, id desc) where answered_at is not null`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
