import { createEventTables } from '@paltu/events';
import { createIdempotencyKeysTable } from '@paltu/idempotency';
import { createContactsTable, createMembersTable, createPresencesTable } from '@paltu/projections';
import type { Knex } from 'knex';

const things = [
  `create table things (
     id uuid primary key,
     version bigint not null,
     kind text not null check (kind in ('pet', 'store', 'vet')),
     owner_id uuid not null,
     name text not null,
     picture jsonb,
     is_public boolean not null)`,
];

const side = (name: string): string => `
     ${name}_read_up_to integer not null default 0 check (${name}_read_up_to between 0 and last_number),
     ${name}_unread integer not null default 0 check (${name}_unread >= 0),
     ${name}_shared_at timestamptz`;

const conversations = [
  `create table conversations (
     id uuid primary key,
     thing_kind text not null check (thing_kind in ('pet', 'store', 'vet')),
     thing_id uuid not null,
     thing_name text not null,
     owner_id uuid not null,
     asker_id uuid check (asker_id <> owner_id),
     visitor jsonb,
     last_number integer not null,
     started_at timestamptz not null,
     last_message_at timestamptz not null,${side('owner')},${side('asker')},
     check ((asker_id is null) <> (visitor is null)))`,
  `create unique index conversations_one_of_member on conversations (thing_id, asker_id) where asker_id is not null`,
  `create unique index conversations_one_of_visitor on conversations (thing_id, (visitor ->> 'emailKey')) where visitor is not null`,
  `create index conversations_of_owner on conversations (owner_id, last_message_at desc, id desc)`,
  `create index conversations_of_asker on conversations (asker_id, last_message_at desc, id desc)`,
  `create index conversations_unread_by_owner on conversations (owner_id) include (owner_unread) where owner_unread > 0`,
  `create index conversations_unread_by_asker on conversations (asker_id) include (asker_unread) where asker_unread > 0`,
  `create index conversations_of_visitors on conversations (last_message_at) where visitor is not null`,

  `create table messages (
     conversation_id uuid not null references conversations (id) on delete cascade,
     number integer not null check (number >= 1),
     id uuid not null unique,
     side text not null check (side in ('owner', 'asker')),
     writer_id uuid,
     text text not null,
     sent_at timestamptz not null,
     primary key (conversation_id, number))`,
  `create index messages_of_writer on messages (writer_id, sent_at, id) where writer_id is not null`,

  `create table blocks (
     blocker_id uuid not null,
     blocked_id uuid not null,
     blocked_at timestamptz not null,
     primary key (blocker_id, blocked_id))`,
  `create index blocks_of_blocked on blocks (blocked_id)`,

  `create table reports (
     id uuid primary key,
     conversation_id uuid not null references conversations (id) on delete cascade,
     reporter_id uuid not null,
     reason text not null,
     last_number integer not null,
     reported_at timestamptz not null,
     unique (conversation_id, reporter_id))`,
  `create index reports_newest on reports (reported_at desc, id desc)`,
  `create index reports_of_reporter on reports (reporter_id, reported_at, id)`,
];

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createMembersTable(knex);
  await createContactsTable(knex);
  await createPresencesTable(knex);
  await createIdempotencyKeysTable(knex);
  for (const statement of [...things, ...conversations]) await knex.raw(statement);
};
