import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clusterEngines, eventually } from '@paltu/testing';
import { silentLogger } from '@paltu/kernel';
import kafkajs, { type PartitionAssigner } from 'kafkajs';
import { kafkaClient } from '../src/kafka/kafka-client.ts';
import { startReader } from '../src/kafka/kafka-reader.ts';
import { openKafka, type BusServer } from './bus-server.ts';
import { petTopic } from './event-harness.ts';

const { AssignerProtocol, Kafka } = kafkajs;
const { url, brokers, sasl } = clusterEngines().kafka;
let server: BusServer;
beforeAll(async () => void (server = await openKafka()));
afterAll(() => server.close());

const nothing = Buffer.alloc(0);
/** Shares nothing out, in a way of its own: who has another way may not join its group. */
const peculiar: PartitionAssigner = () => ({
  name: 'peculiar',
  version: 0,
  assign: async ({ members }) =>
    members.map(({ memberId }) => ({
      memberId,
      memberAssignment: AssignerProtocol.MemberAssignment.encode({ version: 0, assignment: {}, userData: nothing }),
    })),
  protocol: ({ topics }) => ({
    name: 'peculiar',
    metadata: AssignerProtocol.MemberMetadata.encode({ version: 0, topics, userData: nothing }),
  }),
});

test('a reader that may not join its group pauses longer and longer between its tries, and reads once it may', async () => {
  const group = `test.${randomUUID()}`;
  const other = new Kafka({ brokers: [...brokers], sasl, logLevel: 0 }).consumer({ groupId: group, partitionAssigners: [peculiar] });
  await other.connect();
  await other.subscribe({ topics: [petTopic] });
  const { promise: joined, resolve } = Promise.withResolvers<void>();
  other.on(other.events.GROUP_JOIN, () => resolve());
  await other.run({ eachBatch: async () => undefined });
  await joined;

  let starts = 0;
  let isReading = false;
  const reader = startReader({
    kafka: kafkaClient({ url, clientId: 'refused', logger: silentLogger }),
    group: () => ((starts += 1), group),
    topics: () => [petTopic],
    logger: silentLogger,
    offsets: () => ((isReading = true), []),
    process: async () => undefined,
  });
  await sleep(5_000);
  expect(starts).toBeGreaterThan(1);
  expect(starts).toBeLessThanOrEqual(8);
  expect(isReading).toBe(false);
  await other.disconnect();
  await eventually(() => isReading, 'it reads', 20_000);
  await reader.stop();
}, 60_000);
