import type { Knex } from 'knex';

/** One for each day, and none of the days before: without it nobody finds out who looked at what. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create table view_salts (day date primary key, salt text not null)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists view_salts');
}
