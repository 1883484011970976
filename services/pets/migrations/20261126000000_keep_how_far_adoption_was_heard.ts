import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table listings add column adoption_version integer not null default 0');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table listings drop column adoption_version');
};
