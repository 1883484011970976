import { createMembersTable, createPresencesTable, dropMembersTable, dropPresencesTable } from '@paltu/projections';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await createMembersTable(knex);
  await createPresencesTable(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await dropPresencesTable(knex);
  await dropMembersTable(knex);
};
