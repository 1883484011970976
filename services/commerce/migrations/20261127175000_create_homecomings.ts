import type { Knex } from 'knex';

const statements = [
  // Of each listing, what a basket for the pet is chosen by.
  `create table homing_pets (id uuid primary key, version bigint not null, species text not null, city_id text not null)`,
  // Pets that moved, and to whom; came_at is null for one that has come back.
  `create table homecomings (
     id uuid primary key,
     version bigint not null,
     pet_id uuid not null,
     member_id uuid not null,
     came_at timestamptz)`,
  `create index homecomings_of_member on homecomings (member_id, came_at desc)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
