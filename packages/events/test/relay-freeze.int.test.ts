import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { reasonOf, silentLogger } from '@paltu/kernel';
import { endSessions, eventually } from '@paltu/testing';
import type { BusMessage } from '../src/envelope/event.ts';
import type { EventBus } from '../src/ports/event-bus.ts';
import { publishThenMark, startRelay } from '../src/outbox/relay.ts';
import { anEvent, openHarness, petTopic, type Harness } from './event-harness.ts';
import { readTopic } from './read-topic.ts';

jest.setTimeout(90_000);
let harness: Harness;
beforeAll(async () => void (harness = await openHarness()));
afterEach(() => harness.empty());
afterAll(() => harness.close());

const logged = async (): Promise<string[]> =>
  (await readTopic(harness.bus, petTopic)).map(({ subject, sequence }) => `${subject}.${sequence}`);
const loseLock = () => endSessions(harness.database, { application_name: 'test relay' });
const relaySessions = async (): Promise<number> =>
  (await harness.database('pg_stat_activity').whereRaw("application_name = 'test relay' and datname = current_database()")).length;

test('a relay that loses its lock between reading and publishing publishes nothing; the batch goes out once', async () => {
  let losses = 0;
  const relay = startRelay({
    store: harness.eventStore,
    bus: harness.bus,
    service: 'test',
    logger: silentLogger,
    strategy: async (batch, steps) => {
      if (losses++ === 0) {
        await loseLock();
        await eventually(async () => (await relaySessions()) === 0, 'its session has ended');
        await eventually(() => !relay.isLeader(), 'it has noticed');
      }
      await publishThenMark(batch, steps);
    },
  });
  harness.defer(() => relay.stop());
  await harness.store(anEvent('a', 1));
  await eventually(async () => (await harness.database('outbox').where({ published_at: null }).first()) === undefined, 'it is published');
  expect(losses).toBe(2);
  expect(await logged()).toEqual(['a.1']);
});

test('a relay that loses its lock between two requests of a batch does not send the second', async () => {
  const answers: unknown[] = [];
  const publish: EventBus['publish'] = async (messages, confirm) => {
    if (answers.length === 0) {
      await loseLock();
      await eventually(() => !relay.isLeader(), 'it has noticed');
    }
    answers.push(await confirm?.().catch(reasonOf));
    await harness.bus.publish(messages);
  };
  const bus = { ...harness.bus, publish };
  const relay = startRelay({ store: harness.eventStore, bus, service: 'test', logger: silentLogger });
  harness.defer(() => relay.stop());
  await harness.store(anEvent('a', 1));
  await eventually(() => answers.length === 2, 'it tries again');
  expect(answers).toEqual(['Error: the relay of test has lost its lock', undefined]);
});

test('an answer that was read long after it was asked for does not count as new', async () => {
  const lock = harness.eventStore.outbox.relayLock('test', () => undefined);
  harness.defer(() => lock.release());
  const askedAt = async (): Promise<unknown> =>
    (
      await harness
        .database('pg_stat_activity')
        .whereRaw("application_name = 'test relay' and datname = current_database()")
        .first('state_change')
    ).state_change.getTime();
  await lock.take();
  await sleep(1_100);
  const asking = lock.confirm();
  // As a process that is frozen after it has asked.
  await setImmediate();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  await asking;
  const before = await askedAt();
  await lock.confirm();
  expect(await askedAt()).not.toBe(before);
});

test('a leader keeps its lock while the bus takes longer than a silent session may last', async () => {
  const published: BusMessage[] = [];
  let isSlow = true;
  const relay = startRelay({
    store: harness.eventStore,
    bus: harness.bus,
    service: 'test',
    logger: silentLogger,
    strategy: async (batch, { publish, mark }) => {
      published.push(...batch.map(({ message }) => message));
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 12_000));
      isSlow = false;
      await publishThenMark(batch, { publish, mark });
    },
  });
  harness.defer(() => relay.stop());
  await harness.store(anEvent('a', 1));
  await eventually(
    async () => (await harness.database('outbox').where({ published_at: null }).first()) === undefined,
    'it is published',
    30_000,
  );
  expect(published).toHaveLength(1);
});
