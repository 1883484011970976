import type { Knex } from 'knex';

const statements = [
  // Admins alone, who are few.
  `create table admins (id uuid primary key, version bigint not null)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
