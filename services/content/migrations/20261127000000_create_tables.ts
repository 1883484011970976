import { createEventTables } from '@paltu/events';
import { createSaltsTable } from '@paltu/persistence';
import { createContactsTable, createMembersTable } from '@paltu/projections';
import type { Knex } from 'knex';

const comments = [
  `create table comments (
     id uuid primary key,
     version integer not null check (version >= 1),
     article_slug text not null,
     parent_id uuid references comments (id),
     parent_author_id uuid,
     author_id uuid not null,
     content text not null,
     created_at timestamptz not null,
     removed_at timestamptz,
     replies integer not null check (replies >= 0),
     check ((parent_id is null) = (parent_author_id is null)),
     check ((removed_at is null) = (content <> '')))`,
  `create index comments_of_article on comments (article_slug, created_at desc, id desc)
     where parent_id is null and (removed_at is null or replies > 0)`,
  `create index comments_of_parent on comments (parent_id, created_at, id) where removed_at is null`,
  `create index comments_of_author on comments (author_id, created_at, id) where removed_at is null`,

  `create table comment_counts (article_slug text primary key, comments integer not null check (comments >= 0))`,
];

const interests = [
  `create table interests (
     id text primary key,
     article_slug text not null,
     author_id uuid,
     version bigint not null,
     likes integer not null check (likes >= 0),
     views integer not null check (views >= 0)) with (fillfactor = 70)`,
  `create table likes (
     member_id uuid not null,
     thing_id text not null references interests (id),
     article_slug text not null,
     liked_at timestamptz not null,
     primary key (member_id, article_slug, thing_id))`,
];

const mailTable = (name: string, about: string): string => `create table ${name} (
     id uuid primary key,
     kind text not null,
     language text not null check (language in ('en', 'ur')),
     ${about} on delete cascade,
     address text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     due_at timestamptz not null,
     attempts integer not null default 0)`;

const contact = [
  // With the member who was logged in when they wrote; nobody where a visitor did.
  `create table contact_messages (
     id uuid primary key,
     name text not null,
     email text not null,
     phone text not null,
     subject text not null,
     message text not null,
     category text not null,
     received_at timestamptz not null,
     member_id uuid)`,
  `create index contact_messages_newest on contact_messages (received_at desc, id desc)`,
  `create index contact_messages_of_address on contact_messages (lower(email), received_at, id)`,
  `create index contact_messages_of_member on contact_messages (member_id, received_at, id) where member_id is not null`,

  mailTable('contact_mails', 'contact_message_id uuid not null references contact_messages (id)'),
  `create index contact_mails_due on contact_mails (due_at)`,
  `create index contact_mails_of_message on contact_mails (contact_message_id)`,
];

const subscriptions = [
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

  mailTable('mails', 'subscription_id uuid not null references subscriptions (id)'),
  `create index mails_due on mails (due_at)`,
  `create index mails_of_subscription on mails (subscription_id)`,
];

const home = [
  `create table counted_things (
     kind text not null,
     id uuid not null,
     version bigint not null,
     counted integer not null check (counted between 0 and 1),
     failed integer not null check (failed between 0 and 1),
     hours integer not null check (hours >= 0),
     primary key (kind, id))`,

  // What the rows of a kind come to: a page that everybody opens cannot count them each time.
  `create table totals (
     kind text primary key,
     counted bigint not null default 0 check (counted >= 0),
     failed bigint not null default 0 check (failed >= 0),
     hours bigint not null default 0 check (hours >= 0))`,
  `insert into totals (kind) values ('pets'), ('adoptions'), ('users'), ('vets')`,
];

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createMembersTable(knex);
  await createContactsTable(knex);
  await createSaltsTable(knex);
  for (const statement of [...comments, ...interests, ...contact, ...subscriptions, ...home]) await knex.raw(statement);
};
