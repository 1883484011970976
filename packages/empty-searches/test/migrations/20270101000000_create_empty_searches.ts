import { createEventTables } from '@paltu/events';
import type { Knex } from 'knex';
import { createEmptySearchesTable } from '../../src/knex-empty-searches.ts';

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createEmptySearchesTable(knex);
};
