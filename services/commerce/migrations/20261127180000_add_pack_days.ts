import type { Knex } from 'knex';

const statements = [
  // For how many days a pack of it lasts one pet.
  `alter table accessories add column pack_days integer check (pack_days between 1 and 365)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
