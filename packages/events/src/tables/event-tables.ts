import type { Knex } from 'knex';

const statements = [
  `create table outbox (
     position bigint generated always as identity primary key,
     id uuid not null unique,
     aggregatetype text not null,
     aggregateid text not null,
     type text not null,
     payload text,
     headers json not null,
     created_at timestamptz not null default now(),
     published_at timestamptz)`,
  `create index outbox_unpublished on outbox (position) where published_at is null`,
  `create table inbox (
     consumer text not null,
     event_id text not null,
     taken_at timestamptz not null default now(),
     primary key (consumer, event_id))`,
  `create index inbox_taken_at on inbox using brin (taken_at)`,
  `create table consumer_offsets (
     consumer text not null,
     topic text not null,
     partition integer not null,
     next_offset bigint not null,
     updated_at timestamptz not null default now(),
     primary key (consumer, topic, partition)) with (fillfactor = 50)`,
  `create table parked_events (
     consumer text not null,
     topic text not null,
     partition integer not null,
     "offset" bigint not null,
     event_id text not null,
     key text not null,
     type text not null,
     headers json not null,
     value bytea,
     appended_at timestamptz not null,
     reason text not null check (reason in ('refused', 'undecodable', 'behind')),
     error text not null,
     attempts integer not null,
     parked_at timestamptz not null default now(),
     primary key (consumer, topic, partition, "offset", event_id))`,
  `create index parked_events_key on parked_events (consumer, topic, key)`,
  `create table consumer_requests (
     id uuid primary key,
     consumer text not null,
     kind text not null constraint consumer_requests_kind_check check (kind in ('replay', 'drop', 'rebuild', 'rewind')),
     key text,
     event_id text,
     requested_at timestamptz not null default now(),
     done_at timestamptz,
     outcome text)`,
  `create index consumer_requests_open on consumer_requests (consumer, requested_at) where done_at is null`,
];

const repairStatements = [
  `create table if not exists republications (
     id uuid primary key,
     state text,
     after text,
     is_read boolean not null default false,
     events bigint not null default 0,
     last_position bigint,
     requested_at timestamptz not null default now(),
     done_at timestamptz,
     outcome text)`,
  `create unique index if not exists republications_open on republications ((done_at is null)) where done_at is null`,
];

/** Creates the tables that a service needs to publish and consume events: call it in a migration of the service. */
export const createEventTables = async (knex: Knex): Promise<void> => {
  for (const statement of [...statements, ...repairStatements]) await knex.raw(statement);
};

// A topic that is made anew counts from 0 again, while events of the lost one are still parked.
const keyParkedEvents = async (knex: Knex, columns: string): Promise<void> => {
  await knex.raw(`alter table parked_events drop constraint parked_events_pkey, add primary key (consumer, topic, partition, ${columns})`);
};

/**
 * Lets a database that was made by an earlier release publish its state again and move its consumers back: call it in a migration.
 * Safe where `createEventTables` has made all of it.
 */
export const allowRepairs = async (knex: Knex): Promise<void> => {
  for (const statement of repairStatements) await knex.raw(statement);
  await keyParkedEvents(knex, '"offset", event_id');
  await knex.raw('alter table consumer_requests drop constraint consumer_requests_kind_check');
  await knex.raw(
    `alter table consumer_requests add constraint consumer_requests_kind_check check (kind in ('replay', 'drop', 'rebuild', 'rewind'))`,
  );
};

/** Undoes `allowRepairs`. */
export const disallowRepairs = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists republications');
  await keyParkedEvents(knex, '"offset"');
  await knex.raw(`delete from consumer_requests where kind = 'rewind'`);
  await knex.raw('alter table consumer_requests drop constraint consumer_requests_kind_check');
  await knex.raw(`alter table consumer_requests add constraint consumer_requests_kind_check check (kind in ('replay', 'drop', 'rebuild'))`);
};

/** Gives the offsets of a database that was made by an earlier release the name that they have now: call it in a migration. */
export const renameConsumerCursors = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table if exists consumer_cursors rename to consumer_offsets');
  await knex.raw('alter index if exists consumer_cursors_pkey rename to consumer_offsets_pkey');
};

/** Undoes `renameConsumerCursors`. */
export const restoreConsumerCursors = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table if exists consumer_offsets rename to consumer_cursors');
  await knex.raw('alter index if exists consumer_offsets_pkey rename to consumer_cursors_pkey');
};

/** Lets the outbox of a database that was made by an earlier release keep tombstones: call it in a migration. */
export const allowTombstones = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table outbox alter column payload drop not null');
};

/** Undoes `allowTombstones`. */
export const disallowTombstones = async (knex: Knex): Promise<void> => {
  await knex.raw('delete from outbox where payload is null');
  await knex.raw('alter table outbox alter column payload set not null');
};

/** Undoes `createEventTables`. */
export const dropEventTables = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'drop table if exists republications, consumer_requests, parked_events, consumer_offsets, consumer_cursors, inbox, outbox',
  );
};
