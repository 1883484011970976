import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create index marked_things_of_owner on marked_things (owner_id, kind, created_at desc, thing_id desc)');
};
