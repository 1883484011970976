import { createContactsTable, dropContactsTable } from '@paltu/projections';
import type { Knex } from 'knex';

const statements = [
  `create table subscriptions (
     id uuid primary key,
     email text not null,
     email_key text not null,
     page text not null,
     language text not null check (language in ('en', 'ur')),
     state text not null check (state in ('asked', 'confirmed', 'told', 'ended')),
     changed_at timestamptz not null,
     constraint subscriptions_of_address unique (email_key, page))`,
  `create index subscriptions_to_page on subscriptions (page, id) where state = 'confirmed'`,
  `create index subscriptions_to_forget on subscriptions (changed_at) where state <> 'confirmed'`,

  `create table subscription_tokens (
     hash text primary key,
     subscription_id uuid not null references subscriptions (id) on delete cascade,
     purpose text not null check (purpose in ('confirm', 'unsubscribe')),
     expires_at timestamptz)`,
  `create index subscription_tokens_of_subscription on subscription_tokens (subscription_id)`,

  `create table mails (
     id uuid primary key,
     kind text not null,
     language text not null check (language in ('en', 'ur')),
     subscription_id uuid not null references subscriptions (id) on delete cascade,
     address text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     due_at timestamptz not null,
     attempts integer not null default 0)`,
  `create index mails_due on mails (due_at)`,
  `create index mails_of_subscription on mails (subscription_id)`,
];

export const up = async (knex: Knex): Promise<void> => {
  await createContactsTable(knex);
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists mails, subscription_tokens, subscriptions');
  await dropContactsTable(knex);
};
