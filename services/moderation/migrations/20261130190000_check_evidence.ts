import type { Knex } from 'knex';

const statements = [
  // A projection: between whom conversations and adoption requests are.
  `create table evidence (
     id uuid primary key,
     kind text not null check (kind in ('conversation', 'request')),
     one_id uuid not null,
     other_id uuid not null)`,
  `alter table cases add column reinstates boolean not null default false`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
