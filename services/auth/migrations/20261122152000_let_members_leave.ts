import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts add column deactivated_at timestamptz');
  await knex.raw('create index accounts_deactivated on accounts (deactivated_at) where deactivated_at is not null');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts drop column deactivated_at');
};
