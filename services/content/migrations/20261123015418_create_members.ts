import { createMembersTable, dropMembersTable } from '@paltu/projections';
import type { Knex } from 'knex';

export const up = (knex: Knex): Promise<void> => createMembersTable(knex);
export const down = (knex: Knex): Promise<void> => dropMembersTable(knex);
