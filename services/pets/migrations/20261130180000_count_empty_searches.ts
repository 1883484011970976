import { createEmptySearchesTable } from '@paltu/empty-searches';
import type { Knex } from 'knex';

export const up = (knex: Knex): Promise<void> => createEmptySearchesTable(knex);
