import type { Knex } from 'knex';

/** The release before leaves both columns empty: what is read of its messages is found as they are read. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table messages add column masked_text text, add column warnings text[]');
  await knex.raw(`create index conversations_by_visitor on conversations ((visitor ->> 'emailKey'), started_at) where visitor is not null`);
};
