import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send one request of a connection at a time. */
const mostUnderWay = 16;

/**
 * Ends connections that send request after request without waiting for answers: one piece of what they send holds hundreds of requests.
 * Answers whether it has room for one more.
 */
export const pipelines = (): ((socket: Socket, response: ServerResponse) => boolean) => {
  const underWay = new WeakMap<Socket, number>();
  const add = (socket: Socket, by: number): number => {
    const count = (underWay.get(socket) ?? 0) + by;
    underWay.set(socket, count);
    return count;
  };
  return (socket, response) => {
    // What was sent before it was ended still comes.
    if (socket.destroyed) return false;
    if (add(socket, 1) > mostUnderWay) {
      socket.destroy();
      return false;
    }
    response.once('close', () => add(socket, -1));
    return true;
  };
};
