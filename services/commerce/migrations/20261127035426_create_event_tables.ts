import { createEventTables } from '@paltu/events';
import type { Knex } from 'knex';

export const up = (knex: Knex): Promise<void> => createEventTables(knex);
