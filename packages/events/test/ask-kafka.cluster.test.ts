import { afterAll, expect, test } from '@jest/globals';
import { topics } from '@paltu/contracts';
import { silentLogger } from '@paltu/kernel';
import { clusterEngines } from '@paltu/testing';
import { askKafka } from '../src/kafka/kafka-admin.ts';
import { ensureKafkaTopics } from '../src/kafka/kafka-topics.ts';

const { kafka } = clusterEngines();
const address = { url: kafka.url, logger: silentLogger };
afterAll(() => kafka.resume().catch(() => undefined));

test('a Kafka that is well answers, and one that is frozen is silent', async () => {
  await ensureKafkaTopics({ ...address, replication: 1, minInsyncReplicas: 1, topics: [topics.pet] });
  const ask = () => askKafka({ ...address, clientId: 'doctor' }, topics.pet.name);
  expect(await ask()).toMatchObject({ state: 'answers' });
  await kafka.pause();
  expect(await ask()).toMatchObject({ state: 'silent' });
  await kafka.resume();
}, 60_000);
