import { createEventTables, dropEventTables } from '@paltu/events';
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await createEventTables(knex);
}

export async function down(knex: Knex): Promise<void> {
  await dropEventTables(knex);
}
