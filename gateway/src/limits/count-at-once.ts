import type { Leave } from '@paltu/kernel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many of a key there are now, the new one included, and how it leaves: once is enough. */
interface CountedOne {
  readonly count: number;
  readonly leave: Leave;
}

/** Counts what is there at once, by key; a key of which nothing is left takes no memory. */
export const countAtOnce = (): ((key: string) => CountedOne) => {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    let hasLeft = false;
    const leave = (): void => {
      if (hasLeft) return;
      hasLeft = true;
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    };
    return { count, leave };
  };
};

/** Browsers and proxies send one request of a connection at a time. */
const mostUnderWay = 16;

/**
 * Ends connections that send request after request without waiting for answers: one piece of what they send holds hundreds of requests.
 * Answers whether it has room for one more.
 */
export const limitPipelining = (): ((socket: Socket, response: ServerResponse) => boolean) => {
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
