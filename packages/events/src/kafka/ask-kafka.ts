import kafkajs from 'kafkajs';
import { kafkaClient, type KafkaAddress } from './kafka-client.ts';
import { topicTable } from '../bus/topics.ts';
import { topics as everyTopic } from '@paltu/contracts';

/** How a Kafka is, for who looks after it. */
export interface KafkaState {
  /** `leaderless`: it answers, and no broker leads the topic, as when the only one has fenced itself. `silent`: nobody answers in time. */
  readonly state: 'answers' | 'leaderless' | 'silent';
  /** Until its answer, or until nobody waited any more. */
  readonly ms: number;
}

const withoutLeader: readonly string[] = ['LEADER_NOT_AVAILABLE', 'NOT_LEADER_FOR_PARTITION', 'BROKER_NOT_AVAILABLE'];

/** What an error of the library shows about the broker. */
export const stateOfError = (error: unknown): KafkaState['state'] => {
  if (error instanceof kafkajs.KafkaJSProtocolError && withoutLeader.includes(error.type)) return 'leaderless';
  return error instanceof Error && error.cause !== undefined ? stateOfError(error.cause) : 'silent';
};

/** Asks once where a topic ends, which its leaders know. @param topic of the contracts, one that this user may read */
export const askKafka = async (address: KafkaAddress, topic: string): Promise<KafkaState> => {
  topicTable(Object.values(everyTopic))(topic);
  const admin = kafkaClient(address).admin();
  const startedAt = performance.now();
  const asked = async (): Promise<KafkaState['state']> => {
    try {
      await admin.connect();
      await admin.fetchTopicOffsets(topic);
      return 'answers';
    } catch (error) {
      return stateOfError(error);
    } finally {
      await admin.disconnect().catch(() => undefined);
    }
  };
  const state = await asked();
  return { state, ms: Math.round(performance.now() - startedAt) };
};
