import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import type { BusRecord } from '../src/bus/bus-message.ts';
import { claimPlace, createPlaces, readPlaces } from '../src/bus/cursor-rows.ts';
import type { SubscriptionOptions } from '../src/bus/event-bus.ts';
import type { Fetched } from '../src/kafka/fetched.ts';
import { takeFetched } from '../src/kafka/take-fetched.ts';
import { openWorld, petTopic, type World } from './event-world.ts';

const group = 'group';
const place = { topic: petTopic, partition: 2 };
let world: World;
let handled: number[];
let wentOnAt: number[];
beforeAll(async () => void (world = await openWorld()));
beforeEach(async () => {
  handled = [];
  wentOnAt = [];
  await world.database('consumer_cursors').delete();
});
afterAll(() => world.close());

const record = (offset: number): BusRecord => ({ ...place, offset, key: 'a', headers: {}, value: null, appendedAt: new Date() });
const fetched = (from: number, to: number): Fetched => ({
  ...place,
  offset: from,
  records: Array.from({ length: to - from }, (_, at) => record(from + at)),
  goOnAt: (offset) => void wentOnAt.push(offset),
  commit: async () => undefined,
  isCurrent: () => true,
});
const options = (): SubscriptionOptions => ({
  group,
  topics: [petTopic],
  startAt: 'beginning',
  database: world.database,
  logger: silentLogger,
  handle: async (batch) => handled.push(...batch.map(({ offset }) => offset)) && batch.length,
  attend: async () => undefined,
  isAsked: async () => false,
});
const stands = async () => (await readPlaces(world.database, group, [petTopic]))[0]?.offset;
const take = (one: Fetched) => takeFetched(options(), one, () => undefined);

test('a fetch that others have taken meanwhile is passed over, wholly or in part', async () => {
  await createPlaces(world.database, group, [{ ...place, offset: 10 }]);
  expect(await take(fetched(0, 10))).toBe(true);
  expect(handled).toEqual([]);
  await take(fetched(5, 13));
  expect(handled).toEqual([10, 11, 12]);
  expect(await stands()).toBe(13);
});

test('a fetch that begins behind the place of the group is not taken: the reader goes back', async () => {
  await createPlaces(world.database, group, [{ ...place, offset: 3 }]);
  expect(await take(fetched(7, 9))).toBe(true);
  expect(handled).toEqual([]);
  expect(wentOnAt).toEqual([3]);
  expect(await stands()).toBe(3);
});

test('a place that another instance holds is left alone', async () => {
  await createPlaces(world.database, group, [{ ...place, offset: 0 }]);
  await runTransaction(world.database, async (trx) => {
    await claimPlace(trx, group, place);
    expect(await take(fetched(0, 5))).toBe(false);
  });
  expect(handled).toEqual([]);
  expect(await take(fetched(0, 5))).toBe(true);
  expect(handled).toEqual([0, 1, 2, 3, 4]);
});

test('a fetch of thousands is taken by the batch', async () => {
  await createPlaces(world.database, group, [{ ...place, offset: 0 }]);
  await take(fetched(0, 1_200));
  expect(wentOnAt).toEqual([500, 1_000, 1_200]);
  expect(handled).toHaveLength(1_200);
});
