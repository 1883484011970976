import type { Knex } from 'knex';

const statements = [
  `create table contact_messages (
     id uuid primary key,
     name text not null,
     email text not null,
     phone text not null,
     subject text not null,
     message text not null,
     category text not null,
     received_at timestamptz not null)`,
  `create index contact_messages_newest on contact_messages (received_at desc, id desc)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists contact_messages');
};
