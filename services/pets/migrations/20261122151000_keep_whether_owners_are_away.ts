import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table listings add column is_owner_away boolean not null default false');
  await knex.raw('create table away_owners (owner_id uuid primary key, version bigint not null, is_away boolean not null)');
}

export async function down(knex: Knex): Promise<void> {
  // Nothing says any more that they are hidden.
  await knex.raw('update listings set is_published = false where is_owner_away');
  await knex.raw('alter table listings drop column is_owner_away');
  await knex.raw('drop table away_owners');
}
