import type { PoolUse } from '@paltu/persistence';
import type { Connection } from 'mongoose';

type Client = ReturnType<Connection['getClient']>;

export interface ConnectionCount {
  /** Counts the connections of this client from now on. */
  watch(client: Client): void;
  use(): PoolUse;
}

/** Counts how the driver's pool is used: it reports each change, and never the whole. */
export const countConnections = (): ConnectionCount => {
  const watched = new WeakSet<Client>();
  let [all, used, waiting] = [0, 0, 0];
  return {
    watch: (client) => {
      if (watched.has(client)) return;
      watched.add(client);
      // The first connection is open by now.
      all = Math.max(all, 1);
      client.on('connectionCreated', () => (all += 1));
      client.on('connectionClosed', () => (all = Math.max(0, all - 1)));
      client.on('connectionCheckOutStarted', () => (waiting += 1));
      client.on('connectionCheckOutFailed', () => (waiting -= 1));
      client.on('connectionCheckedOut', () => {
        waiting -= 1;
        used += 1;
      });
      client.on('connectionCheckedIn', () => (used = Math.max(0, used - 1)));
    },
    use: () => ({ used, free: Math.max(0, all - used), waiting: Math.max(0, waiting) }),
  };
};
