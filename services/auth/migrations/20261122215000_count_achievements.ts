import { askAfterUpgrade } from '@paltu/events';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('delete from activities');
  await knex.raw('alter table activities drop constraint activities_pkey, add primary key (subject_id, type)');
  await knex.raw('create table pet_names (id uuid primary key, version bigint not null, name text not null)');
  await knex.raw(`
    create table tallies (
      member_id uuid not null,
      kind text not null,
      subject_id uuid not null,
      primary key (member_id, kind, subject_id))`);
  // What was kept so far lacks what is counted from now on: the projector reads everything again.
  await askAfterUpgrade(knex, 'auth.figures', 'rebuild');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table tallies');
  await knex.raw('drop table pet_names');
  await knex.raw('delete from activities');
  await knex.raw('alter table activities drop constraint activities_pkey, add primary key (subject_id, version)');
  await askAfterUpgrade(knex, 'auth.figures', 'rebuild');
};
