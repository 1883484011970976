import { silentLogger } from '@paltu/kernel';
import type { BusRecord } from '../src/bus/bus-message.ts';
import type { SubscriptionOptions } from '../src/bus/event-bus.ts';

type Told = Pick<SubscriptionOptions, 'topics' | 'store' | 'handle'> & Partial<SubscriptionOptions>;

/** A subscription of `group` from the beginning, of which nobody requests anything, unless told otherwise. */
export const testSubscription = (told: Told): SubscriptionOptions => ({
  group: 'group',
  startAt: 'beginning',
  logger: silentLogger,
  runMaintenance: async () => Infinity,
  hasRequests: async () => false,
  ...told,
});

/** Handles a batch by adding it to `seen`. */
export const keepIn =
  (seen: BusRecord[]): SubscriptionOptions['handle'] =>
  async (batch) =>
    seen.push(...batch) && batch.length;
