import { createEventTables, dropEventTables } from '@paltu/events';
import { createKennelsTable } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { createLikesTables, dropLikesTables } from '../../src/data/likes-tables.ts';

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createKennelsTable(knex);
  await createLikesTables(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await dropLikesTables(knex);
  await knex.raw('drop table kennels');
  await dropEventTables(knex);
};
