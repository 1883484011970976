import type { Knex } from 'knex';

const statements = [
  `create table appointments (
     id uuid primary key,
     vet_id uuid not null references vets (id),
     vet_owner_id uuid not null,
     guest_id uuid not null check (guest_id <> vet_owner_id),
     slot_id uuid not null,
     status text not null check (status in ('booked', 'cancelled', 'completed', 'no-show')),
     starts_at timestamptz not null,
     next_due_at timestamptz,
     document jsonb not null)`,
  `create unique index appointments_one_of_slot on appointments (slot_id) where status = 'booked'`,
  `create index appointments_of_guest on appointments (guest_id, starts_at, id)`,
  `create index appointments_of_owner on appointments (vet_owner_id, starts_at, id)`,
  `create index appointments_of_guest_by_status on appointments (guest_id, status, starts_at, id)`,
  `create index appointments_of_owner_by_status on appointments (vet_owner_id, status, starts_at, id)`,
  `create index appointments_of_vet on appointments (vet_id, status)`,
  `create index appointments_of_pair on appointments (vet_id, guest_id, status, starts_at)`,
  `create index appointments_due on appointments (next_due_at) where next_due_at is not null`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists appointments');
};
