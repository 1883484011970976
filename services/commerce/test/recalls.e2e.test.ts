import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { productRecalled } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import type { RunningCommerce, Someone } from './running-commerce.ts';
import { startShop, type RunningShop } from './shop-with-bowl.ts';

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
let admin: Someone;
beforeAll(async () => {
  shop = await startShop();
  ({ commerce, owner, admin } = shop);
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let bed: string;
beforeEach(async () => {
  ({ sana, bowl } = await shop.withBowl());
  bed = await commerce.listed(owner, { name: 'Bed', price: 500, quantity: 10 });
});

const recall = async (...accessoryIds: readonly string[]) => {
  const json = { accessoryIds, reason: 'Splinters', advice: 'Throw it away' };
  expect((await commerce.call('POST', '/admin/accessories/recalls', { as: admin, json })).status).toBe(200);
};
const waiting = () => commerce.database('order_recalls');
/** The service publishes by itself too. */
const untilPublished = async () => {
  await commerce.runJob('publish recalls');
  await eventually(async () => (await waiting()).length === 0, 'nothing waits');
};
const recallsOf = (orderId: string) => commerce.publishedAbout(orderId).filter(({ type }) => type === productRecalled.type).length;

test('the buyers of what is recalled are to know, once for each order with it', async () => {
  const [first, second, other] = [
    await commerce.place(sana, { [bowl]: 1, [bed]: 1 }),
    await commerce.place(sana, { [bowl]: 2 }),
    await commerce.place(sana, { [bed]: 1 }),
  ];
  await recall(bowl);
  await untilPublished();
  for (const { id } of [first, second]) {
    const { order, accessoryId } = await commerce.untilPublished(productRecalled, id);
    expect([order?.buyerId, accessoryId]).toEqual([sana.userId, bowl]);
  }
  await Promise.all([1, 2, 3].map(() => commerce.runJob('publish recalls')));
  expect([first, second, other].map(({ id }) => recallsOf(id))).toEqual([1, 1, 0]);
});

test('an order that was cancelled before has nothing of it, and one of a buyer who has left nobody to know', async () => {
  const cancelled = await commerce.place(sana, { [bowl]: 1 });
  expect((await commerce.call('POST', `/orders/${cancelled.id}/cancel`, { as: sana })).status).toBeLessThan(300);
  const leaver = await commerce.someone();
  const sent = await commerce.place(leaver, { [bowl]: 1 });
  await commerce.moveThrough(owner, sent.parcels[0]?.id ?? '', 'confirmed', 'shipped');
  await commerce.leaves(leaver);
  const isKnown = async () => (await commerce.database('presences').where({ id: leaver.userId, is_away: true })).length === 1;
  await eventually(isKnown, 'the buyer has left');
  await recall(bowl);
  await untilPublished();
  expect([recallsOf(cancelled.id), recallsOf(sent.id)]).toEqual([0, 0]);
});

test('a recall that comes again, with another reason, is published again', async () => {
  const order = await commerce.place(sana, { [bed]: 1 });
  for (const count of [1, 2]) {
    await recall(bed);
    await untilPublished();
    await eventually(async () => recallsOf(order.id) === count, `${count} recalls`);
  }
});
