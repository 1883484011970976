import type { Knex } from 'knex';

// Not a column of vets: whoever likes a vet must not wait for bookings, which lock the vet's row.
const statements = [
  `create table interests (
     id uuid primary key references vets (id),
     owner_id uuid not null,
     version bigint not null,
     likes integer not null check (likes >= 0),
     views integer not null check (views >= 0)) with (fillfactor = 70)`,
  `create table likes (
     member_id uuid not null,
     vet_id uuid not null references interests (id),
     liked_at timestamptz not null,
     primary key (member_id, vet_id))`,
  `create index likes_of_member on likes (member_id, liked_at desc, vet_id desc)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists likes, interests');
};
