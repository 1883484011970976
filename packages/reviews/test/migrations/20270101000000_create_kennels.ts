import { createEventTables, dropEventTables } from '@paltu/events';
import { createMembersTable, dropMembersTable } from '@paltu/projections';
import { createKennelsTable } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { createReviewTables, dropReviewTables } from '../../src/data/review-tables.ts';

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createMembersTable(knex);
  await createKennelsTable(knex);
  await createReviewTables(knex, { things: 'kennels' });
};

export const down = async (knex: Knex): Promise<void> => {
  await dropReviewTables(knex, { things: 'kennels' });
  await knex.raw('drop table kennels');
  await dropMembersTable(knex);
  await dropEventTables(knex);
};
