import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  accessoryLiked,
  accessoryListed,
  accessoryUpdated,
  shopReviewPosted,
  ShopThing,
  stockReleased,
  stockReserved,
  storeLiked,
  storeOpened,
  storeUpdated,
  storeViewed,
  type EventDefinition,
} from '@paltu/contracts';
import { memoryBus, toMessage, type EventBus } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { followChanges, type Changes } from '../src/cache/follow-changes.ts';

const id = '01a203c7-ae21-724d-8c60-aedd63dde978';
const storeId = '02a203c7-ae21-724d-8c60-aedd63dde978';
let bus: EventBus;
let changes: Changes;
let dropped: string[];

beforeEach(async () => {
  bus = memoryBus();
  dropped = [];
  changes = followChanges({ bus, logger: silentLogger, drop: (tag) => dropped.push(tag) });
  await eventually(async () => changes.isCurrent(), 'the gateway consumes changes');
});
afterEach(async () => {
  jest.useRealTimers();
  await changes.stop();
});

const publish = (definition: EventDefinition, data: object, sequence = 2) =>
  bus.publish([toMessage(partialEvent(definition, { subject: id, sequence, data }), '/paltu/commerce')]);
const falls = async (count: number): Promise<readonly string[]> => {
  await eventually(async () => dropped.length >= count, 'the event arrived', 2_000);
  return dropped.splice(0).sort();
};

const ofStore = [`store ${id}`, 'stores'];
const everywhere = ['accessories', `store ${id}`, 'stores', 'vendors'];
const ofProduct = ['accessories', `accessory ${id}`];

test.each([
  ['a store that opens', storeOpened, { data: {}, tags: ofStore, sequence: 1 }],
  ['any change of a store', storeUpdated, { data: {}, tags: everywhere, sequence: 2 }],
  ['a new product', accessoryListed, { data: { accessory: { storeId } }, tags: [...ofProduct, `store ${storeId}`, 'stores'], sequence: 1 }],
  [
    'any change of a product',
    accessoryUpdated,
    { data: { accessory: { storeId } }, tags: [...ofProduct, `store ${storeId}`, 'stores'], sequence: 2 },
  ],
  ['a like of a store', storeLiked, { data: {}, tags: [`store ${id}`], sequence: 2 }],
  ['a like of a product', accessoryLiked, { data: {}, tags: [`accessory ${id}`], sequence: 2 }],
  ['a review of a store', shopReviewPosted, { data: { review: { kind: ShopThing.STORE } }, tags: everywhere, sequence: 2 }],
  ['a review of a product', shopReviewPosted, { data: { review: { kind: ShopThing.ACCESSORY } }, tags: ofProduct, sequence: 2 }],
  [
    'a piece that is reserved',
    stockReserved,
    { data: { accessory: { stock: 9, reserved: 3 }, pieces: 2 }, tags: [`accessory ${id}`], sequence: 2 },
  ],
  ['the last piece', stockReserved, { data: { accessory: { stock: 9, reserved: 9 }, pieces: 2 }, tags: ofProduct, sequence: 2 }],
  [
    'the first piece that is back',
    stockReleased,
    { data: { accessory: { stock: 9, reserved: 8 }, pieces: 1 }, tags: ofProduct, sequence: 2 },
  ],
] as const)('%s takes with it what shows it, and nothing else', async (_, definition, { data, tags, sequence }) => {
  await publish(storeViewed, {});
  await publish(definition as EventDefinition, data, sequence);
  expect(await falls(tags.length)).toEqual([...tags].sort());
});

test('a product that is sold many times a second falls once in one', async () => {
  for (let reserved = 1; reserved <= 20; reserved += 1)
    await publish(stockReserved, { accessory: { stock: 90, reserved }, pieces: 1 }, reserved + 1);
  await publish(storeLiked, {});
  const fallen = await falls(2);
  expect(fallen.filter((tag) => tag === `accessory ${id}`)).toHaveLength(1);
  await eventually(async () => dropped.length === 1, 'the rest of them makes it fall once more', 2_000);
});
