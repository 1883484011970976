import { createEventTables } from '@paltu/events';
import { createKennelsTable } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { createLikesTables } from '../../src/knex-likes-store.ts';

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createKennelsTable(knex);
  await createLikesTables(knex);
};
