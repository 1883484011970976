import { silentLogger } from '@paltu/kernel';
import type { BusRecord } from '../src/envelope/event.ts';
import type { SubscriptionOptions } from '../src/ports/event-bus.ts';

type GivenOptions = Pick<SubscriptionOptions, 'topics' | 'store' | 'handle'> & Partial<SubscriptionOptions>;

/** A subscription of `group` from the beginning, of which nobody requests anything, by default. */
export const testSubscription = (given: GivenOptions): SubscriptionOptions => ({
  group: 'group',
  startAt: 'beginning',
  logger: silentLogger,
  runMaintenance: async () => Infinity,
  hasRequests: () => false,
  ...given,
});

/** Handles a batch by adding it to `seen`. */
export const keepIn =
  (seen: BusRecord[]): SubscriptionOptions['handle'] =>
  async (batch) =>
    seen.push(...batch) && batch.length;
