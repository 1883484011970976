import type { Knex } from 'knex';

/** For a migration of the service that uses `contactProjection`. */
export const createContactsTable = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table contacts (
      id uuid primary key,
      version bigint not null,
      email text not null,
      is_email_verified boolean not null,
      phone text not null)`);
};

/**
 * For a migration of a service whose table is older than the time of a verification. Of addresses that were verified before nobody knows
 * it: they count from the migration on.
 */
export const dateVerifiedContacts = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table contacts add column email_verified_at timestamptz default now()');
  await knex.raw('alter table contacts alter column email_verified_at drop default');
};

export const undateVerifiedContacts = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table contacts drop column email_verified_at');
};

export const dropContactsTable = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table contacts');
};
