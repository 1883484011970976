import { forgetPicturesOfMembers, keepPicturesOfMembers } from '@paltu/projections';
import type { Knex } from 'knex';

export const up = (knex: Knex): Promise<void> => keepPicturesOfMembers(knex, 'adoption.members');

export const down = forgetPicturesOfMembers;
