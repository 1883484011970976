import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { dependencyTimeouts, silentLogger } from '@paltu/kernel';
import { connectDatabase, sqlRows } from '@paltu/persistence';
import { endSessions, eventually } from '@paltu/testing';
import type { Knex } from 'knex';
import { runEventsCommand } from '../src/cli/run-events-command.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { startRelay, type Relay } from '../src/outbox/relay.ts';
import type { EventStore } from '../src/ports/event-store.ts';
import { knexEventStore } from '../src/postgres/knex-event-store.ts';
import { knexOutbox } from '../src/postgres/knex-outbox.ts';
import { partitionOf } from '../src/bus/topics.ts';
import { openPostgresLog } from './bus-server.ts';
import { anEvent, openHarness, petTopic, recordingProjector, source, type Harness } from './event-harness.ts';

/** Longer than a test lasts: what comes earlier was notified. */
const pollEveryMs = 5 * 60_000;

let harness: Harness;
let busTables: Knex;
beforeAll(async () => {
  harness = await openHarness(openPostgresLog);
  busTables = connectDatabase({ url: harness.busUrl, applicationName: 'test', logger: silentLogger });
});
afterEach(() => harness.empty());
afterAll(async () => {
  await busTables.destroy();
  await harness.close();
});

/** Appends as who does not notify, or whose notice is lost. */
const appendSilently = async (key: string): Promise<void> => {
  const { topic, headers, value } = toMessage(anEvent(key), source);
  await sqlRows(busTables, 'select append_events(?::text[], ?::int[], ?::text[], ?::text[], ?::json[], ?::bytea[])', [
    [topic],
    [partitionOf(key, 6)],
    [headers['ce_id']],
    [key],
    [JSON.stringify(headers)],
    [Buffer.from(value ?? [])],
  ]);
};

const run = <Running extends { stop(): Promise<void> }>(started: Running): Running => {
  harness.defer(() => started.stop());
  return started;
};
const relayOf = (store: EventStore = harness.eventStore): Relay =>
  run(startRelay({ store, bus: harness.bus, service: 'test', logger: silentLogger }));
const consume = () =>
  run(
    startConsumers({
      store: harness.eventStore,
      bus: harness.bus,
      consumers: [recordingProjector()],
      logger: silentLogger,
      pollEveryMs,
    }),
  );
/** A consumer and a tail at the end of the log, whom only notices wake. */
const listenQuietly = async () => {
  const relay = relayOf();
  await eventually(() => relay.isLeader(), 'the relay leads');
  const seen: string[] = [];
  const tail = run(await harness.bus.tail({ topics: [petTopic], from: 'head', onMessage: ({ subject }) => void seen.push(subject) }));
  const consumers = consume();
  await harness.store(anEvent('first'));
  await harness.hasEffects(1);
  await eventually(() => consumers.lagMs() === 0 && seen.length === 1, 'both have read it');
  const bothHave = (subjects: readonly string[], withinMs = 30_000) =>
    eventually(
      async () =>
        seen.slice(1).join() === subjects.join() &&
        (await harness.effects())
          .slice(1)
          .map(({ key }) => key)
          .join() === subjects.join(),
      `consumer and tail have ${subjects.join()}`,
      withinMs,
    );
  return { tail, consumers, bothHave };
};

test('who is woken by notices has everything at once that is published', async () => {
  const { bothHave } = await listenQuietly();
  await harness.store(anEvent('a'));
  await bothHave(['a']);
  await harness.store(anEvent('b'));
  await bothHave(['a', 'b']);
});

test('what was appended while the session that listens was lost is read as soon as it listens again', async () => {
  const { bothHave } = await listenQuietly();
  await Promise.all([endSessions(busTables, { application_name: 'bus listener' }), appendSilently('a')]);
  await bothHave(['a']);
});

test('while the session that listens is frozen readers poll, and tails stay healthy', async () => {
  const { bothHave, tail } = await listenQuietly();
  const { pid } = await busTables('pg_stat_activity')
    .where({ application_name: 'bus listener' })
    .whereRaw('datname = current_database()')
    .first('pid');
  process.kill(pid, 'SIGSTOP');
  try {
    await appendSilently('a');
    // Before it counts as lost.
    await bothHave(['a'], dependencyTimeouts.database.response - 2_000);
    await eventually(() => tail.isHealthy(), 'the tail is healthy');
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}, 60_000);

test('what something swallowed the notice of is found by comparing the ends of topics', async () => {
  const { bothHave } = await listenQuietly();
  await appendSilently('a');
  await bothHave(['a']);
}, 60_000);

test('a tail at the end stays healthy without reading', async () => {
  const { tail } = await listenQuietly();
  await eventually(() => tail.isHealthy(500), 'it is healthy');
  await tail.stop();
  expect(tail.isHealthy()).toBe(false);
});

test('a request of an operator wakes the consumer that carries it out', async () => {
  await listenQuietly();
  const databases = { test: harness.service.url };
  const { output } = await runEventsCommand(['rebuild', 'consumer=test.projector'], { databases, busUrl: harness.busUrl });
  expect(output).toContain('rebuilding from the beginning');
  await harness.hasEffects(1);
});

test('what was stored without a word to the relay is published all the same', async () => {
  await listenQuietly();
  const trx = await harness.database.transaction();
  await knexOutbox(trx, { source }).append([anEvent('a')]);
  await trx.commit();
  await harness.hasEffects(2, undefined, 30_000);
}, 60_000);

test('an append in a process that stands by wakes the relay that leads', async () => {
  await listenQuietly();
  // Another address of the same database: as another process, it is not notified of what this one commits.
  const elsewhere = connectDatabase({ url: `${harness.service.url}?other=1`, applicationName: 'elsewhere', logger: silentLogger });
  const store = knexEventStore(elsewhere);
  harness.defer(() => elsewhere.destroy());
  const standby = relayOf(store);
  await store.run((trx) => knexOutbox(trx, { source }).append([anEvent('a')]));
  await harness.hasEffects(2, undefined, 8_000);
  expect(standby.isLeader()).toBe(false);
});
