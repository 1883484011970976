import type { LookupAddress } from 'node:dns';
import { connect, type AddressInfo, createServer } from 'node:net';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { sharedLookups } from './shared-lookups.ts';

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
