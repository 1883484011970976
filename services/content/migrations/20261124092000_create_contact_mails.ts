import type { Knex } from 'knex';

const statements = [
  `create table contact_mails (
     id uuid primary key,
     kind text not null,
     language text not null check (language in ('en', 'ur')),
     contact_message_id uuid not null references contact_messages (id) on delete cascade,
     address text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     due_at timestamptz not null,
     attempts integer not null default 0)`,
  `create index contact_mails_due on contact_mails (due_at)`,
  `create index contact_mails_of_message on contact_mails (contact_message_id)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists contact_mails');
};
