import { expect, test } from '@jest/globals';
import type { Kafka, ProducerBatch } from 'kafkajs';
import { kafkaPublisher } from './kafka-bus.ts';

const message = (key: string) => ({ topic: 'pets.pet.v1', key, headers: {}, value: Buffer.alloc(400 * 1024) });

/** The keys of each request of a publisher that publishes three large messages. */
const publishing = async (confirm?: () => Promise<void>): Promise<unknown[]> => {
  const sent: unknown[] = [];
  const producer = {
    connect: async () => undefined,
    disconnect: async () => undefined,
    sendBatch: async ({ topicMessages = [] }: ProducerBatch) =>
      void sent.push(topicMessages.flatMap(({ messages }) => messages.map(({ key }) => key))),
  };
  const kafka = { producer: () => producer } as unknown as Kafka;
  const publisher = kafkaPublisher({ kafka, partitions: () => 6, missing: async () => [] });
  await publisher.publish(['a', 'b', 'c'].map(message), confirm).catch((error: unknown) => sent.push(error));
  await publisher.close();
  return sent;
};

test('what is too much for one request travels in several, in order', async () => {
  expect(await publishing()).toEqual([['a'], ['b'], ['c']]);
});

test('who may publish no longer sends none of those that follow', async () => {
  const lost = new Error('the relay of pets has lost its lock');
  let asked = 0;
  const confirm = async (): Promise<void> => {
    asked += 1;
    if (asked === 2) throw lost;
  };
  expect(await publishing(confirm)).toEqual([['a'], lost]);
});
