import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { busOf } from '../bus/log-bus.ts';
import type { EventBus } from '../ports/event-bus.ts';
import { topicTable } from '../bus/topics.ts';
import { kafkaClient, type KafkaAddress } from './kafka-client.ts';
import { kafkaAdmin } from './kafka-admin.ts';
import { kafkaPublisher } from './kafka-publisher.ts';
import { subscribeByGroup } from './kafka-subscription.ts';
import { startKafkaTail } from './kafka-tail.ts';

export interface KafkaBusOptions extends KafkaAddress {
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
