import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Documents } from '@paltu/documents';
import type { EventModels } from './event-models.ts';
import { mongoRelayLease } from './mongo-relay-lease.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a late answer about an earlier term does not end the one that began since', async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<{ matchedCount: number }>();
  let term = 0;
  const collection = {
    findOneAndUpdate: async () => ({ term: (term += 1) }),
    updateOne: (_filter: unknown, change: unknown) => (Array.isArray(change) ? late : Promise.resolve({})),
  };
  const lease = mongoRelayLease({} as Documents, { leases: { collection } } as unknown as EventModels, 'pets');
  await lease.take();
  await lease.withHeartbeat(async () => jest.advanceTimersByTime(600));
  await lease.release();
  await lease.take();
  expect([term, lease.isHeld()]).toEqual([2, true]);
  answer({ matchedCount: 0 });
  await jest.advanceTimersByTimeAsync(0);
  expect(lease.isHeld()).toBe(true);
});
