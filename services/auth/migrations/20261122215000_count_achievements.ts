import type { Knex } from 'knex';

/** What was kept so far lacks what is counted from now on: the projector reads everything again. */
const askForRebuild = `
  insert into consumer_requests (id, consumer, kind)
  select gen_random_uuid(), 'auth.figures', 'rebuild' where exists (select from consumer_offsets where consumer = 'auth.figures')`;

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
  await knex.raw(askForRebuild);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table tallies');
  await knex.raw('drop table pet_names');
  await knex.raw('delete from activities');
  await knex.raw('alter table activities drop constraint activities_pkey, add primary key (subject_id, version)');
  await knex.raw(askForRebuild);
};
