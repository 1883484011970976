import { topics as everyTopic } from '@paltu/contracts';
import type { FoundHeads } from '../bus/offsets.ts';
import { topicTable } from '../bus/topics.ts';
import { kafkaClient, type KafkaAddress } from './kafka-client.ts';
import { kafkaAdmin } from './kafka-admin.ts';

/** Asks once for the offset after the last record, of every partition of every topic of the contracts. */
export const kafkaHeads = async (address: KafkaAddress): Promise<FoundHeads> => {
  const topics = Object.values(everyTopic);
  const admin = kafkaAdmin(kafkaClient(address), topicTable(topics));
  try {
    return await admin.recentHeads(
      topics.map(({ name }) => name),
      0,
    );
  } finally {
    await admin.close();
  }
};
