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
