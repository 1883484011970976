import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { groupMaintenance } from '../bus/group-maintenance.ts';
import type { SubscriptionOptions } from '../ports/event-bus.ts';
import type { EventStore } from '../ports/event-store.ts';
import { inboxPruning } from './start-consumers.ts';

beforeEach(() => void jest.useFakeTimers({ now: 0 }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** How many of so many rows that are too old an hour of maintenance deletes, called once a second as by a subscription, and in how many runs. */
const anHourWith = async (old: number) => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  let [left, runs] = [old, 0];
  const store = {
    run: (work: (trx: undefined) => Promise<unknown>) => work(undefined),
    prune: async (_trx: undefined, _consumer: string, _days: number, limit: number) => {
      const pruned = Math.min(left, limit);
      left -= pruned;
      return [pruned, 0];
    },
  };
  const prune = inboxPruning(store as unknown as EventStore<undefined>, 'auth.figures');
  const runMaintenance = async (trx: undefined): Promise<number> => {
    runs += 1;
    return prune(trx);
  };
  const options = { group: 'auth.figures', topics: [], store, hasRequests: () => false, runMaintenance };
  const maintenance = groupMaintenance(
    options as unknown as SubscriptionOptions<undefined>,
    async () => true,
    async () => ({ offsets: [], missing: [] }),
  );
  for (let second = 0; second < 3_600; second += 1) {
    jest.advanceTimersByTime(1_000);
    await maintenance.run();
  }
  return { pruned: old - left, runs };
};

test('what is too old goes by the thousand a second, faster than events come', async () => {
  expect((await anHourWith(1_000_000)).pruned).toBe(1_000_000);
});

test('maintenance runs every five minutes while little is too old', async () => {
  expect(await anHourWith(100)).toEqual({ pruned: 100, runs: 12 });
});
