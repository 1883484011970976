import { connect } from 'node:net';
import type { ISocketFactory } from 'kafkajs';

const closeTimeoutMs = 2_000;
const keepAliveDelayMs = 60_000;

/** Sockets that are destroyed two seconds after they were ended: the library leaves those of a silent broker open for ever. */
export const shortLivedSockets: ISocketFactory = ({ host, port, onConnect }) => {
  const socket = connect({ host, port }, onConnect);
  socket.setKeepAlive(true, keepAliveDelayMs);
  const end = socket.end.bind(socket);
  socket.end = (): typeof socket => {
    const timer = setTimeout(() => socket.destroy(), closeTimeoutMs).unref();
    socket.once('close', () => clearTimeout(timer));
    return end();
  };
  return socket;
};
