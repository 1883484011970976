import { createEventTables } from '@paltu/events';
import { createPictureTables } from '@paltu/pictures';
import type { Knex } from 'knex';

const accounts = [
  `create table accounts (
     id uuid primary key,
     version integer not null check (version > 0),
     first_name text not null,
     last_name text not null,
     email text not null,
     email_key text not null constraint accounts_email_key unique,
     pending_email text,
     is_email_verified boolean not null,
     email_verified_at timestamptz,
     phone text not null,
     city_id text not null,
     address text not null,
     bio text not null,
     picture jsonb,
     user_type text not null check (user_type in ('user', 'admin')),
     marketing_emails boolean not null,
     password_hash text not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     deactivated_at timestamptz,
     document tsvector not null)`,
  `create index accounts_newest on accounts (created_at desc, id desc)`,
  `create index accounts_by_type on accounts (user_type, created_at desc, id desc)`,
  `create index accounts_document on accounts using gin (document)`,
  `create index accounts_deactivated on accounts (deactivated_at) where deactivated_at is not null`,

  // It outlives the accounts that it names: who gave which role is not theirs to take away.
  `create table role_changes (
     id uuid primary key,
     account_id uuid not null,
     changed_by uuid,
     previous_user_type text not null,
     user_type text not null,
     at timestamptz not null)`,
  `create index role_changes_account on role_changes (account_id, at)`,
];

const sessions = [
  `create table sessions (
     id uuid primary key,
     account_id uuid not null references accounts (id) on delete cascade,
     started_at timestamptz not null,
     ends_at timestamptz not null,
     last_used_at timestamptz not null,
     browser text,
     system text,
     revoked_at timestamptz,
     revocation_reason text check (
       revocation_reason in ('logout', 'token-reused', 'password-changed', 'deactivated', 'role-taken', 'ended-by-admin')),
     check ((revoked_at is null) = (revocation_reason is null)))`,
  `create index sessions_account on sessions (account_id)`,

  `create table refresh_tokens (
     token_hash text primary key,
     session_id uuid not null references sessions (id) on delete cascade,
     expires_at timestamptz not null,
     used_at timestamptz,
     successor_hash text unique,
     sealed_access_token text,
     check ((used_at is null) = (successor_hash is null)))`,
  `create index refresh_tokens_session on refresh_tokens (session_id)`,
  `create index refresh_tokens_expiry on refresh_tokens (expires_at)`,

  // As with changes of roles: it outlives the accounts that it names.
  `create table session_endings (
     id uuid primary key,
     account_id uuid not null,
     ended_by uuid not null,
     at timestamptz not null)`,
  `create index session_endings_account on session_endings (account_id, at)`,
];

/** Private keys are sealed. One that is made out of turn has no period: it holds itself from when it signs. */
const keys = [
  `create table signing_keys (
     kid text primary key,
     period integer unique,
     signs_from timestamptz,
     sealed_jwk text not null,
     created_at timestamptz not null default now(),
     constraint signing_keys_turn check (num_nonnulls(period, signs_from) = 1))`,
  `create table server_secrets (
     name text primary key,
     secret bytea not null,
     created_at timestamptz not null default now())`,
];

const mails = [
  `create table mails (
     id uuid primary key,
     kind text not null,
     language text not null check (language in ('en', 'ur')),
     account_id uuid references accounts (id) on delete cascade,
     address text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     due_at timestamptz not null,
     attempts integer not null default 0)`,
  `create index mails_due on mails (due_at)`,
  `create index mails_account on mails (account_id)`,

  `create table email_tokens (
     hash text primary key,
     account_id uuid not null references accounts (id) on delete cascade,
     purpose text not null check (purpose in ('verify-email', 'reset-password')),
     email text not null,
     expires_at timestamptz not null,
     used_at timestamptz)`,
  `create index email_tokens_account on email_tokens (account_id)`,
  `create index email_tokens_expiry on email_tokens (expires_at)`,
];

/** Projections of other services' events, and of our own: what a profile counts, and the list of what a member did. */
const figures = [
  `create table activities (
     subject_id uuid not null,
     version bigint not null,
     member_id uuid not null,
     type text not null,
     action text not null,
     at timestamptz not null,
     primary key (subject_id, type))`,
  `create index activities_of_member on activities (member_id, at desc)`,
  `create table pet_names (id uuid primary key, version bigint not null, name text not null)`,
  `create table tallies (
     member_id uuid not null,
     kind text not null,
     subject_id uuid not null,
     primary key (member_id, kind, subject_id))`,
  `create table interests (
     id uuid primary key,
     version bigint not null,
     owner_id uuid not null,
     views integer not null)`,
  `create index interests_of_owner on interests (owner_id) include (views)`,
  `create table adoptions (
     id uuid primary key,
     version bigint not null,
     requester_id uuid not null,
     is_completed boolean not null)`,
  `create index completed_adoptions on adoptions (requester_id) where is_completed`,
  `create table appointments (
     id uuid primary key,
     version bigint not null,
     guest_id uuid not null,
     is_cancelled boolean not null)`,
  `create index appointments_of_guest on appointments (guest_id) include (is_cancelled)`,
  `create table reviews (
     id uuid primary key,
     version bigint not null,
     author_id uuid not null,
     is_given boolean not null)`,
  `create index reviews_of_author on reviews (author_id) include (is_given)`,
];

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createPictureTables(knex);
  for (const statement of [...accounts, ...sessions, ...keys, ...mails, ...figures]) await knex.raw(statement);
};
