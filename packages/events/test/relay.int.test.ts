import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase, runTransaction } from '@paltu/persistence';
import type { BusRecord } from '../src/bus/bus-message.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import type { Inbox } from '../src/consumers/inbox.ts';
import { knexOutbox } from '../src/outbox/outbox.ts';
import { publishThenMark, type RelayStrategy } from '../src/outbox/relay-strategy.ts';
import { knexEventStore } from '../src/store/knex-event-store.ts';
import { startRelay, type Relay } from '../src/outbox/relay.ts';
import { sequenceOf } from './bus-messages.ts';
import { anEvent, openHarness, petTopic, recordingProjector, source, type Harness } from './event-harness.ts';
import { readTopic } from './read-topic.ts';

let harness: Harness;
beforeAll(async () => void (harness = await openHarness()));
afterEach(() => harness.empty());
afterAll(() => harness.close());

const relay = (strategy: RelayStrategy = publishThenMark, database = harness.database): Relay => {
  const started = startRelay({ store: knexEventStore(database), bus: harness.bus, service: 'test', logger: silentLogger, strategy });
  harness.defer(() => started.stop());
  return started;
};
const onLog = async (): Promise<BusRecord[]> => (await readTopic(harness.bus, petTopic)).map(({ record }) => record);
const isEverythingPublished = async (): Promise<boolean> =>
  (await harness.database('outbox').where({ published_at: null }).first()) === undefined;
const everythingPublished = () => eventually(isEverythingPublished, 'everything is published');
const sequences = (records: readonly BusRecord[], key: string): number[] => records.filter((one) => one.key === key).map(sequenceOf);

test('events of one aggregate keep their order under concurrent transactions, and a late commit loses nothing', async () => {
  relay();
  const late = await harness.database.transaction();
  await late('aggregates').insert({ key: 'late', version: 1 });
  await knexOutbox(late, { source }).append([anEvent('late', 1)]);

  await harness.database('aggregates').insert({ key: 'busy', version: 0 });
  const change = () =>
    runTransaction(harness.database, async (trx) => {
      const row = await trx('aggregates').where({ key: 'busy' }).forUpdate().first();
      const version = (row?.version ?? 0) + 1;
      await trx('aggregates').where({ key: 'busy' }).update({ version });
      await knexOutbox(trx, { source }).append([anEvent('busy', version)]);
    });
  await Promise.all(Array.from({ length: 60 }, change));
  await everythingPublished();
  await late.commit();
  await eventually(async () => sequences(await onLog(), 'late').length === 1, 'the late event is on the log');
  expect(sequences(await onLog(), 'busy')).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
});

test('more events than one batch holds go out in order', async () => {
  for (let at = 0; at < 700; at += 100) await harness.store(...Array.from({ length: 100 }, (_, more) => anEvent('a', at + more + 1)));
  relay();
  await everythingPublished();
  expect(sequences(await onLog(), 'a')).toEqual(Array.from({ length: 700 }, (_, at) => at + 1));
});

test('of two relays one leads; the other takes over when the leader loses its session', async () => {
  const elsewhere = connectDatabase({ url: harness.service.url, applicationName: 'elsewhere', logger: silentLogger });
  harness.defer(() => elsewhere.destroy());
  const both = [relay(), relay(publishThenMark, elsewhere)];
  await eventually(() => both.some((one) => one.isLeader()), 'one leads');
  expect(both.filter((one) => one.isLeader())).toHaveLength(1);
  const leader = both.find((one) => one.isLeader());
  await leader?.stop();
  await eventually(() => both.some((one) => one !== leader && one.isLeader()), 'the other leads');
  await harness.store(anEvent('a'));
  await everythingPublished();
  expect(leader?.isLeader()).toBe(false);
});

test('while the bus refuses, a relay tries again after pauses that grow', async () => {
  const triedAt: number[] = [];
  relay(async () => {
    triedAt.push(Date.now());
    throw new Error('the bus is away');
  });
  await harness.store(anEvent('a', 1));
  await eventually(() => triedAt.length === 5, 'the fifth attempt');
  // The fourth pause is 800 ms, or up to half of it less.
  expect(triedAt[4]! - triedAt[3]!).toBeGreaterThanOrEqual(400);
});

test('a relay whose session the server ended leads again and goes on', async () => {
  const only = relay();
  await eventually(() => only.isLeader(), 'it leads');
  await harness.database.raw("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test relay'");
  await harness.store(anEvent('a', 1));
  await everythingPublished();
  await eventually(() => only.isLeader(), 'it leads again');
});

/** Stands for a relay that is killed between the two steps: the batch was published and is not marked. */
const dyingAfterPublishing = (deaths: number): RelayStrategy => {
  let left = deaths;
  return async (batch, steps) =>
    publishThenMark(batch, {
      publish: steps.publish,
      mark: async (positions) => {
        if (left-- > 0) throw new Error('killed');
        await steps.mark(positions);
      },
    });
};

const listen = (inbox?: Inbox): void => {
  const consumers = startConsumers({
    store: harness.eventStore,
    bus: harness.bus,
    consumers: [recordingProjector()],
    logger: silentLogger,
    ...(inbox === undefined ? {} : { inbox }),
  });
  harness.defer(() => consumers.stop());
};
const logHolds = (count: number) => eventually(async () => (await onLog()).length >= count, `the log holds ${count}`);

test('a relay killed between publishing and marking leaves copies on the log and one effect', async () => {
  listen();
  await harness.store(anEvent('a', 1), anEvent('a', 2));
  relay(dyingAfterPublishing(2));
  await everythingPublished();
  await logHolds(6);
  await harness.store(anEvent('a', 3));
  await harness.hasEffects(3);
  expect(await harness.names()).toEqual(['a.1', 'a.2', 'a.3']);
});

test('control: without the inbox the copies take effect', async () => {
  listen({ claim: async (_trx, _consumer, ids) => ids.map(() => true), clear: async () => undefined });
  await harness.store(anEvent('a', 1));
  relay(dyingAfterPublishing(1));
  await harness.hasEffects(2);
  expect(await harness.names()).toEqual(['a.1', 'a.1']);
});

test('control: a relay that marks before it publishes loses events', async () => {
  let isAlive = false;
  await harness.store(anEvent('a', 1));
  relay(async (batch, { publish, mark }) => {
    await mark(batch.map(({ position }) => position));
    if (!isAlive) throw new Error('killed');
    await publish(batch.map(({ message }) => message));
  });
  await everythingPublished();
  isAlive = true;
  await harness.store(anEvent('a', 2));
  await eventually(async () => (await onLog()).length > 0, 'the second event is on the log');
  expect(sequences(await onLog(), 'a')).toEqual([2]);
});
