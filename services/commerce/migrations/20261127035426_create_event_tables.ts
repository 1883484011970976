import { createEventTables, dropEventTables } from '@paltu/events';
import type { Knex } from 'knex';

export const up = (knex: Knex): Promise<void> => createEventTables(knex);
export const down = (knex: Knex): Promise<void> => dropEventTables(knex);
