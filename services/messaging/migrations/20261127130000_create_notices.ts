import type { Knex } from 'knex';

const notices = [
  `create table notices (
     id uuid primary key,
     event_id text not null,
     member_id uuid not null,
     type text not null,
     subject_id text not null,
     params jsonb not null,
     page text not null,
     at timestamptz not null,
     in_bell boolean not null,
     read_at timestamptz,
     constraint notices_once unique (event_id, member_id))`,
  `create index notices_newest on notices (member_id, at desc, id desc)`,
  `create index notices_unread on notices (member_id, subject_id) where read_at is null`,
  // Of a conversation that waits to be read one notice is enough.
  `create unique index notices_of_unread_conversation on notices (member_id, subject_id) where type = 'message.received' and read_at is null`,
  `create index notices_by_age on notices (at)`,

  `create table notice_settings (
     member_id uuid primary key,
     language text check (language in ('en', 'ur')),
     groups jsonb not null,
     quiet_hours jsonb)`,

  `create table notice_links (
     hash text primary key,
     member_id uuid not null,
     notice_group text not null,
     made_at timestamptz not null)`,
  `create index notice_links_of_member on notice_links (member_id)`,
  `create index notice_links_by_age on notice_links (made_at)`,

  `create table notice_mails (
     id uuid primary key,
     kind text not null,
     language text not null check (language in ('en', 'ur')),
     member_id uuid not null,
     notice_id uuid not null references notices (id) on delete cascade,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     due_at timestamptz not null,
     attempts integer not null default 0)`,
  `create index notice_mails_due on notice_mails (due_at)`,
  `create index notice_mails_of_notice on notice_mails (notice_id)`,
  `create index notice_mails_of_member on notice_mails (member_id)`,

  // How the marks of stores and vets stood at their last event.
  `create table thing_marks (
     id uuid primary key,
     version bigint not null,
     marks jsonb not null)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of notices) await knex.raw(statement);
};
