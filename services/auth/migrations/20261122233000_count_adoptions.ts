import type { Knex } from 'knex';

/** Topics that were not read so far are read from their beginning when the projector fills its tables again. */
const askForRebuild = `
  insert into consumer_requests (id, consumer, kind)
  select gen_random_uuid(), 'auth.figures', 'rebuild' where exists (select from consumer_offsets where consumer = 'auth.figures')`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table adoptions (
      id uuid primary key,
      version bigint not null,
      requester_id uuid not null,
      is_completed boolean not null)`);
  await knex.raw('create index completed_adoptions on adoptions (requester_id) where is_completed');
  await knex.raw(askForRebuild);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table adoptions');
};
