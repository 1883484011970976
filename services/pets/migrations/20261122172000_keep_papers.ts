import { createPaperTables, dropPaperTables } from '@paltu/pictures';
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await createPaperTables(knex);
  await knex.raw(`alter table listings add column papers jsonb not null default '{"vaccinationRecords":null,"healthCertificate":null}'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table listings drop column papers');
  await dropPaperTables(knex);
}
