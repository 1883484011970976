import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase, isInfrastructureError } from '@paltu/persistence';
import type { ConsumerDefinition } from '../src/consumers/consumer-definition.ts';
import { startConsumers, type RunningConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import type { OutgoingEvent } from '../src/envelope/outgoing-event.ts';
import { anEvent, openWorld, recordingProjector, recordingReactor, source, type World } from './event-world.ts';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterEach(() => world.empty());
afterAll(() => world.close());

const start = (consumers: ConsumerDefinition[], database = world.database): RunningConsumers => {
  const running = startConsumers({ database, bus: world.bus, consumers, logger: silentLogger });
  world.defer(() => running.stop());
  return running;
};
const publish = (...events: OutgoingEvent[]) => world.bus.publish(events.map((event) => toMessage(event, source)));
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

test('several consumers of a service each take every event once', async () => {
  const running = start([recordingProjector('first'), recordingProjector('second')]);
  await publish(...[1, 2, 3].map((sequence) => anEvent('a', sequence)));
  await world.hasEffects(3, 'first');
  await world.hasEffects(3, 'second');
  await eventually(() => running.lagMs() === 0, 'nobody lags');
  expect(await world.names('first')).toEqual(['a.1', 'a.2', 'a.3']);
});

test('a copy of an event has no second effect, in the same batch or later', async () => {
  const event = anEvent('a', 1);
  await publish(event, event, anEvent('a', 2));
  start([recordingProjector()]);
  await world.hasEffects(2);
  await publish(event, anEvent('a', 3));
  await world.hasEffects(3);
  expect(await world.names()).toEqual(['a.1', 'a.2', 'a.3']);
});

test('a reactor starts at the head, and at the beginning when it asks for it', async () => {
  await publish(anEvent('a', 1));
  const running = start([recordingReactor(), recordingReactor({ consumer: 'eager', startAt: 'beginning' })]);
  await world.hasEffects(1, 'eager');
  await eventually(() => running.lagMs() === 0, 'both have begun');
  await publish(anEvent('a', 2));
  await world.hasEffects(1, 'test.reactor');
  await world.hasEffects(2, 'eager');
  expect(await world.names('test.reactor')).toEqual(['a.2']);
});

test('a reactor skips what is older than a day, unless it wants events of any age', async () => {
  await publish(anEvent('a', 1, { time: hoursAgo(25) }), anEvent('a', 2, { time: hoursAgo(23) }));
  start([recordingReactor({ startAt: 'beginning' }), recordingReactor({ consumer: 'patient', startAt: 'beginning', maxAgeMs: null })]);
  await world.hasEffects(2, 'patient');
  await world.hasEffects(1, 'test.reactor');
  expect(await world.names('test.reactor')).toEqual(['a.2']);
});

test('trouble of the infrastructure is waited for: nothing is parked, nothing is skipped, other partitions go on', async () => {
  let isAway = true;
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  expect(isInfrastructureError(refused)).toBe(true);
  start([
    recordingProjector('test.projector', ({ subject }) => {
      if (isAway && subject === 'stuck') throw refused;
      return false;
    }),
  ]);
  await publish(
    anEvent('stuck', 1),
    anEvent('stuck', 2),
    ...[1, 2, 3].flatMap((sequence) => ['b', 'c', 'd', 'e'].map((key) => anEvent(key, sequence))),
  );
  await world.hasEffects(6);
  await eventually(async () => (await world.names()).length >= 6 && !(await world.names()).includes('stuck.1'), 'others went on');
  expect(await world.database('parked_events')).toEqual([]);
  isAway = false;
  await world.hasEffects(14);
  expect((await world.names()).filter((name) => name.startsWith('stuck'))).toEqual(['stuck.1', 'stuck.2']);
});

test('consumers whose database connections are cut go on without loss or repetition', async () => {
  start([recordingProjector()]);
  for (let round = 0; round < 10; round += 1) {
    await publish(...Array.from({ length: 50 }, (_, at) => anEvent(`pet-${at % 7}`, round * 50 + at)));
    await world.database
      .raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test' and datname = current_database() and pid <> pg_backend_pid()",
      )
      .catch(() => undefined);
  }
  await world.hasEffects(500);
  const effects = await world.effects();
  expect(effects).toHaveLength(500);
  expect(new Set(effects.map(({ event_id }) => event_id)).size).toBe(500);
  for (let pet = 0; pet < 7; pet += 1) {
    const sequences = effects.filter(({ key }) => key === `pet-${pet}`).map(({ sequence }) => sequence);
    expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
  }
});

test('a frozen instance loses its place to another one, and changes nothing when it wakes', async () => {
  const patient = connectDatabase({ url: world.service.url, applicationName: 'frozen', logger: silentLogger });
  world.defer(() => patient.destroy());
  const { promise: thaw, resolve: wake } = Promise.withResolvers<void>();
  let isFrozen = true;
  start(
    [
      recordingProjector('test.projector', async () => {
        // Holds its place in an open transaction and says nothing, as a stopped process does.
        if (isFrozen) await thaw;
        return false;
      }),
    ],
    patient,
  );
  await publish(anEvent('a', 1), anEvent('a', 2));
  await eventually(async () => {
    const { rows } = await world.database.raw(
      "select 1 from pg_stat_activity where application_name = 'frozen' and state = 'idle in transaction'",
    );
    return rows.length > 0;
  }, 'the first instance is in the middle of its batch');
  const frozenAt = Date.now();
  start([recordingProjector()]);
  // On Kafka a member that says nothing about its batch is waited for, 15 s; on a machine that is busy, longer.
  await world.hasEffects(2, undefined, 40_000);
  expect(Date.now() - frozenAt).toBeGreaterThan(3_000);
  isFrozen = false;
  wake();
  await publish(anEvent('a', 3));
  await world.hasEffects(3);
  expect(await world.names()).toEqual(['a.1', 'a.2', 'a.3']);
}, 60_000);

test('a group at the end of its topics locks and writes nothing, and still hears of the next event at once', async () => {
  const running = start([recordingProjector()]);
  await publish(anEvent('a', 1));
  await world.hasEffects(1);
  await eventually(() => running.lagMs() === 0, 'it is at the end');
  const locks = async () =>
    (await world.database.raw('select string_agg(xmax::text, $$ $$ order by partition) as locks from consumer_cursors')).rows[0].locks;
  const before = await locks();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await locks()).toBe(before);
  const saidAt = Date.now();
  await publish(anEvent('a', 2));
  await world.hasEffects(2);
  expect(Date.now() - saidAt).toBeLessThan(1_000);
});
