import type { ServerResponse } from 'node:http';

const waiting = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * Calls `then` once the answer has ended or its caller has left, at once where that is so already. All who wait share one listener: Node takes more than ten for a leak,
 * and the libraries on the way of an answer have their own.
 */
export const whenClosed = (response: ServerResponse, then: () => void): void => {
  if (response.closed) return then();
  const others = waiting.get(response);
  if (others !== undefined) return void others.push(then);
  const all = [then];
  waiting.set(response, all);
  response.once('close', () => all.forEach((one) => one()));
};
