import { askAfterUpgrade } from '@paltu/events';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table adoptions (
      id uuid primary key,
      version bigint not null,
      requester_id uuid not null,
      is_completed boolean not null)`);
  await knex.raw('create index completed_adoptions on adoptions (requester_id) where is_completed');
  // Topics that were not read so far are read from their beginning when the projector fills its tables again.
  await askAfterUpgrade(knex, 'auth.figures', 'rebuild');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table adoptions');
};
