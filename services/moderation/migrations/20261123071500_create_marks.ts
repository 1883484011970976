import type { Knex } from 'knex';

/** `marked_things` is a projection: it can be emptied and read again. `mark_decisions` is the audit trail, never emptied. */
const statements = [
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
     primary key (kind, thing_id))`,
  `create index marked_things_by_time on marked_things (kind, created_at desc, thing_id desc) where not is_owner_away`,
  `create index marked_things_waiting on marked_things (asked_at, thing_id) where asked_at is not null`,
  `create table mark_decisions (
     id uuid primary key,
     kind text not null,
     thing_id uuid not null,
     number integer not null check (number > 0),
     mark text not null check (mark in ('featured', 'verified', 'hidden')),
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
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists mark_decisions, marked_things');
};
