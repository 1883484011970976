import { expect, test } from '@jest/globals';
import { kafkaUrlAs, parseKafkaUrl } from './parse-kafka-url.ts';

test.each([
  ['kafka://a:9092', { brokers: ['a:9092'], login: undefined }],
  ['kafka://a:9092,b:9093/', { brokers: ['a:9092', 'b:9093'], login: undefined }],
  [
    'kafka://pets:s%40y@a:9092,b:9092',
    { brokers: ['a:9092', 'b:9092'], login: { mechanism: 'scram-sha-512', username: 'pets', password: 's@y' } },
  ],
  [
    'kafka://admin:secret@a:9092?mechanism=plain',
    { brokers: ['a:9092'], login: { mechanism: 'plain', username: 'admin', password: 'secret' } },
  ],
  [
    'kafka://integrator-acme:secret@a:9094?mechanism=scram-sha-256',
    { brokers: ['a:9094'], login: { mechanism: 'scram-sha-256', username: 'integrator-acme', password: 'secret' } },
  ],
])('%s names brokers and who connects', (url, servers) => {
  expect(parseKafkaUrl(url)).toEqual(servers);
});

test.each(['kafka://', 'kafka://a', 'kafka://user@a:1', 'kafka://:secret@a:1', 'kafka://a:1,', 'kafka://a:1?mechanism=none', 'http://a:1'])(
  '%j is refused, and not repeated',
  (url) => {
    expect(() => parseKafkaUrl(url)).toThrow(/^the address of a Kafka bus is kafka:\/\/user:password@host:port, with/);
  },
);

test('the brokers are the same for another login', () => {
  const url = kafkaUrlAs('kafka://admin:secret@a:9092,b:9092?mechanism=plain', { name: 'pets', password: 's@y' });
  expect(url).toBe('kafka://pets:s%40y@a:9092,b:9092');
});
