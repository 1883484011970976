import type { Knex } from 'knex';

/** The words that admins find accounts by. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index accounts_words');
  await knex.raw("alter table accounts add column document tsvector not null default ''");
  await knex.raw('alter table accounts alter column document drop default');
  await knex.raw('create index accounts_document on accounts using gin (document)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts drop column document');
  await knex.raw(
    "create index accounts_words on accounts using gin ((lower(first_name || ' ' || last_name || ' ' || email_key)) gin_trgm_ops)",
  );
};
