import type { Knex } from 'knex';

/** For a migration of the service that uses `contactProjection`. */
export const createContactsTable = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table contacts (
      id uuid primary key,
      version bigint not null,
      email text not null,
      is_email_verified boolean not null,
      email_verified_at timestamptz,
      phone text not null)`);
};
