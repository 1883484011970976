import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table listings add column reservation jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table listings drop column reservation');
}
