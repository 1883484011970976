import type { IncomingMessage } from 'node:http';
import type { CountCall } from '../limits/count-calls.ts';

/** Counts reads that may be answered from memory, each request once, however many ask for it. */
export interface CountOnce {
  /** Rejects as `CountCall` does. */
  count(request: IncomingMessage, address: string): Promise<void>;
  isCounted(request: IncomingMessage): boolean;
}

export const countOnce = (countCall: CountCall): CountOnce => {
  const counts = new WeakMap<IncomingMessage, Promise<void>>();
  return {
    count: (request, address) => {
      const count = counts.get(request) ?? countCall('reads', { address });
      counts.set(request, count);
      return count;
    },
    isCounted: (request) => counts.has(request),
  };
};
