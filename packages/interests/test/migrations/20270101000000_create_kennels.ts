import { createEventTables, dropEventTables } from '@paltu/events';
import type { Knex } from 'knex';
import { createLikesTables, dropLikesTables } from '../../src/data/likes-tables.ts';

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await knex.raw('create table kennels (id uuid primary key, owner_id uuid not null, is_public boolean not null)');
  await createLikesTables(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await dropLikesTables(knex);
  await knex.raw('drop table kennels');
  await dropEventTables(knex);
};
