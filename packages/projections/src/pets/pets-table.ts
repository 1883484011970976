import type { Knex } from 'knex';

/** For a migration of the service that uses `petProjection`. */
export const createPetsTable = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table pets (
      id uuid primary key,
      version bigint not null,
      content_version integer not null,
      snapshot jsonb not null,
      approval_status text not null check (approval_status in ('pending', 'approved', 'rejected')),
      is_owner_away boolean not null,
      is_deleted boolean not null)`);
};
