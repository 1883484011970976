import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { topics } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import type { BusRecord, PartitionOffset } from '../src/envelope/event.ts';
import { PartitionInterrupted, type SubscriptionOptions, type OrderedLog } from '../src/ports/event-bus.ts';
import { knownOffsets } from '../src/bus/offsets.ts';
import { memoryLog } from '../src/memory/memory-bus.ts';
import { pausedPartitions } from '../src/bus/paused-partitions.ts';
import { pollBatch, subscribeByPolling, type PolledBatch } from '../src/bus/polling-subscription.ts';
import type { EventStore } from '../src/ports/event-store.ts';
import { keysOf, messageOf, sequenceOf } from './bus-messages.ts';
import { openHarness, petTopic, type Harness } from './event-harness.ts';
import { keepIn, testSubscription } from './test-subscription.ts';

const group = 'group';
let harness: Harness;
let log: OrderedLog;
let seen: BusRecord[];
/** What other instances do after this one has read the log, and before it locks anything. */
let meanwhile: () => Promise<unknown>;
let poll: (handle?: SubscriptionOptions['handle']) => Promise<PolledBatch>;

beforeAll(async () => void (harness = await openHarness()));
beforeEach(async () => {
  seen = [];
  meanwhile = async () => undefined;
  log = memoryLog(Object.values(topics));
  const { offsets } = harness.eventStore;
  await offsets.create(group, await log.heads([petTopic]));
  const options = (handle: SubscriptionOptions['handle']) => testSubscription({ topics: [petTopic], store: harness.eventStore, handle });
  const known = knownOffsets(log, options(keepIn(seen)));
  const paused = pausedPartitions();
  const read: OrderedLog['read'] = async (...wanted) => {
    const records = await log.read(...wanted);
    await meanwhile();
    return records;
  };
  poll = (handle = keepIn(seen)) => pollBatch({ ...log, read }, options(handle), known, paused);
});
afterEach(() => harness.empty());
afterAll(() => harness.close());

const publish = (key: string, ...sequences: number[]) => log.append(sequences.map((sequence) => messageOf(key, sequence)));
const partition = (of = seen[0]) => ({ topic: petTopic, partition: of?.partition ?? -1 });
const onRows = <T>(work: (store: EventStore, trx: Parameters<Parameters<EventStore['run']>[0]>[0]) => Promise<T>): Promise<T> =>
  harness.eventStore.run((trx) => work(harness.eventStore, trx));
const commitAt = (offset: number) => onRows(({ offsets }, trx) => offsets.commit(trx, group, [{ ...partition(), offset }]));

test('what another instance has processed since the log was read is not processed again', async () => {
  await publish('a', 1);
  expect(await poll()).toMatchObject({ hasMore: false });
  await publish('a', 2, 3, 4);
  meanwhile = () => commitAt(3);
  await poll();
  expect(seen.map(sequenceOf)).toEqual([1, 4]);
  meanwhile = async () => undefined;
  await publish('a', 5);
  await poll();
  expect(seen.map(sequenceOf)).toEqual([1, 4, 5]);
});

test('a group that was sent back since the log was read skips nothing', async () => {
  await publish('a', 1, 2);
  await poll();
  await publish('a', 3);
  meanwhile = () => onRows(({ offsets }, trx) => offsets.reset(trx, group, [petTopic]));
  expect(await poll()).toEqual({ batch: [], hasMore: true, isShared: true });
  meanwhile = async () => undefined;
  await poll();
  expect(seen.map(sequenceOf)).toEqual([1, 2, 1, 2, 3]);
});

test('a partition that another instance holds is left to it, and goes on from where that one came to', async () => {
  await publish('a', 1);
  await poll();
  await publish('a', 2, 3);
  await onRows(async ({ offsets }, trx) => {
    await offsets.lock(trx, group, [partition()]);
    expect(await poll()).toEqual({ batch: [], hasMore: false, isShared: true });
    await offsets.commit(trx, group, [{ ...partition(), offset: 2 }]);
  });
  await poll();
  expect(seen.map(sequenceOf)).toEqual([1, 3]);
});

test('only partitions with messages are locked', async () => {
  await publish('a', 1);
  const all = await harness.eventStore.offsets.read(group, [petTopic]);
  let free: PartitionOffset[] = [];
  await poll(async (batch, trx) => {
    free = await onRows(({ offsets }, elsewhere) => offsets.lock(elsewhere, group, all));
    return keepIn(seen)(batch, trx);
  });
  expect(free.map((one) => one.partition)).toEqual([0, 1, 2, 3, 4, 5].filter((one) => one !== partition().partition));
});

test('an instance is not behind once another has taken what its partition waited for', async () => {
  const listen = (handle: SubscriptionOptions['handle']) => {
    const subscription = subscribeByPolling(log, testSubscription({ topics: [petTopic], store: harness.eventStore, handle }));
    harness.defer(() => subscription.stop());
    return subscription;
  };
  let interruptions = 0;
  const one = listen(async ([record]) => {
    interruptions += 1;
    throw new PartitionInterrupted(record ?? partition(), new Error('away'));
  });
  await publish('a', 1);
  await eventually(() => interruptions > 0, 'it is interrupted');
  expect(one.lagMs()).toBeGreaterThan(0);
  const other = listen(keepIn(seen));
  await eventually(() => seen.length === 1 && other.lagMs() === 0, 'the other has taken it');
  await eventually(() => one.lagMs() === 0, 'neither is behind', 10_000);
});

/** Counts the transactions of a subscription. */
const counting = () => {
  const count = { transactions: 0 };
  const store: EventStore = {
    ...harness.eventStore,
    run: (work) => {
      count.transactions += 1;
      return harness.eventStore.run(work);
    },
  };
  const subscription = subscribeByPolling(log, testSubscription({ topics: [petTopic], store, handle: keepIn(seen) }));
  harness.defer(() => subscription.stop());
  return { count, subscription };
};

test('messages that came together are one transaction, and none follows while nothing comes', async () => {
  await log.append(keysOf(6).map((key) => messageOf(key, 1)));
  const { count, subscription } = counting();
  await eventually(() => seen.length === 6 && subscription.lagMs() === 0, 'all was read');
  await sleep(2_500);
  expect(count.transactions).toBe(1);
  expect(subscription.lagMs()).toBe(0);
});

test('under load messages are taken by the batch', async () => {
  const { count } = counting();
  const startedAt = performance.now();
  for (let sequence = 1; sequence <= 200; sequence += 1) {
    await publish('a', sequence);
    await sleep(4);
  }
  await eventually(() => seen.length === 200, 'all was read');
  const tookMs = performance.now() - startedAt;
  expect(seen.map(sequenceOf)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  expect(count.transactions).toBeLessThanOrEqual(tookMs / 40 + 2);
});
