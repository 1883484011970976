import { createEventTables, dropEventTables } from '@paltu/events';
import { createPaperTables, createPictureTables, dropPaperTables, dropPictureTables } from '@paltu/pictures';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createPictureTables(knex);
  await createPaperTables(knex);
  await knex.raw('create table kennels (id uuid primary key, owner_id uuid not null unique, document jsonb not null, verified_until text)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table kennels');
  await dropPaperTables(knex);
  await dropPictureTables(knex);
  await dropEventTables(knex);
};
