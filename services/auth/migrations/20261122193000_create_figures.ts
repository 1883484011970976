import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table activities (
      subject_id uuid not null,
      version bigint not null,
      member_id uuid not null,
      type text not null,
      action text not null,
      at timestamptz not null,
      primary key (subject_id, version))`);
  await knex.raw('create index activities_of_member on activities (member_id, at desc)');
  await knex.raw(`
    create table interests (
      id uuid primary key,
      version bigint not null,
      owner_id uuid not null,
      views integer not null)`);
  await knex.raw('create index interests_of_owner on interests (owner_id) include (views)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table interests');
  await knex.raw('drop table activities');
};
