import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BusRecord } from '../src/envelope/event.ts';
import type { SubscriptionOptions } from '../src/ports/event-bus.ts';
import type { Fetched } from '../src/kafka/fetched.ts';
import { processFetched } from '../src/kafka/kafka-subscription.ts';
import { openHarness, petTopic, type Harness } from './event-harness.ts';
import { testSubscription } from './test-subscription.ts';

const group = 'group';
const fromPartition = { topic: petTopic, partition: 2 };
let harness: Harness;
let handled: number[];
let continuedAt: number[];
beforeAll(async () => void (harness = await openHarness()));
beforeEach(async () => {
  handled = [];
  continuedAt = [];
  await harness.database('consumer_offsets').delete();
});
afterAll(() => harness.close());

const record = (offset: number): BusRecord => ({ ...fromPartition, offset, key: 'a', headers: {}, value: null, appendedAt: new Date() });
const fetched = (from: number, to: number): Fetched => ({
  ...fromPartition,
  offset: from,
  records: Array.from({ length: to - from }, (_, at) => record(from + at)),
  continueAt: (offset) => void continuedAt.push(offset),
  commit: async () => undefined,
  isCurrent: () => true,
});
const options = (): SubscriptionOptions =>
  testSubscription({
    group,
    topics: [petTopic],
    store: harness.eventStore,
    handle: async (batch) => handled.push(...batch.map(({ offset }) => offset)) && batch.length,
  });
const committed = async () => (await harness.eventStore.offsets.read(group, [petTopic]))[0]?.offset;
const process = (one: Fetched) => processFetched(options(), one, () => undefined);

test('records that others have processed meanwhile are skipped', async () => {
  await harness.eventStore.offsets.create(group, [{ ...fromPartition, offset: 10 }]);
  expect(await process(fetched(0, 10))).toBe(true);
  expect(handled).toEqual([]);
  await process(fetched(5, 13));
  expect(handled).toEqual([10, 11, 12]);
  expect(await committed()).toBe(13);
});

test('a fetch that begins above the committed offset is not processed: the reader goes back', async () => {
  await harness.eventStore.offsets.create(group, [{ ...fromPartition, offset: 3 }]);
  expect(await process(fetched(7, 9))).toBe(true);
  expect(handled).toEqual([]);
  expect(continuedAt).toEqual([3]);
  expect(await committed()).toBe(3);
});

test('a partition whose offset another instance has locked is left alone', async () => {
  await harness.eventStore.offsets.create(group, [{ ...fromPartition, offset: 0 }]);
  await harness.eventStore.run(async (trx) => {
    await harness.eventStore.offsets.lock(trx, group, [fromPartition]);
    expect(await process(fetched(0, 5))).toBe(false);
  });
  expect(handled).toEqual([]);
  expect(await process(fetched(0, 5))).toBe(true);
  expect(handled).toEqual([0, 1, 2, 3, 4]);
});

test('a fetch of thousands is processed by the batch', async () => {
  await harness.eventStore.offsets.create(group, [{ ...fromPartition, offset: 0 }]);
  await process(fetched(0, 1_200));
  expect(continuedAt).toEqual([500, 1_000, 1_200]);
  expect(handled).toHaveLength(1_200);
});
