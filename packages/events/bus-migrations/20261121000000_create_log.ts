import type { Knex } from 'knex';

/** The ordered log of the `single` profile: `head` gives out offsets, `log` holds what was published. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table head (
      topic text not null,
      partition integer not null,
      next bigint not null default 0,
      primary key (topic, partition)) with (fillfactor = 50)`);
  await knex.raw(`
    create table log (
      topic text not null,
      partition integer not null,
      "offset" bigint not null,
      event_id text not null,
      key text not null,
      headers json not null,
      value bytea,
      appended_at timestamptz not null default clock_timestamp(),
      primary key (topic, partition, "offset"))`);
  await knex.raw('create index log_appended_at on log (topic, partition, appended_at)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table log, head');
};
