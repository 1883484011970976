import { createEventTables } from '@paltu/events';
import { createMembersTable } from '@paltu/projections';
import { createKennelsTable } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { addHiddenReviews, createReviewTables } from '../../src/knex-review-store.ts';

export const up = async (knex: Knex): Promise<void> => {
  await createEventTables(knex);
  await createMembersTable(knex);
  await createKennelsTable(knex);
  await createReviewTables(knex, { things: 'kennels' });
  await addHiddenReviews(knex);
};
