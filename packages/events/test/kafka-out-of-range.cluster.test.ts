import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { topics, userRegistered } from '@paltu/contracts';
import { silentLogger, type Logger } from '@paltu/kernel';
import { runEventsCommand } from '../src/cli/run-events-command.ts';
import { startConsumers, type RunningConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { partitionOf } from '../src/bus/topics.ts';
import type { ReceivedMessage } from '../src/envelope/event.ts';
import { kafkaBus } from '../src/kafka/index.ts';
import { openKafka, type BusServer } from './bus-server.ts';
import { anEvent, openHarness, petTopic, recordingProjector, source, type Harness } from './event-harness.ts';
import { partialEvent } from './partial-event.ts';
import { testSubscription } from './test-subscription.ts';

const group = 'test.projector';
let harness: Harness;
let server: BusServer;
beforeAll(async () => {
  server = await openKafka();
  harness = await openHarness(async () => server);
});
afterAll(() => harness.close());

const publish = (from: number, to: number) =>
  harness.bus.publish(Array.from({ length: to - from + 1 }, (_, at) => toMessage(anEvent('a', from + at), source)));
const events = (...words: string[]) => runEventsCommand(words, { databases: { test: harness.service.url }, busUrl: harness.busUrl });

/** The group, once it has read everything. */
const readingGroup = async (): Promise<RunningConsumers> => {
  const consumers = startConsumers({
    store: harness.eventStore,
    bus: harness.bus,
    consumers: [recordingProjector(group)],
    logger: silentLogger,
  });
  harness.defer(() => consumers.stop());
  await eventually(() => consumers.lagMs() === 0, 'it has everything');
  return consumers;
};

test('a log that ends before the offsets of its readers is reported, and read again on demand', async () => {
  const lines: string[] = [];
  const warn = (fields: object, message: string): void => void lines.push(`${message} ${JSON.stringify(fields)}`);
  const logger: Logger = { ...silentLogger, warn };
  const bus = kafkaBus({ url: harness.busUrl, clientId: 'out-of-range', logger });
  harness.defer(() => bus.close());
  const seen: number[] = [];
  const tail = await bus.tail({ topics: [petTopic], from: 'head', onMessage: ({ sequence }) => void seen.push(sequence) });
  const consumers = startConsumers({ store: harness.eventStore, bus, consumers: [recordingProjector(group)], logger });
  await publish(1, 10);
  await harness.hasEffects(10);
  await eventually(() => tail.isHealthy() && consumers.lagMs() === 0, 'both have everything');

  await server.empty();
  await publish(11, 13);
  const wasLogged = (by: string): boolean =>
    lines.some((line) => line.includes(by) && /offsets out of range.*"offset":10,"end":[0-3]\b/.test(line));
  await eventually(() => wasLogged(`"group":"${group}"`) && wasLogged('"tail"'), 'both report it', 20_000);
  await eventually(() => consumers.lagMs() > 2_000, 'the group knows that it lacks something', 20_000);
  await eventually(() => tail.isHealthy() && seen.length === 13, 'the tail goes on with what there is', 20_000);
  expect((await events('list')).output).toMatch(/test\.projector +pets\.pet\.v1 +out-of-range/);

  await publish(14, 24);
  await eventually(() => consumers.lagMs() > 4_000, 'a log that is longer again repairs nothing');
  expect(await harness.names(group)).toHaveLength(10);
  await eventually(() => seen.length === 24, 'the tail has all of it');

  expect(await events('rewind', `consumer=${group}`)).toMatchObject({ exitCode: 0 });
  await eventually(() => consumers.lagMs() === 0, 'it reads from the beginning', 20_000);
  expect(await harness.names(group)).toEqual(Array.from({ length: 24 }, (_, at) => `a.${at + 1}`));
}, 90_000);

test('a projection is not emptied while its log has lost events, or while its topic is missing', async () => {
  await readingGroup();
  const before = await harness.names(group);
  await server.remove(petTopic);
  const refusal = async (reason: string): Promise<void> => {
    const answer = await events('rebuild', `consumer=${group}`);
    expect(answer).toMatchObject({ exitCode: 1, errorText: expect.stringContaining(reason) });
    expect(await harness.names(group)).toEqual(before);
  };
  await refusal(`refused: the log has lost events (${petTopic} is missing`);
  expect((await events('list')).output).toMatch(/test\.projector +pets\.pet\.v1 +out-of-range/);
  await server.empty();
  await refusal('the offset is ');
  await events('rewind', `consumer=${group}`);
  await publish(25, 26);
  await eventually(async () => (await harness.names(group)).length === before.length + 2, 'it goes on');
  expect(await events('rebuild', `consumer=${group}`)).toMatchObject({ exitCode: 0 });
  await eventually(async () => (await harness.names(group)).join() === 'a.25,a.26', 'it has what the log holds');
}, 90_000);

test('a group that was rewound reads on, though it comes to the very offset that was out of range', async () => {
  const consumers = await readingGroup();
  const consumes = async (sequence: number): Promise<void> => {
    await publish(sequence, sequence);
    await eventually(async () => (await harness.names(group)).includes(`a.${sequence}`), `it consumes ${sequence}`, 20_000);
  };
  const before = (await harness.eventStore.offsets.read(group, [petTopic])).reduce((sum, { offset }) => sum + offset, 0);
  expect(before).toBeGreaterThan(0);
  await server.empty();
  await eventually(() => consumers.lagMs() > 2_000, 'it knows that it lacks something', 20_000);
  expect(await events('rewind', `consumer=${group}`)).toMatchObject({ exitCode: 0 });
  for (let at = 1; at <= before + 2; at += 1) await consumes(26 + at);
}, 90_000);

test('a topic that is missing stops no other topic: neither of another reader, nor of the same one', async () => {
  const bus = kafkaBus({ url: harness.busUrl, clientId: 'missing', logger: silentLogger });
  harness.defer(() => bus.close());
  const seen: string[] = [];
  const consumed: string[] = [];
  const note =
    (into: string[]) =>
    ({ id, topic }: ReceivedMessage) =>
      void into.push(`${topic} ${id}`);
  const userTopic = topics.user.name;
  const both = await bus.tail({ topics: [petTopic, userTopic], from: 'head', onMessage: note(seen) });
  const users = await bus.tail({ topics: [userTopic], from: 'head', onMessage: note(consumed) });
  const group2: string[] = [];
  const subscription = bus.subscribe(
    testSubscription({
      group: 'test.both',
      topics: [petTopic, userTopic],
      startAt: 'head',
      store: harness.eventStore,
      handle: async (batch) => group2.push(...batch.map(({ topic }) => topic)) && batch.length,
    }),
  );
  harness.defer(() => subscription.stop());
  await eventually(() => subscription.lagMs() === 0, 'the group reads');

  await server.remove(petTopic);
  await eventually(() => !both.isHealthy(2_000), 'the tail knows what it lacks', 20_000);
  const publisher = await harness.openBus();
  for (let round = 1; round <= 3; round += 1) {
    await publisher.publish([toMessage(partialEvent(userRegistered, { subject: `u${round}`, data: { user: {} } }), '/paltu/auth')]);
    await eventually(
      () => seen.length === round && consumed.length === round && group2.length === round,
      `user ${round} is consumed`,
      20_000,
    );
  }
  expect(users.isHealthy(3_000)).toBe(true);

  await server.makeMissing();
  const elsewhere = ['b', 'c', 'd', 'e', 'f', 'g'].find((key) => partitionOf(key, 6) !== partitionOf('a', 6)) ?? '';
  await publisher.publish([toMessage(anEvent(elsewhere, 1), source), toMessage(anEvent(elsewhere, 2), source)]);
  await eventually(() => group2.filter((topic) => topic === petTopic).length === 2, 'the group consumes the new topic', 30_000);
  await eventually(() => both.isHealthy() && seen.filter((one) => one.startsWith(petTopic)).length === 2, 'so does the tail', 30_000);
}, 120_000);
