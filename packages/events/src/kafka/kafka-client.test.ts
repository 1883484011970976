import { expect, test, afterEach, beforeEach } from '@jest/globals';
import { eventually } from '@paltu/testing';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { kafkaUrlAs, parseKafkaUrl, sharedLookups, shortLivedSockets } from './kafka-client.ts';

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

/** A name server that answers when it is asked to, and the names that it was asked for. */
const lateAnswers = () => {
  const asked: string[] = [];
  const waiting: PromiseWithResolvers<LookupAddress[]>[] = [];
  const lookUp = (host: string): Promise<LookupAddress[]> => {
    asked.push(host);
    const answer = Promise.withResolvers<LookupAddress[]>();
    waiting.push(answer);
    return answer.promise;
  };
  return { asked, waiting, lookup: sharedLookups(lookUp) };
};

const loopback = [{ address: '127.0.0.1', family: 4 }];

const found = (lookup: ReturnType<typeof sharedLookups>, host: string, all = true) =>
  new Promise((resolve) => lookup(host, { all }, (error, address) => resolve(error?.message ?? address)));

test('those who ask for a name while it is looked up share the answer; who asks later has it looked up again', async () => {
  const { asked, waiting, lookup } = lateAnswers();
  const first = Promise.all([found(lookup, 'kafka'), found(lookup, 'kafka'), found(lookup, 'kafka', false), found(lookup, 'other')]);
  expect(asked).toEqual(['kafka', 'other']);
  waiting.forEach(({ resolve }) => resolve(loopback));
  expect(await first).toEqual([loopback, loopback, '127.0.0.1', loopback]);
  const again = found(lookup, 'kafka');
  expect(asked).toEqual(['kafka', 'other', 'kafka']);
  waiting.at(-1)?.reject(new Error('no such name'));
  expect(await again).toBe('no such name');
});

test('a socket connects to what was found', async () => {
  const server = createServer((socket) => socket.end('found'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: 'kafka', port, lookup: sharedLookups(async () => loopback) });
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(String(data)).toBe('found');
  await once(socket, 'close');
  server.close();
});

const held: Socket[] = [];

// A peer that never closes its side, like a frozen broker.
const silent = createServer({ allowHalfOpen: true }, (socket) => void held.push(socket));

beforeEach(async () => void (await once(silent.listen(0, '127.0.0.1'), 'listening')));

afterEach(() => {
  for (const socket of held) socket.destroy();
  silent.close();
});

const connected = async () => {
  const { port } = silent.address() as AddressInfo;
  const { promise, resolve } = Promise.withResolvers<void>();
  // The library leaves out `ssl`, which its types demand.
  const socket = shortLivedSockets({ host: '127.0.0.1', port, onConnect: resolve } as unknown as Parameters<typeof shortLivedSockets>[0]);
  await promise;
  return socket;
};

test('a socket that was ended is destroyed soon, also when its peer does not react', async () => {
  const socket = await connected();
  socket.end();
  expect(socket.destroyed).toBe(false);
  await eventually(() => socket.destroyed, 'it is gone');
});

test('a socket that is ended again for each request that failed gathers no listeners', async () => {
  const socket = await connected();
  const end = () => void (socket.end(), socket.unref());
  end();
  const listeners = () => [socket.listenerCount('close'), socket.listenerCount('connect')];
  const before = listeners();
  end();
  expect(listeners()).toEqual(before);
  socket.destroy();
  await once(socket, 'close');
  const closed = listeners();
  end();
  expect(listeners()).toEqual(closed);
});
