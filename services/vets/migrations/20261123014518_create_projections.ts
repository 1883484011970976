import { createContactsTable, createMembersTable, dropContactsTable, dropMembersTable } from '@paltu/projections';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await createMembersTable(knex);
  await createContactsTable(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await dropContactsTable(knex);
  await dropMembersTable(knex);
};
