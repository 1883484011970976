import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { isRunning, silentLogger } from '@paltu/kernel';
import { startPostgres, type LocalPostgres } from '@paltu/local-postgres';
import { connectDatabase, isInfrastructureError, migrate, runTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import pg from 'pg';
import { ensurePostgresTopics } from '../src/postgres/postgres-topics.ts';
import { postgresBus } from '../src/postgres/postgres-bus.ts';
import { projector } from '../src/consumers/consumer-definition.ts';
import { onState } from '../src/consumers/event-rule.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { knexOutbox } from '../src/postgres/knex-outbox.ts';
import { startRelay } from '../src/outbox/relay.ts';
import { knexEventStore } from '../src/postgres/knex-event-store.ts';
import { createEventTables } from '../src/postgres/event-tables.ts';
import { petState } from '@paltu/contracts';
import { anEvent, petTopic, source } from './event-harness.ts';

let directory: string;
let server: LocalPostgres;
let database: Knex;
const urlOf = (name: string): string => Object.assign(new URL(server.superuserUrl), { pathname: `/${name}` }).href;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'paltu-restart-'));
  server = await startPostgres({ dataDirectory: directory });
  const client = new pg.Client({ connectionString: server.superuserUrl });
  await client.connect();
  await client.query('create database bus');
  await client.query('create database service');
  await client.end();
  await migrate({ url: urlOf('bus'), directory: join(import.meta.dirname, '../bus-migrations'), logger: silentLogger });
  await ensurePostgresTopics({ url: urlOf('bus'), logger: silentLogger });
  database = connectDatabase({ url: urlOf('service'), applicationName: 'restart', logger: silentLogger });
  await createEventTables(database);
  await database.raw('create table effects (id bigint generated always as identity, event_id text, key text, sequence int)');
}, 60_000);
afterAll(async () => {
  await database.destroy();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const killAndRestart = async (): Promise<void> => {
  const { port, pid } = server;
  process.kill(pid, 'SIGKILL');
  await eventually(() => !isRunning(pid), 'the server is gone');
  server = await startPostgres({ dataDirectory: directory, port });
};

/** Writes events of one key until it is stopped; an event counts once its transaction was acknowledged. */
const writer = (key: string) => {
  let isOver = false;
  let sequence = 0;
  const acknowledged: string[] = [];
  const run = async (): Promise<void> => {
    while (!isOver) {
      const event = anEvent(key, sequence + 1);
      try {
        await runTransaction(database, (trx) => knexOutbox(trx, { source }).append([event]));
        acknowledged.push(event.id);
      } catch (error) {
        // Unknown outcome is allowed, any other kind of failure is not.
        expect(isInfrastructureError(error)).toBe(true);
        await sleep(50);
      }
      sequence += 1;
    }
  };
  const running = run();
  return { acknowledged, stop: async () => ((isOver = true), running) };
};

test('through kills of PostgreSQL every acknowledged event takes effect once and in order, and a tail sees the whole log', async () => {
  const bus = postgresBus({ url: urlOf('bus'), logger: silentLogger });
  const store = knexEventStore(database);
  const seen: string[] = [];
  const tail = await bus.tail({
    topics: [petTopic],
    from: 'beginning',
    onMessage: ({ partition, offset }) => void seen.push(`${partition}/${offset}`),
  });
  const keep = onState(petState, async (_pet, { id, subject, sequence }, trx) => {
    await trx('effects').insert({ event_id: id, key: subject, sequence });
  });
  const consumers = startConsumers({
    store,
    bus,
    logger: silentLogger,
    consumers: [projector({ consumer: 'restart.effects', on: [keep], reset: async () => undefined })],
  });
  const relay = startRelay({ store, bus, service: 'restart', logger: silentLogger });
  const writers = ['a', 'b', 'c', 'd', 'e', 'f'].map(writer);
  for (let kill = 0; kill < 3; kill += 1) {
    await sleep(700);
    await killAndRestart();
  }
  const acknowledgedIds = (): string[] => writers.flatMap((one) => one.acknowledged);
  await eventually(() => acknowledgedIds().length > 100, 'more than a hundred writes are acknowledged', 60_000);
  await Promise.all(writers.map((one) => one.stop()));

  const effects = async () => (await database('effects').orderBy('id')) as { event_id: string; key: string; sequence: number }[];
  const stored = (await database('outbox').pluck('id')) as string[];
  await eventually(async () => (await effects()).length >= stored.length, 'every stored event took effect', 30_000);
  const took = await effects();
  expect(new Set(took.map(({ event_id }) => event_id))).toEqual(new Set(stored));
  expect(took).toHaveLength(stored.length);
  const kept = new Set(stored);
  expect(acknowledgedIds().filter((id) => !kept.has(id))).toEqual([]);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const sequences = took.filter((one) => one.key === key).map(({ sequence }) => sequence);
    expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
  }

  const again: string[] = [];
  const whole = await bus.tail({
    topics: [petTopic],
    from: 'beginning',
    onMessage: ({ partition, offset }) => void again.push(`${partition}/${offset}`),
  });
  await eventually(() => seen.length >= again.length, 'the old tail saw everything too');
  expect([...seen].sort()).toEqual([...again].sort());
  await eventually(() => tail.isHealthy(), 'the tail is healthy again');
  await Promise.all([tail.stop(), whole.stop(), relay.stop(), consumers.stop()]);
  await bus.close();
}, 120_000);

test('a tail reports that it is not healthy while the bus is away', async () => {
  const bus = postgresBus({ url: urlOf('bus'), logger: silentLogger });
  const tail = await bus.tail({ topics: [petTopic], from: 'head', onMessage: () => undefined });
  await eventually(() => tail.isHealthy(), 'the tail is well');
  const { port, pid } = server;
  process.kill(pid, 'SIGKILL');
  await eventually(() => !tail.isHealthy() && !isRunning(pid), 'the tail reports it', 5_000);
  server = await startPostgres({ dataDirectory: directory, port });
  await eventually(() => tail.isHealthy(), 'the tail is well again');
  await bus.close();
}, 60_000);
