import type { DatabaseSession } from '@paltu/persistence';
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
  // By offset and id: a topic that is made anew counts from 0 again, while events of the lost one are still parked.
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
     kind text not null check (kind in ('replay', 'drop', 'rebuild', 'rewind')),
     key text,
     event_id text,
     requested_at timestamptz not null default now(),
     done_at timestamptz,
     outcome text)`,
  `create index consumer_requests_open on consumer_requests (consumer, requested_at) where done_at is null`,
  `create table republications (
     id uuid primary key,
     state text,
     after text,
     is_read boolean not null default false,
     events bigint not null default 0,
     last_position bigint,
     requested_at timestamptz not null default now(),
     done_at timestamptz,
     outcome text)`,
  `create unique index republications_open on republications ((done_at is null)) where done_at is null`,
];

/** Creates the tables that a service needs to publish and consume events: call it in a migration of the service. */
export const createEventTables = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};

/** A release that knows nothing of such requests takes them for done. */
const waiting = 'waits for the end of the upgrade';

/**
 * For a migration that changes what a consumer keeps: has it read its topics again, from the beginning, once the release before is gone,
 * which would do that without keeping anything new. 'rebuild' empties its tables first, 'rewind' leaves what is there until it is published
 * again. Nothing is asked of a consumer that has not read anything yet.
 */
export const askAfterUpgrade = async (knex: Knex, consumer: string, kind: 'rewind' | 'rebuild'): Promise<void> => {
  await knex.raw(
    `insert into consumer_requests (id, consumer, kind, done_at, outcome)
     select gen_random_uuid(), ?, ?, now() + interval '1 year', ? where exists (select from consumer_offsets where consumer = ?)`,
    [consumer, kind, waiting, consumer],
  );
};

/**
 * Opens what migrations asked by `askAfterUpgrade`: call it when no process of the release before runs any more. What the consumers have
 * taken so far they take again. Answers their names.
 */
export const openRequestsOfUpgrade = async (session: DatabaseSession): Promise<string[]> => {
  const { rows: tables } = await session.query(`select where to_regclass('consumer_requests') is not null`);
  if (tables.length === 0) return [];
  const { rows } = await session.query<{ consumer: string }>(
    `with opened as (
       update consumer_requests set requested_at = now(), done_at = null, outcome = null where outcome = $1 returning consumer),
     forgotten as (delete from inbox using opened where inbox.consumer = opened.consumer)
     select consumer from opened`,
    [waiting],
  );
  return rows.map(({ consumer }) => consumer);
};
