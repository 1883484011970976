import type { Knex } from 'knex';

/** A projection of moderation.rule.v1: how those rules for listings stand that ever were switched. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create table rules (id text primary key, version bigint not null, is_off boolean not null)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table rules');
}
