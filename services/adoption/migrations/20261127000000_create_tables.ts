import { createEventTables } from '@paltu/events';
import { createContactsTable, createMembersTable, createPetsTable } from '@paltu/projections';
import type { Knex } from 'knex';

const requests = [
  `create table adoptions (pet_id uuid primary key, version bigint not null)`,
  `create table requests (
     id uuid primary key,
     pet_id uuid not null references adoptions (pet_id),
     pet_name text not null,
     owner_id uuid not null,
     requester_id uuid not null check (requester_id <> owner_id),
     version bigint not null check (version >= 1),
     status text not null check (status in ('pending', 'approved', 'rejected', 'cancelled', 'completed', 'fell-through')),
     application jsonb not null,
     message text not null,
     answer jsonb,
     closing jsonb,
     history jsonb not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     respond_by timestamptz not null,
     approved_at timestamptz,
     completed_at timestamptz,
     owner_answered_at timestamptz,
     reminders_sent integer not null,
     next_due_at timestamptz)`,
  `create unique index requests_one_open on requests (pet_id, requester_id) where status in ('pending', 'approved')`,
  `create unique index requests_one_approved on requests (pet_id) where status = 'approved'`,
  `create index requests_of_owner on requests (owner_id, created_at desc, id desc)`,
  `create index requests_of_owner_by_status on requests (owner_id, status, created_at desc, id desc)`,
  `create index requests_of_requester on requests (requester_id, created_at desc, id desc)`,
  `create index requests_of_requester_by_status on requests (requester_id, status, created_at desc, id desc)`,
  `create index requests_of_requester_for_pet on requests (requester_id, pet_id, created_at desc, id desc)`,
  `create index requests_of_pet on requests (pet_id, created_at desc, id desc)`,
  `create index requests_due on requests (next_due_at) where next_due_at is not null`,
];

const presences = [
  `create table presences (id uuid primary key, version bigint not null, is_away boolean not null, member_since timestamptz)`,
];

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createMembersTable(knex);
  await createContactsTable(knex);
  await createPetsTable(knex);
  for (const statement of [...requests, ...presences]) await knex.raw(statement);
};
