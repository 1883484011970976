import { askAfterUpgrade } from '@paltu/events';
import type { Knex } from 'knex';

/** For a migration of the service that uses `memberProjection`. */
export const createMembersTable = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table members (
      id uuid primary key,
      version bigint not null,
      first_name text not null,
      last_name text not null,
      is_verified boolean not null,
      picture jsonb)`);
};

export const dropMembersTable = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table members');
};

/** For a migration of a service whose table is older than the pictures of members: `consumer` reads again the events of auth about them. */
export const keepPicturesOfMembers = async (knex: Knex, consumer: string): Promise<void> => {
  await knex.raw('alter table members add column if not exists picture jsonb');
  // Not a rebuild: it would empty the table, and every page would be without names meanwhile.
  await askAfterUpgrade(knex, consumer, 'rewind');
};

export const forgetPicturesOfMembers = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table members drop column picture');
};
