import { createEventTables } from '@paltu/events';
import type { Knex } from 'knex';

/** Every time an event took effect, in the order in which it happened: nothing here stops a second time. */
export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await knex.raw(`
    create table effects (
      position bigint generated always as identity primary key,
      event_id text not null,
      key text not null,
      sequence bigint not null)`);
};
