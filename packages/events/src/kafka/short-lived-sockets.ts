import { connect } from 'node:net';
import type { ISocketFactory } from 'kafkajs';
import { sharedLookups } from './shared-lookups.ts';

const closeTimeoutMs = 2_000;
const keepAliveDelayMs = 60_000;
const lookup = sharedLookups();

/**
 * Sockets that are destroyed two seconds after they were ended: the library leaves those of a silent broker open for ever. It ends one for each
 * request that fails with it, of which Node would warn on the console: only the first time counts.
 */
export const shortLivedSockets: ISocketFactory = ({ host, port, onConnect }) => {
  const socket = connect({ host, port, lookup }, onConnect);
  socket.setKeepAlive(true, keepAliveDelayMs);
  const [end, unref] = [socket.end.bind(socket), socket.unref.bind(socket)];
  socket.end = (): typeof socket => {
    if (socket.writableEnded) return socket;
    const timer = setTimeout(() => socket.destroy(), closeTimeoutMs).unref();
    socket.once('close', () => clearTimeout(timer));
    return end();
  };
  socket.unref = (): typeof socket => (socket.destroyed ? socket : unref());
  return socket;
};
