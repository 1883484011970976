import { expect, test } from '@jest/globals';
import kafkajs, { type Kafka } from 'kafkajs';
import { kafkaAdmin, stateOfError } from './kafka-admin.ts';

const refusal = (type: string): Error =>
  new kafkajs.KafkaJSProtocolError(Object.assign(new Error(type), { type, code: 5, retriable: true }) as never);

test('a broker that answers and leads nothing is another than one that is away', () => {
  const leaderless = refusal('LEADER_NOT_AVAILABLE');
  expect(stateOfError(leaderless)).toBe('leaderless');
  expect(stateOfError(Object.assign(new Error('given up'), { cause: leaderless }))).toBe('leaderless');
  expect(stateOfError(refusal('TOPIC_AUTHORIZATION_FAILED'))).toBe('silent');
  expect(stateOfError(new Error('ECONNREFUSED'))).toBe('silent');
});

test('heads are asked for again by a new client when the leader of a partition has just moved, and not after other errors', async () => {
  const answers = [refusal('NOT_LEADER_FOR_PARTITION'), refusal('TOPIC_AUTHORIZATION_FAILED')];
  let made = 0;
  const admin = () => ({
    connect: async () => void (made += 1),
    disconnect: async () => undefined,
    listTopics: async () => ['pets.pet.v1'],
    fetchTopicOffsets: async () => {
      const error = answers.shift();
      if (error !== undefined) throw error;
      return [{ partition: 0, offset: '7' }];
    },
  });
  const { recentHeads } = kafkaAdmin({ admin } as unknown as Kafka, () => 1);
  await expect(recentHeads(['pets.pet.v1'], 0)).rejects.toThrow('TOPIC_AUTHORIZATION_FAILED');
  expect(made).toBe(2);
  expect((await recentHeads(['pets.pet.v1'], 0)).offsets).toEqual([{ topic: 'pets.pet.v1', partition: 0, offset: 7 }]);
  expect(made).toBe(3);
});
