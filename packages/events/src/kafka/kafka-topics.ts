import { topics as everyTopic, type Topic } from '@paltu/contracts';
import kafkajs, { type Admin, type PartitionMetadata } from 'kafkajs';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkCount } from '../bus/topics.ts';
import { kafkaClient, type KafkaAddress } from './kafka-client.ts';

const { ConfigResourceTypes, ConfigSource, KafkaJSAggregateError } = kafkajs;

interface KafkaTopicsOptions extends Omit<KafkaAddress, 'clientId'> {
  /** Number of brokers that store each partition. */
  readonly replication: number;
  /** How many of them must have stored a message before it counts as published. */
  readonly minInsyncReplicas: number;
  /** The topics of the contracts by default. */
  readonly topics?: readonly Topic[];
}

const isThere = 'TOPIC_ALREADY_EXISTS';
const leaderWaitMs = 30_000;
const leaderPauseMs = 100;

type Settings = Readonly<Record<string, string>>;

const days = (count: number): string => String(count * 86_400_000);

/**
 * What is kept for a while goes with its segment, so a segment is closed as often.
 *
 * On a compacted topic the newest record of a key replaces the earlier ones a day to a week later, so that what was withdrawn or erased
 * does not stay there. A tombstone stays a year: a consumer that was away for longer has to rebuild what it keeps.
 */
const keeping = ({ isCompacted, keptMinutes }: Topic): Settings => {
  const endless = { 'retention.ms': '-1', 'retention.bytes': '-1' };
  if (keptMinutes !== undefined) {
    const ms = String(keptMinutes * 60_000);
    return { ...endless, 'cleanup.policy': 'delete', 'retention.ms': ms, 'segment.ms': ms };
  }
  if (!isCompacted) return { ...endless, 'cleanup.policy': 'delete' };
  return {
    ...endless,
    'cleanup.policy': 'compact',
    'min.compaction.lag.ms': days(1),
    'max.compaction.lag.ms': days(7),
    'delete.retention.ms': days(365),
  };
};

const settingsOf = (topic: Topic, { minInsyncReplicas }: KafkaTopicsOptions): Settings => ({
  ...keeping(topic),
  'min.insync.replicas': String(minInsyncReplicas),
  'message.timestamp.type': 'LogAppendTime',
});

/** Its partitions. A topic that was just made, by us or by another, has its leaders a moment later, and not every broker knows it yet. */
const partitionsOf = async (admin: Admin, topic: string): Promise<readonly PartitionMetadata[]> => {
  const endsAt = Date.now() + leaderWaitMs;
  for (;;) {
    try {
      await admin.fetchTopicOffsets(topic);
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      return topics[0]?.partitions ?? [];
    } catch (error) {
      if (Date.now() > endsAt) throw error;
      await sleep(leaderPauseMs);
    }
  }
};

interface Failure {
  readonly type?: string;
  readonly topic?: string;
  readonly message?: string;
}

/** Makes all of them in one request and answers which it could not make, and why. */
const tryCreate = async (admin: Admin, topics: readonly Topic[], options: KafkaTopicsOptions): Promise<readonly Failure[]> => {
  const wanted = topics.map((topic) => ({
    topic: topic.name,
    numPartitions: topic.partitions,
    replicationFactor: options.replication,
    configEntries: Object.entries(settingsOf(topic, options)).map(([name, value]) => ({ name, value })),
  }));
  try {
    // Without its own wait, which gives up while a broker does not know the topics yet.
    const isNew = await admin.createTopics({ topics: wanted, waitForLeaders: false });
    return isNew ? [] : wanted.map(({ topic }) => ({ topic, type: isThere }));
  } catch (error) {
    if (!(error instanceof KafkaJSAggregateError)) throw error;
    return error.errors as readonly Failure[];
  }
};

const create = async (admin: Admin, topics: readonly Topic[], options: KafkaTopicsOptions): Promise<void> => {
  const failures = await tryCreate(admin, topics, options);
  const refusals = failures.filter(({ type }) => type !== isThere);
  if (refusals.length > 0)
    throw new Error(`topics could not be created: ${refusals.map(({ topic, message }) => `${topic}: ${message}`).join('; ')}`);
  const created = topics.map(({ name }) => name).filter((name) => !failures.some(({ topic }) => topic === name));
  if (created.length > 0) options.logger.info({ topics: created }, 'topics created');
};

/** Refuses what Kafka cannot change without moving keys or data. */
const check = (found: readonly PartitionMetadata[], topic: Topic, replication: number): void => {
  checkCount(topic, found.length);
  const kept = Math.min(...found.map(({ replicas }) => replicas.length));
  if (kept < replication)
    throw new Error(
      `topic ${topic.name} is stored on ${kept} brokers and should be on ${replication}; reassign its partitions with Kafka's tools`,
    );
};

/** Corrects settings that differ. Kafka replaces all of a topic's own settings at once, so the others are written again as they are. */
const correct = async (admin: Admin, topic: Topic, options: KafkaTopicsOptions): Promise<void> => {
  const resource = { type: ConfigResourceTypes.TOPIC, name: topic.name };
  const { resources } = await admin.describeConfigs({ resources: [resource], includeSynonyms: false });
  const entries = resources[0]?.configEntries ?? [];
  const wanted = settingsOf(topic, options);
  const wrong = entries.filter(({ configName, configValue }) => configName in wanted && wanted[configName] !== configValue);
  if (wrong.length === 0) return;
  const own = entries.filter(({ configSource }) => configSource === ConfigSource.TOPIC_CONFIG);
  const merged = { ...Object.fromEntries(own.map(({ configName, configValue }) => [configName, configValue])), ...wanted };
  const configEntries = Object.entries(merged).map(([name, value]) => ({ name, value }));
  await admin.alterConfigs({ validateOnly: false, resources: [{ ...resource, configEntries }] });
  const changes = wrong.map(({ configName, configValue }) => `${configName} ${configValue} → ${wanted[configName]}`);
  options.logger.warn({ topic: topic.name, changes }, 'settings of a topic corrected');
};

/**
 * Creates every topic of the table that is missing and corrects settings that differ: nothing expires and nothing is compacted unless the
 * contract asks for it, timed by the broker. Any number of times, also at once. Rejects when a topic has another partition count or too few replicas,
 * naming what is and what should be, and when no broker answers.
 */
export const ensureKafkaTopics = async (options: KafkaTopicsOptions): Promise<void> => {
  const { topics = Object.values(everyTopic), replication } = options;
  const admin = kafkaClient({ ...options, clientId: 'topics' }).admin();
  try {
    await admin.connect();
    await create(admin, topics, options);
    for (const topic of topics) {
      check(await partitionsOf(admin, topic.name), topic, replication);
      await correct(admin, topic, options);
    }
  } finally {
    await admin.disconnect();
  }
};
