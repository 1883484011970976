import { createEventTables } from '@paltu/events';
import { createPaperTables, createPictureTables } from '@paltu/pictures';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createPictureTables(knex);
  await createPaperTables(knex);
  await knex.raw('create table kennels (id uuid primary key, owner_id uuid not null unique, document jsonb not null, verified_until text)');
};
