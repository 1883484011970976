import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { BusRecord } from '../src/envelope/event.ts';
import { messageOf } from './bus-messages.ts';
import { openKafka } from './bus-server.ts';
import { openHarness, petTopic, type Harness } from './event-harness.ts';
import { keepIn, testSubscription } from './test-subscription.ts';

let harness: Harness;
beforeAll(async () => void (harness = await openHarness(openKafka)));
afterAll(() => harness.close());

test('a batch that meets a maintenance of its own instance is taken when that is over, and nobody is warned of another instance', async () => {
  const { eventStore: store, bus } = harness;
  const [seen, warnings]: [BusRecord[], string[]] = [[], []];
  const logger: Logger = { ...silentLogger, warn: (fields, message) => void warnings.push(`${message} ${JSON.stringify(fields)}`) };
  const met = Promise.withResolvers<void>();
  let isMaintained = false;
  const lock: typeof store.offsets.lock = async (...request) => {
    const rows = await store.offsets.lock(...request);
    if (isMaintained && rows.length === 0) met.resolve();
    return rows;
  };
  const subscription = bus.subscribe(
    testSubscription({
      topics: [petTopic],
      store: { ...store, offsets: { ...store.offsets, lock } },
      logger,
      handle: keepIn(seen),
      hasRequests: () => seen.length === 1 && !isMaintained,
      runMaintenance: async () => {
        isMaintained = true;
        await bus.publish([messageOf('a', 2)]);
        await met.promise;
        return Infinity;
      },
    }),
  );
  harness.defer(() => subscription.stop());
  await bus.publish([messageOf('a', 1)]);
  await eventually(() => seen.length === 2, 'both are taken', 60_000);
  // A group that is new to the broker may warn of other things.
  expect(warnings.filter((one) => one.includes('is locked by another instance'))).toEqual([]);
}, 90_000);
