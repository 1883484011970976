import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { clusterEngines, eventually } from '@paltu/testing';
import { silentLogger, type Logger } from '@paltu/kernel';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { kafkaBus } from '../src/kafka/index.ts';
import { startRelay } from '../src/outbox/relay.ts';
import { messageOf, sequenceOf } from './bus-messages.ts';
import { openKafka } from './bus-server.ts';
import { openHarness, petTopic, recordingProjector, type Harness } from './event-harness.ts';
import { keepStoring } from './keep-storing.ts';
import { testSubscription } from './test-subscription.ts';

const { kafka } = clusterEngines();
let harness: Harness;
beforeAll(async () => {
  harness = await openHarness(openKafka);
  await harness.database.raw('create table taken (id bigint generated always as identity, key text, sequence int, taken_by text)');
});
afterEach(() => harness.empty());
afterAll(() => harness.close());

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const follow = async (seen: string[], from: 'head' | 'beginning', bus = harness.bus) =>
  bus.tail({ topics: [petTopic], from, onMessage: ({ partition, offset }) => void seen.push(`${partition}/${offset}`) });

const startAll = () => {
  const consumers = startConsumers({
    store: harness.eventStore,
    bus: harness.bus,
    consumers: [recordingProjector()],
    logger: silentLogger,
  });
  const relay = startRelay({ store: harness.eventStore, bus: harness.bus, service: 'test', logger: silentLogger });
  harness.defer(() => Promise.all([relay.stop(), consumers.stop()]));
  return consumers;
};
const tookEverything = async (rounds: number): Promise<void> => {
  await eventually(async () => (await harness.effects()).length >= rounds * keys.length, 'every event took effect', 60_000);
  const effects = await harness.effects();
  expect(effects).toHaveLength(rounds * keys.length);
  const expected = Array.from({ length: rounds }, (_, at) => at + 1);
  for (const key of keys) expect(effects.filter((one) => one.key === key).map(({ sequence }) => sequence)).toEqual(expected);
};

test('through kills of the broker every event takes effect once and in order, and a tail sees the whole log', async () => {
  const seen: string[] = [];
  const tail = await follow(seen, 'beginning');
  const consumers = startAll();
  const writing = keepStoring(harness, keys, 100);
  for (let kill = 0; kill < 2; kill += 1) {
    const before = (await harness.effects()).length;
    await harness.hasEffects(before + 20, undefined, 60_000);
    await kafka.kill();
    await eventually(() => !tail.isHealthy(), 'the tail reports that it follows nothing');
    await kafka.start();
  }
  await sleep(500);
  await tookEverything(await writing.stop());
  const again: string[] = [];
  await follow(again, 'beginning');
  await eventually(() => seen.length >= again.length, 'the old tail saw everything too');
  expect([...seen].sort()).toEqual([...again].sort());
  await eventually(() => tail.isHealthy() && consumers.lagMs() === 0, 'all is well again');
}, 180_000);

test('a broker that takes connections and never answers counts as down, and then everything goes on', async () => {
  const tail = await follow([], 'head');
  const consumers = startAll();
  const writing = keepStoring(harness, keys, 100);
  await harness.hasEffects(30);
  await kafka.pause();
  try {
    await eventually(() => !tail.isHealthy(5_000), 'the tail reports it');
    await expect(harness.bus.publish([messageOf('other', 1)])).rejects.toThrow();
    await eventually(() => consumers.lagMs() > 8_000, 'longer than a session lasts');
  } finally {
    await kafka.resume();
  }
  await eventually(() => tail.isHealthy(), 'the tail is well again');
  const rounds = await writing.stop();
  await eventually(
    async () => (await harness.effects()).filter(({ key }) => key !== 'other').length >= rounds * keys.length,
    'all',
    60_000,
  );
  const sequences = (await harness.effects()).filter(({ key }) => key === 'a').map(({ sequence }) => sequence);
  expect(sequences).toEqual(Array.from({ length: rounds }, (_, at) => at + 1));
}, 180_000);

test('a consumer that starts while the broker is away begins when it is there, and logs little meanwhile', async () => {
  const lines: string[] = [];
  const note = (fields: object, message: string): void => void lines.push(`${message} ${JSON.stringify(fields)}`);
  const logger: Logger = { ...silentLogger, info: note, warn: note, error: note };
  await harness.bus.publish([messageOf('a', 1)]);
  await kafka.kill();
  const bus = kafkaBus({ url: kafka.url, clientId: 'early', logger });
  const seen: string[] = [];
  const tail = follow(seen, 'beginning', bus);
  const consumers = startConsumers({ store: harness.eventStore, bus, consumers: [recordingProjector()], logger });
  await sleep(11_000);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.length).toBeLessThanOrEqual(6);
  expect(consumers.lagMs()).toBeGreaterThan(10_000);
  await kafka.start();
  expect((await tail).isHealthy()).toBe(true);
  await harness.hasEffects(1);
  expect(seen).toHaveLength(1);
  await consumers.stop();
  await bus.close();
}, 120_000);

test('a process that was frozen for longer than its session and wakes up again changes nothing twice', async () => {
  const environment = { PATH: process.env['PATH'], BUS_URL: harness.busUrl, DATABASE_URL: harness.service.url, TOPIC: petTopic };
  const listener = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'listener-main.ts')], {
    env: environment,
    stdio: 'inherit',
  });
  harness.defer(() => listener.kill('SIGKILL'));
  const taken = (by?: string) =>
    harness
      .database('taken')
      .where(by === undefined ? {} : { taken_by: by })
      .orderBy('id');
  const rounds = (from: number) => keys.flatMap((key) => Array.from({ length: 40 }, (_, at) => messageOf(key, from + at)));
  await harness.bus.publish(rounds(1));
  await eventually(async () => (await taken('listener')).length > 0, 'it is at work');
  listener.kill('SIGSTOP');
  const second = harness.bus.subscribe(
    testSubscription({
      topics: [petTopic],
      store: harness.eventStore,
      handle: async (batch, trx) => {
        await trx('taken').insert(batch.map((one) => ({ key: one.key, sequence: sequenceOf(one), taken_by: 'second' })));
        return batch.length;
      },
    }),
  );
  await eventually(async () => (await taken()).length >= 240, 'the other one took over', 60_000);
  listener.kill('SIGCONT');
  await harness.bus.publish(rounds(41));
  await eventually(async () => (await taken()).length >= 480, 'everything was taken', 60_000);
  await eventually(() => second.lagMs() === 0, 'nothing is left');
  await sleep(2_000);
  const all = (await taken()) as { key: string; sequence: number }[];
  for (const key of keys)
    expect(all.filter((one) => one.key === key).map(({ sequence }) => sequence)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
}, 120_000);
