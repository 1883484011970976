import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { endSessions, eventually } from '@paltu/testing';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase, isInfrastructureError } from '@paltu/persistence';
import type { ConsumerDefinition } from '../src/consumers/consumer-definition.ts';
import { knexEventStore } from '../src/postgres/knex-event-store.ts';
import { startConsumers, type RunningConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import type { OutgoingEvent, EventAttributes } from '../src/envelope/event.ts';
import { anEvent, openHarness, recordingProjector, recordingReactor, source, type Harness, type Takes } from './event-harness.ts';

let harness: Harness;
beforeAll(async () => void (harness = await openHarness()));
afterEach(() => harness.empty());
afterAll(() => harness.close());

const start = (consumers: ConsumerDefinition[], database = harness.database): RunningConsumers => {
  const running = startConsumers({ store: knexEventStore(database), bus: harness.bus, consumers, logger: silentLogger });
  harness.defer(() => running.stop());
  return running;
};
const publish = (...events: OutgoingEvent[]) => harness.bus.publish(events.map((event) => toMessage(event, source)));
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

test('several consumers of a service each take every event once', async () => {
  const running = start([recordingProjector('first'), recordingProjector('second')]);
  await publish(...[1, 2, 3].map((sequence) => anEvent('a', sequence)));
  await harness.hasEffects(3, 'first');
  await harness.hasEffects(3, 'second');
  await eventually(() => running.lagMs() === 0, 'nobody lags');
  expect(await harness.names('first')).toEqual(['a.1', 'a.2', 'a.3']);
});

test('a copy of an event has no second effect, in the same batch or later', async () => {
  const event = anEvent('a', 1);
  await publish(event, event, anEvent('a', 2));
  start([recordingProjector()]);
  await harness.hasEffects(2);
  await publish(event, anEvent('a', 3));
  await harness.hasEffects(3);
  expect(await harness.names()).toEqual(['a.1', 'a.2', 'a.3']);
});

test('a reactor starts at the head, and at the beginning when it asks for it', async () => {
  await publish(anEvent('a', 1));
  const running = start([recordingReactor(), recordingReactor({ consumer: 'eager', startAt: 'beginning' })]);
  await harness.hasEffects(1, 'eager');
  await eventually(() => running.lagMs() === 0, 'both have begun');
  await publish(anEvent('a', 2));
  await harness.hasEffects(1, 'test.reactor');
  await harness.hasEffects(2, 'eager');
  expect(await harness.names('test.reactor')).toEqual(['a.2']);
});

test('a reactor skips what is older than a day, unless it wants events of any age', async () => {
  await publish(anEvent('a', 1, { time: hoursAgo(25) }), anEvent('a', 2, { time: hoursAgo(23) }));
  start([recordingReactor({ startAt: 'beginning' }), recordingReactor({ consumer: 'patient', startAt: 'beginning', maxAgeMs: null })]);
  await harness.hasEffects(2, 'patient');
  await harness.hasEffects(1, 'test.reactor');
  expect(await harness.names('test.reactor')).toEqual(['a.2']);
});

test.each<Takes>(['one', 'many'])(
  'trouble of the infrastructure is waited for by who takes %s: nothing is parked or skipped, other partitions go on',
  async (takes) => {
    let isAway = true;
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    expect(isInfrastructureError(refused)).toBe(true);
    const others = (...sequences: number[]) => sequences.flatMap((sequence) => ['b', 'c', 'd', 'e'].map((key) => anEvent(key, sequence)));
    // In the middle of a batch: a rule that takes many does not know which of them it was.
    await publish(...others(1));
    await publish(anEvent('stuck', 1), anEvent('stuck', 2));
    await publish(...others(2, 3));
    const throwsAway = ({ subject }: EventAttributes): boolean => {
      if (isAway && subject === 'stuck') throw refused;
      return false;
    };
    start([recordingProjector('test.projector', throwsAway, takes)]);
    await harness.hasEffects(6);
    await eventually(async () => (await harness.names()).length >= 6 && !(await harness.names()).includes('stuck.1'), 'others went on');
    expect(await harness.database('parked_events')).toEqual([]);
    isAway = false;
    await harness.hasEffects(14);
    expect((await harness.names()).filter((name) => name.startsWith('stuck'))).toEqual(['stuck.1', 'stuck.2']);
  },
);

test.each<Takes>(['one', 'many'])(
  'a consumer that takes %s and whose database connections are cut goes on without loss or repetition',
  async (takes) => {
    start([recordingProjector('test.projector', () => false, takes)]);
    for (let round = 0; round < 10; round += 1) {
      await publish(...Array.from({ length: 50 }, (_, at) => anEvent(`pet-${at % 7}`, round * 50 + at)));
      await endSessions(harness.database, { application_name: 'test' }).catch(() => undefined);
    }
    await harness.hasEffects(500);
    const effects = await harness.effects();
    expect(effects).toHaveLength(500);
    expect(new Set(effects.map(({ event_id }) => event_id)).size).toBe(500);
    for (let pet = 0; pet < 7; pet += 1) {
      const sequences = effects.filter(({ key }) => key === `pet-${pet}`).map(({ sequence }) => sequence);
      expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
    }
  },
);

test('a frozen instance loses its lock to another one, and changes nothing when it wakes', async () => {
  const patient = connectDatabase({ url: harness.service.url, applicationName: 'frozen', logger: silentLogger });
  harness.defer(() => patient.destroy());
  const { promise: thaw, resolve: wake } = Promise.withResolvers<void>();
  let isFrozen = true;
  start(
    [
      recordingProjector('test.projector', async () => {
        // Holds its lock in an open transaction and sends nothing, as a stopped process does.
        if (isFrozen) await thaw;
        return false;
      }),
    ],
    patient,
  );
  const publishedAt = Date.now();
  await publish(anEvent('a', 1), anEvent('a', 2));
  await eventually(async () => {
    const { rows } = await harness.database.raw(
      "select 1 from pg_stat_activity where application_name = 'frozen' and state = 'idle in transaction'",
    );
    return rows.length > 0;
  }, 'the first instance is in the middle of its batch');
  start([recordingProjector()]);
  // On Kafka a member that is silent about its batch is waited for, 15 s; on a machine that is busy, longer.
  await harness.hasEffects(2, undefined, 40_000);
  expect(Date.now() - publishedAt).toBeGreaterThan(3_000);
  isFrozen = false;
  wake();
  await publish(anEvent('a', 3));
  await harness.hasEffects(3);
  expect(await harness.names()).toEqual(['a.1', 'a.2', 'a.3']);
}, 60_000);

test('a group at the end of its topics locks and writes nothing, and still takes the next event at once', async () => {
  const running = start([recordingProjector()]);
  await publish(anEvent('a', 1));
  await harness.hasEffects(1);
  await eventually(() => running.lagMs() === 0, 'it is at the end');
  const locks = async () =>
    (await harness.database.raw('select string_agg(xmax::text, $$ $$ order by partition) as locks from consumer_offsets')).rows[0].locks;
  const before = await locks();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await locks()).toBe(before);
  // Several: the machine may have been busy when one of them came.
  const latencies: number[] = [];
  for (const sequence of [2, 3, 4]) {
    const publishedAt = Date.now();
    await publish(anEvent('a', sequence));
    await harness.hasEffects(sequence);
    latencies.push(Date.now() - publishedAt);
  }
  expect(Math.min(...latencies)).toBeLessThan(1_000);
});
