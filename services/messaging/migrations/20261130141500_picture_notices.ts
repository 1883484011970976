import type { Knex } from 'knex';

const statements = [
  `alter table things drop constraint things_kind_check, add constraint things_kind_check check (kind in ('pet', 'product', 'store', 'vet'))`,
  `alter table notices add column thing_id uuid`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
