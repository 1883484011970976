import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clusterEngines } from '@paltu/testing';
import type { Topic } from '@paltu/contracts';
import { silentLogger } from '@paltu/kernel';
import kafkajs, { type Admin } from 'kafkajs';
import { ensureKafkaTopics } from '../src/kafka/index.ts';

const { url, brokers, sasl } = clusterEngines().kafka;
const name = `test.topics.${randomUUID()}`;
const aTopic: Topic = { name, partitions: 3, audience: 'closed', isCompacted: false };
const table = (partitions: number): Topic[] => [{ ...aTopic, partitions }];
const ensure = (partitions = 3, minInsyncReplicas = 1, replication = 1) =>
  ensureKafkaTopics({ url, logger: silentLogger, replication, minInsyncReplicas, topics: table(partitions) });

let admin: Admin;
beforeAll(async () => {
  admin = new kafkajs.Kafka({ brokers: [...brokers], sasl, logLevel: 0 }).admin();
  await admin.connect();
});
afterAll(async () => {
  await admin.deleteTopics({ topics: [name] });
  await admin.disconnect();
});

const resource = { type: kafkajs.ConfigResourceTypes.TOPIC, name };
const settings = async (): Promise<Record<string, string>> => {
  const { resources } = await admin.describeConfigs({ resources: [resource], includeSynonyms: false });
  return Object.fromEntries(resources[0]!.configEntries.map(({ configName, configValue }) => [configName, configValue]));
};
const kept = {
  'cleanup.policy': 'delete',
  'retention.ms': '-1',
  'retention.bytes': '-1',
  'min.insync.replicas': '1',
  'message.timestamp.type': 'LogAppendTime',
};

test('topics are made with their partitions and never expire, also when two processes make them at once', async () => {
  await Promise.all([ensure(), ensure()]);
  await ensure();
  const { topics } = await admin.fetchTopicMetadata({ topics: [name] });
  expect(topics[0]?.partitions).toHaveLength(3);
  expect(await settings()).toMatchObject(kept);
});

test('settings that somebody changed are corrected, the others of the topic stay', async () => {
  const configEntries = [
    { name: 'retention.ms', value: '1000' },
    { name: 'segment.ms', value: '7200000' },
  ];
  await admin.alterConfigs({ validateOnly: false, resources: [{ ...resource, configEntries }] });
  expect(await settings()).toMatchObject({ 'retention.ms': '1000', 'message.timestamp.type': 'CreateTime' });
  await ensure();
  expect(await settings()).toMatchObject({ ...kept, 'segment.ms': '7200000' });
});

test('a compacted topic keeps the newest record of each key, what it replaced for a week at most, and a tombstone for a year', async () => {
  const compacted = { ...aTopic, isCompacted: true };
  await ensureKafkaTopics({ url, logger: silentLogger, replication: 1, minInsyncReplicas: 1, topics: [compacted] });
  expect(await settings()).toMatchObject({
    ...kept,
    'cleanup.policy': 'compact',
    'min.compaction.lag.ms': '86400000',
    'max.compaction.lag.ms': '604800000',
    'delete.retention.ms': '31536000000',
  });
  await ensure();
  expect(await settings()).toMatchObject(kept);
});

test('a topic whose records are kept for a while lets them go, and closes its segments as often', async () => {
  const shortlyKept = { ...aTopic, keptMinutes: 60 };
  await ensureKafkaTopics({ url, logger: silentLogger, replication: 1, minInsyncReplicas: 1, topics: [shortlyKept] });
  expect(await settings()).toMatchObject({ ...kept, 'retention.ms': '3600000', 'segment.ms': '3600000' });
  await ensure();
  expect(await settings()).toMatchObject(kept);
});

test('another partition count is refused with both counts, and so are too few replicas', async () => {
  await expect(ensure(4)).rejects.toThrow(`topic ${name} has 3 partitions on the bus and 4 in the contracts`);
  await expect(ensure(3, 1, 2)).rejects.toThrow(`topic ${name} is stored on 1 brokers and should be on 2`);
});

test('a topic that Kafka refuses to create is named', async () => {
  const both = [aTopic, { ...aTopic, name: 'no/topic', partitions: 1 }];
  const refused = ensureKafkaTopics({ url, logger: silentLogger, replication: 1, minInsyncReplicas: 1, topics: both });
  await expect(refused).rejects.toThrow(/^topics could not be created: no\/topic: [^;]*$/);
});

test('a broker that is away is an error', async () => {
  const nobody = { url: 'kafka://127.0.0.1:1', logger: silentLogger, replication: 1, minInsyncReplicas: 1 };
  await expect(ensureKafkaTopics(nobody)).rejects.toThrow('ECONNREFUSED');
});
