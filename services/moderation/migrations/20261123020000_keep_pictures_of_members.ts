import { forgetPicturesOfMembers, keepPicturesOfMembers } from '@paltu/projections';
import type { Knex } from 'knex';

export const up = (knex: Knex): Promise<void> => keepPicturesOfMembers(knex, 'moderation.members');

export const down = forgetPicturesOfMembers;
