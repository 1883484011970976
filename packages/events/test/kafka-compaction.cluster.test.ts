import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactUpdated, type Topic } from '@paltu/contracts';
import { silentLogger } from '@paltu/kernel';
import { clusterEngines, eventually } from '@paltu/testing';
import { Kafka, type Admin } from 'kafkajs';
import type { BusMessage, BusRecord } from '../src/envelope/event.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { kafkaBus } from '../src/kafka/index.ts';
import { openHarness, type Harness } from './event-harness.ts';
import { partialEvent } from './partial-event.ts';
import { readTopic } from './read-topic.ts';
import { keepIn, testSubscription } from './test-subscription.ts';

const { url, brokers, sasl } = clusterEngines().kafka;
const topic: Topic = { ...contactUpdated.topic, name: `auth.compacted-${randomUUID()}.v1`, partitions: 1 };
const bus = kafkaBus({ url, clientId: 'test', logger: silentLogger, topics: [topic] });
const kafka = new Kafka({ brokers: [...brokers], sasl, clientId: 'test compaction', logLevel: 0 });
let admin: Admin;
let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
  admin = kafka.admin();
  await admin.connect();
  const impatient = {
    'cleanup.policy': 'compact',
    'min.cleanable.dirty.ratio': '0.001',
    'max.compaction.lag.ms': '100',
    'segment.ms': '100',
    'message.timestamp.type': 'LogAppendTime',
  };
  const configEntries = Object.entries(impatient).map(([name, value]) => ({ name, value }));
  await admin.createTopics({ topics: [{ topic: topic.name, numPartitions: 1, replicationFactor: 1, configEntries }] });
});
afterAll(async () => {
  await bus.close();
  await admin.deleteTopics({ topics: [topic.name] });
  await admin.disconnect();
  await harness.close();
});

const messageOf = (key: string): BusMessage =>
  toMessage(partialEvent({ ...contactUpdated, topic }, { subject: key, data: {} }), '/paltu/auth');
/** One fetch cannot hold two of these. */
const large = { value: randomBytes(600 * 1024) };
const held = async (): Promise<number[]> => (await readTopic(bus, topic.name)).map(({ offset }) => offset);

test('a group whose offset lies in what compaction took goes on after it, and a tail sees the rest', async () => {
  // One batch of records, whose end is replaced by the next one: a fetch of its end alone finds nothing there.
  await bus.publish([{ ...messageOf('a'), ...large }, ...['b', 'c', 'd', 'e'].map(messageOf)]);
  await bus.publish([{ ...messageOf('c'), ...large }, ...['d', 'e'].map(messageOf)]);
  await eventually(
    async () => {
      await sleep(500);
      await bus.publish([messageOf('closes the segment')]);
      return !(await held()).some((offset) => offset >= 2 && offset <= 4);
    },
    'Kafka has compacted the topic',
    60_000,
  );
  expect((await held()).slice(0, 5)).toEqual([0, 1, 5, 6, 7]);
  await harness.eventStore.offsets.create('group', [{ topic: topic.name, partition: 0, offset: 3 }]);
  const seen: BusRecord[] = [];
  const subscription = bus.subscribe(testSubscription({ topics: [topic.name], store: harness.eventStore, handle: keepIn(seen) }));
  await eventually(() => seen.length > 3 && subscription.lagMs() === 0, 'the group is at the end', 20_000);
  await subscription.stop();
  expect(seen.slice(0, 3).map(({ key, offset }) => [key, offset])).toEqual([
    ['c', 5],
    ['d', 6],
    ['e', 7],
  ]);
}, 120_000);
