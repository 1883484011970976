import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { dependencyTimeouts } from '@paltu/kernel';
import kafkajs, { type Kafka, type Message, type ProducerBatch } from 'kafkajs';
import { busOf } from '../bus/log-bus.ts';
import { partitionOf, topicTable, type PartitionCount } from '../bus/topics.ts';
import type { BusMessage } from '../envelope/event.ts';
import { MissingTopics, type EventBus } from '../ports/event-bus.ts';
import { kafkaAdmin } from './kafka-admin.ts';
import { kafkaClient, type KafkaAddress } from './kafka-client.ts';
import { subscribeByGroup } from './kafka-subscription.ts';
import { startKafkaTail } from './kafka-tail.ts';
import { reconnecting } from './reconnecting.ts';

/** Below the 1 MB that a broker accepts in one request, whatever the partitions are. */
const mostBytesAtOnce = 700 * 1024;

const bytesOf = ({ key, value, headers }: BusMessage): number =>
  Buffer.byteLength(key) + (value?.byteLength ?? 0) + Buffer.byteLength(JSON.stringify(headers));

/** Consecutive messages, as many as may travel together. */
const shares = (messages: readonly BusMessage[]): BusMessage[][] => {
  const all: BusMessage[][] = [];
  let room = 0;
  for (const message of messages) {
    const bytes = bytesOf(message);
    if (bytes > room || all.length === 0) {
      all.push([]);
      room = mostBytesAtOnce;
    }
    all.at(-1)?.push(message);
    room -= bytes;
  }
  return all;
};

const batchOf = (messages: readonly BusMessage[], partitions: PartitionCount): ProducerBatch => {
  const byTopic = Map.groupBy(messages, ({ topic }) => topic);
  const placed = ({ topic, key, headers, value }: BusMessage): Message => ({
    key,
    headers,
    value: value === null ? null : Buffer.from(value),
    partition: partitionOf(key, partitions(topic)),
  });
  return {
    acks: -1,
    timeout: dependencyTimeouts.bus.response,
    topicMessages: [...byTopic].map(([topic, own]) => ({ topic, messages: own.map(placed) })),
  };
};

const isUnknownTopic = (error: unknown): boolean =>
  (error instanceof kafkajs.KafkaJSProtocolError && error.type === 'UNKNOWN_TOPIC_OR_PARTITION') ||
  (error instanceof Error && isUnknownTopic(error.cause));

interface KafkaPublisherOptions {
  readonly kafka: Kafka;
  readonly partitions: PartitionCount;
  /** Those of these topics that Kafka does not have. */
  readonly missing: (topics: readonly string[]) => Promise<readonly string[]>;
}

interface KafkaPublisher {
  readonly publish: EventBus['publish'];
  close(): Promise<void>;
}

/**
 * Publishes in order and resolves when all in-sync replicas keep the messages. Not idempotent: what was published twice
 * is dropped by each consumer's inbox. One attempt, bounded by the library's own timeouts: after a timeout of
 * ours its attempt would go on, and the relay retries anyway.
 */
export const kafkaPublisher = ({ kafka, partitions, missing }: KafkaPublisherOptions): KafkaPublisher => {
  const producer = reconnecting(() => kafka.producer({ allowAutoTopicCreation: false, maxInFlightRequests: 1, retry: { retries: 0 } }));
  const send = async (batch: ProducerBatch): Promise<void> => {
    try {
      await producer.use((client) => client.sendBatch(batch));
    } catch (error) {
      if (!isUnknownTopic(error)) throw error;
      // Its error does not name the topic, and may be about one of an earlier batch.
      const named = await missing((batch.topicMessages ?? []).map(({ topic }) => topic));
      throw named.length > 0 ? new MissingTopics(named, { cause: error }) : error;
    }
  };
  return {
    publish: async (messages, confirm) => {
      const batches = shares(messages).map((share) => batchOf(share, partitions));
      for (const batch of batches) {
        await confirm?.();
        await send(batch);
      }
    },
    close: producer.close,
  };
};

interface KafkaBusOptions extends KafkaAddress {
  /** The topics of the contracts by default; `ensureKafkaTopics` creates them. */
  readonly topics?: readonly Topic[];
}

/** The bus of the `cluster` profile: Kafka. Connects on first use and waits for a broker that is away. */
export const kafkaBus = ({ topics = Object.values(everyTopic), ...address }: KafkaBusOptions): EventBus => {
  const kafka = kafkaClient(address);
  const partitions = topicTable(topics);
  const admin = kafkaAdmin(kafka, partitions);
  const publisher = kafkaPublisher({ kafka, partitions, missing: admin.missing });
  const parts = { kafka, admin, clientId: address.clientId };
  return busOf({
    publish: publisher.publish,
    subscribe: (options) => subscribeByGroup(parts, options),
    startTail: (options) => startKafkaTail(parts, options, address.logger),
    close: async () => {
      await publisher.close();
      await admin.close();
    },
  });
};
