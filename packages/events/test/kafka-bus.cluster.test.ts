import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clusterEngines, eventually } from '@paltu/testing';
import { silentLogger } from '@paltu/kernel';
import { Kafka, type Admin } from 'kafkajs';
import { partitionOf } from '../src/bus/topics.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { openKafka } from './bus-server.ts';
import { busOnServer } from './bus-under-test.ts';
import { describeCompactedTopics } from './compacted-topics-contract.ts';
import { describeEventBus } from './event-bus-contract.ts';
import { anEvent, openHarness, petTopic, recordingProjector, source, type Harness } from './event-harness.ts';
import { testSubscription } from './test-subscription.ts';

describeEventBus('Kafka', () => busOnServer(openKafka));
describeCompactedTopics('Kafka', () => busOnServer(openKafka));

const group = 'test.projector';
let harness: Harness;
let kafka: Kafka;
let admin: Admin;
beforeAll(async () => {
  harness = await openHarness(openKafka);
  const { brokers, sasl } = clusterEngines().kafka;
  kafka = new Kafka({ brokers: [...brokers], sasl, clientId: 'test', logLevel: 0 });
  admin = kafka.admin();
  await admin.connect();
});
afterAll(async () => {
  await admin.disconnect();
  await harness.close();
});

const members = async (): Promise<string[]> => {
  const { groups } = await admin.describeGroups([group]);
  return (groups[0]?.members ?? []).map(({ memberId }) => memberId);
};
const offsetsInKafka = async () => {
  const [found] = await admin.fetchOffsets({ groupId: group, topics: [petTopic] });
  return (found?.partitions ?? [])
    .map(({ partition, offset }) => ({ partition, offset: Number(offset) }))
    .filter(({ offset }) => offset > 0);
};
const offsetsInDatabase = () =>
  harness
    .database('consumer_offsets')
    .where({ consumer: group })
    .where('next_offset', '>', 0)
    .select('partition', { offset: 'next_offset' });
const sorted = (offsets: readonly { partition: number }[]) => [...offsets].sort((one, another) => one.partition - another.partition);

test("Kafka's own partitioner places every key as ours does", async () => {
  const keys = Array.from({ length: 200 }, (_, at) => randomBytes(at % 37).toString('base64') + (at % 3 === 0 ? 'پالتو' : ''));
  const producer = kafka.producer();
  await producer.connect();
  await producer.send({ topic: petTopic, messages: keys.map((key) => ({ key, value: 'x' })) });
  await producer.disconnect();
  const counts = keys.reduce<Record<number, number>>(
    (sum, key) => ({ ...sum, [partitionOf(key, 6)]: (sum[partitionOf(key, 6)] ?? 0) + 1 }),
    {},
  );
  const heads = await admin.fetchTopicOffsets(petTopic);
  expect(Object.fromEntries(heads.map(({ partition, high }) => [partition, Number(high)]))).toEqual(counts);
  await harness.empty();
});

test("Kafka's tools see the offsets of a group, and resetting them there has no effect twice", async () => {
  const start = () =>
    startConsumers({ store: harness.eventStore, bus: harness.bus, consumers: [recordingProjector(group)], logger: silentLogger });
  const running = start();
  const events = Array.from({ length: 20 }, (_, at) => anEvent(`pet-${at}`));
  await harness.bus.publish(events.map((event) => toMessage(event, source)));
  await harness.hasEffects(20);
  const offsets = sorted(await offsetsInDatabase());
  await eventually(async () => JSON.stringify(sorted(await offsetsInKafka())) === JSON.stringify(offsets), 'Kafka knows the offsets');
  await running.stop();

  await eventually(
    () =>
      admin.resetOffsets({ groupId: group, topic: petTopic, earliest: true }).then(
        () => true,
        () => false,
      ),
    'reset',
  );
  await harness.database('inbox').delete();
  const again = start();
  await harness.bus.publish([toMessage(anEvent('last'), source)]);
  await harness.hasEffects(21);
  await eventually(() => again.lagMs() === 0, 'it is at the end');
  await again.stop();
  expect(await harness.effects()).toHaveLength(21);
});

test('a batch that takes longer than a session lasts does not end the membership', async () => {
  await harness.empty();
  let before: string[] = [];
  let isOver = false;
  const subscription = harness.bus.subscribe(
    testSubscription({
      group,
      topics: [petTopic],
      store: harness.eventStore,
      handle: async (batch, trx) => {
        before = await members();
        for (let second = 0; second < 8; second += 1) await trx.raw('select pg_sleep(1)');
        isOver = true;
        return batch.length;
      },
    }),
  );
  await harness.bus.publish([toMessage(anEvent('a'), source)]);
  await eventually(() => isOver, 'the batch is over');
  expect(before).toHaveLength(1);
  expect(await members()).toEqual(before);
  await subscription.stop();
});

test('an instance in the middle of a long fetch gives up partitions to one that joins', async () => {
  await harness.empty();
  const other = await harness.openBus();
  const taken: string[] = [];
  const listen = (name: string, bus = harness.bus) =>
    bus.subscribe(
      testSubscription({
        group,
        topics: [petTopic],
        store: harness.eventStore,
        handle: async (_batch, trx) => {
          await trx.raw('select pg_sleep(0.3)');
          return taken.push(name) && 1;
        },
      }),
    );
  const events = Array.from({ length: 80 }, (_, at) => anEvent(`pet-${at % 8}`, at));
  await harness.bus.publish(events.map((event) => toMessage(event, source)));
  const subscriptions = [listen('first')];
  await eventually(() => taken.length > 0, 'the first is at work');
  subscriptions.push(listen('second', other));
  await eventually(() => taken.includes('second') && taken.lastIndexOf('first') > taken.indexOf('second'), 'both are at work', 30_000);
  expect(taken.indexOf('second')).toBeLessThan(40);
  await Promise.all(subscriptions.map((one) => one.stop()));
}, 60_000);
