import type { Knex } from 'knex';

/** Accounts that are older than the topic `auth.contact.v1`, or were made by a process of the release before: auth publishes them later. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts add column is_contact_told boolean not null default false');
  await knex.raw('create index accounts_untold_contacts on accounts (id) where not is_contact_told');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts drop column is_contact_told');
};
