import { createMembersTable, createPresencesTable } from '@paltu/projections';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await createMembersTable(knex);
  await createPresencesTable(knex);
};
