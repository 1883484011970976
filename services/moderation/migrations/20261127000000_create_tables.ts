import { createEventTables } from '@paltu/events';
import { createMembersTable } from '@paltu/projections';
import type { Knex } from 'knex';

/**
 * `reviews` is a projection of pets.pet.v1: it can be emptied and read again at any time. `status` is what admins see: that of pets, or what
 * was decided since. `decisions` is the audit trail, written by admins and never emptied; events only write what became of one (`outcome`).
 */
const reviews = [
  `create table reviews (
     pet_id uuid primary key,
     version bigint not null,
     content_version integer not null,
     pet jsonb not null,
     owner_status text not null check (owner_status in ('pending', 'approved', 'rejected')),
     status text not null check (status in ('pending', 'approved', 'rejected')),
     reason text not null,
     previous jsonb,
     submitted_at timestamptz not null,
     is_deleted boolean not null,
     is_owner_away boolean not null,
     document tsvector not null)`,
  // Every list and count leaves out what owners who are away have listed: without that in the index it has to look at each row.
  `create index reviews_by_status on reviews (status, submitted_at, pet_id) where not is_deleted and not is_owner_away`,
  `create index reviews_by_time on reviews (submitted_at, pet_id) where not is_deleted and not is_owner_away`,
  `create index reviews_document on reviews using gin (document) where not is_deleted and not is_owner_away`,
  `create index reviews_by_owner on reviews ((pet ->> 'ownerId'))`,

  `create table decisions (
     id uuid primary key,
     pet_id uuid not null,
     number integer not null check (number > 0),
     action text not null check (action in ('approve', 'reject')),
     content_version integer not null check (content_version > 0),
     reason text,
     decided_by uuid not null,
     decided_at timestamptz not null,
     is_own_listing boolean not null,
     outcome text not null check (outcome in ('pending', 'applied', 'superseded')),
     check ((action = 'reject') = (reason is not null)),
     unique (pet_id, number))`,
];

/** The audit trail of rules for listings: what admins switched, never emptied. The last one of a rule is how it stands. */
const rules = [
  `create table rule_switches (
     rule_id text not null,
     number integer not null check (number > 0),
     is_off boolean not null,
     switched_by uuid not null,
     switched_at timestamptz not null,
     primary key (rule_id, number))`,
];

/** `marked_things` is a projection: it can be emptied and read again. `mark_decisions` is the audit trail, never emptied. */
const marks = [
  `create table marked_things (
     kind text not null,
     thing_id uuid not null,
     version bigint not null,
     owner_id uuid not null,
     name text not null,
     about jsonb not null,
     city_id text not null,
     marks jsonb not null,
     verification jsonb not null,
     verified_until text not null,
     is_active boolean not null,
     is_owner_away boolean not null,
     created_at timestamptz not null,
     asked_at timestamptz,
     document tsvector not null,
     primary key (kind, thing_id))`,
  `create index marked_things_by_time on marked_things (kind, created_at desc, thing_id desc) where not is_owner_away`,
  `create index marked_things_waiting on marked_things (asked_at, thing_id) where asked_at is not null`,
  `create index marked_things_document on marked_things using gin (document) where not is_owner_away`,

  `create table mark_decisions (
     id uuid primary key,
     kind text not null,
     thing_id uuid not null,
     number integer not null check (number > 0),
     mark text not null check (mark in ('featured', 'verified', 'hidden', 'registered')),
     is_set boolean not null,
     verification_number integer not null,
     reason text not null,
     decided_by uuid not null,
     decided_at timestamptz not null,
     is_own_thing boolean not null,
     outcome text not null check (outcome in ('pending', 'applied', 'superseded')),
     check (reason <> '' or not ((mark = 'hidden' and is_set) or (mark = 'verified' and not is_set))),
     unique (kind, thing_id, number))`,
  `create index mark_decisions_open on mark_decisions (thing_id, number) where outcome = 'pending'`,
];

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createMembersTable(knex);
  for (const statement of [...reviews, ...rules, ...marks]) await knex.raw(statement);
};
