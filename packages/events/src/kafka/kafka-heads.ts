import { topics as everyTopic } from '@paltu/contracts';
import type { PartitionOffset } from '../bus/bus-message.ts';
import { topicTable } from '../bus/topic-table.ts';
import { kafkaClient, type KafkaAddress } from './kafka-client.ts';
import { kafkaAdmin } from './kafka-admin.ts';

/** Asks once for the offset after the last record, of every partition of every topic of the contracts. */
export const kafkaHeads = async (address: KafkaAddress): Promise<readonly PartitionOffset[]> => {
  const topics = Object.values(everyTopic);
  const admin = kafkaAdmin(kafkaClient(address), topicTable(topics));
  try {
    return await admin.heads(topics.map(({ name }) => name));
  } finally {
    await admin.close();
  }
};
