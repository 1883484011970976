import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table reviews add column is_owner_away boolean not null default false');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table reviews drop column is_owner_away');
};
