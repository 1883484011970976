import {
  createContactsTable,
  createMembersTable,
  createPetsTable,
  dropContactsTable,
  dropMembersTable,
  dropPetsTable,
} from '@paltu/projections';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await createMembersTable(knex);
  await createContactsTable(knex);
  await createPetsTable(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await dropPetsTable(knex);
  await dropContactsTable(knex);
  await dropMembersTable(knex);
};
