import { createPictureTables, dropPictureTables } from '@paltu/pictures';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await createPictureTables(knex);
  // Nothing has ever been kept in it.
  await knex.raw('alter table accounts drop column profile_image');
  await knex.raw('alter table accounts add column picture jsonb');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts drop column picture');
  await knex.raw('alter table accounts add column profile_image text');
  await dropPictureTables(knex);
};
