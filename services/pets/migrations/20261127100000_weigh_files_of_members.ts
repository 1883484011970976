import { findPapersOfMembers, losePapersOfMembers, unweighPictures, weighPictures } from '@paltu/pictures';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await weighPictures(knex);
  await findPapersOfMembers(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await losePapersOfMembers(knex);
  await unweighPictures(knex);
};
