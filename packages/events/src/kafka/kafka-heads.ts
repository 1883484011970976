import { topics as everyTopic } from '@paltu/contracts';
import type { Place } from '../bus/bus-message.ts';
import { topicTable } from '../bus/topic-table.ts';
import { kafkaClient, type KafkaAddress } from './kafka-client.ts';
import { kafkaOffsets } from './kafka-offsets.ts';

/** Asks once for the place after the last record, of every partition of every topic of the contracts. */
export const kafkaHeads = async (address: KafkaAddress): Promise<readonly Place[]> => {
  const topics = Object.values(everyTopic);
  const offsets = kafkaOffsets(kafkaClient(address), topicTable(topics));
  try {
    return await offsets.heads(topics.map(({ name }) => name));
  } finally {
    await offsets.close();
  }
};
