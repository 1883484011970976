import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { shortLivedSockets } from './short-lived-sockets.ts';

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
