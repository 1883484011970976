import { expect, test } from '@jest/globals';
import kafkajs from 'kafkajs';
import { stateOfError } from './kafka-admin.ts';

const refusal = (type: string): Error =>
  new kafkajs.KafkaJSProtocolError(Object.assign(new Error(type), { type, code: 5, retriable: true }) as never);

test('a broker that answers and leads nothing is another than one that is away', () => {
  const leaderless = refusal('LEADER_NOT_AVAILABLE');
  expect(stateOfError(leaderless)).toBe('leaderless');
  expect(stateOfError(Object.assign(new Error('given up'), { cause: leaderless }))).toBe('leaderless');
  expect(stateOfError(refusal('TOPIC_AUTHORIZATION_FAILED'))).toBe('silent');
  expect(stateOfError(new Error('ECONNREFUSED'))).toBe('silent');
});
