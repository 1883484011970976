import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accessoryListed, Mark, MarkedKind, productRecalled } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
let owner: Someone;
let admin: Someone;
beforeAll(async () => {
  commerce = await startCommerce({ variables: { BANK_TRANSFER_TO: 'Paltu' } });
  admin = await commerce.someone({ role: 'admin' });
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let bed: string;
beforeEach(async () => {
  // A store of its own: what is recalled in one stays so.
  ({ owner } = await commerce.someStore());
  sana = await commerce.someone();
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 10 });
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

const sent = async (lines: Readonly<Record<string, number>>, as = sana) => {
  const order = await commerce.place(as, lines);
  await commerce.moveThrough(owner, order.parcels[0]?.id ?? '', 'confirmed', 'shipped');
  return order;
};
const orderOf = async (id: string, as = sana) => (await commerce.call('GET', `/orders/${id}`, { as })).body.data.order;

test('the buyers of what is recalled are to know, once for each order with it', async () => {
  const [first, second, other] = [await sent({ [bowl]: 1, [bed]: 1 }), await sent({ [bowl]: 2 }), await sent({ [bed]: 1 })];
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
  const onItsWay = await sent({ [bowl]: 1 }, leaver);
  await commerce.leaves(leaver);
  const isKnown = async () => (await commerce.database('presences').where({ id: leaver.userId, is_away: true })).length === 1;
  await eventually(isKnown, 'the buyer has left');
  await recall(bowl);
  await untilPublished();
  expect([recallsOf(cancelled.id), recallsOf(onItsWay.id)]).toEqual([0, 0]);
});

test('a recall that comes again, with another reason, is published again', async () => {
  const order = await sent({ [bed]: 1 });
  for (const count of [1, 2]) {
    await recall(bed);
    await untilPublished();
    await eventually(async () => recallsOf(order.id) === count, `${count} recalls`);
  }
});

test('what is recalled before it is sent is taken out: its pieces are free, it costs nothing, and the rest is sent', async () => {
  const order = await commerce.place(sana, { [bowl]: 2, [bed]: 1 });
  await recall(bowl);
  await untilPublished();
  const { parcels } = await orderOf(order.id);
  expect(parcels).toMatchObject([{ status: 'placed', subtotal: 500, history: [{}, { code: 'recalled', by: 'product' }] }]);
  expect([await commerce.stockOf(bowl), await commerce.stockOf(bed), recallsOf(order.id)]).toEqual([[10, 0], [10, 1], 0]);
  await commerce.moveThrough(owner, parcels[0].id, 'confirmed', 'shipped');
});

test('of an order that was paid ahead its money is due back, and a parcel of nothing else is cancelled', async () => {
  const { body } = await commerce.checkout(sana, { [bowl]: 2 }, { paymentMethod: 'bank-transfer' });
  const { id } = body.data.order;
  await commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
  await recall(bowl);
  await untilPublished();
  expect(await orderOf(id)).toMatchObject({
    parcels: [{ status: 'cancelled', history: [{}, { code: 'recalled', by: 'product' }] }],
    payment: { refundDue: 2_200 },
  });
});

test('a parcel is not shipped with what was recalled in the same moment: it is taken out, or its buyer is to know', async () => {
  for (let round = 0; round < 10; round += 1) {
    const thing = await commerce.listed(owner, { name: `Bowl ${round}`, quantity: 10 });
    const buyer = await commerce.someone();
    const order = await commerce.place(buyer, { [thing]: 1 });
    const [parcel] = order.parcels;
    await commerce.moveThrough(owner, parcel?.id ?? '', 'confirmed');
    const [{ status }] = await Promise.all([commerce.move(owner, parcel?.id ?? '', 'shipped'), recall(thing)]);
    await untilPublished();
    if (status === 200) await commerce.untilPublished(productRecalled, order.id);
    const after = (await orderOf(order.id, buyer)).parcels[0].status;
    expect([status, after, recallsOf(order.id)]).toEqual(status === 200 ? [200, 'shipped', 1] : [409, 'cancelled', 0]);
  }
});

test('as long as a recall is not followed its product cannot be shipped', async () => {
  const order = await commerce.place(sana, { [bowl]: 1, [bed]: 1 });
  const parcelId = order.parcels[0]?.id ?? '';
  await commerce.moveThrough(owner, parcelId, 'confirmed');
  // The job of the service comes to nothing held.
  const held = await commerce.database.transaction();
  await held('orders').where({ id: order.id }).forUpdate();
  await recall(bowl);
  const shipping = commerce.move(owner, parcelId, 'shipped');
  await held.commit();
  const { status, body } = await shipping;
  expect(status === 200 ? 'taken out' : body.code).toMatch(/taken out|parcel.recalled/);
  await untilPublished();
  const { parcels } = await orderOf(order.id);
  expect(parcels[0].items.find(({ accessoryId }: { accessoryId: string }) => accessoryId === bowl).quantity).toBe(0);
});

test('who does not accept what was recalled on its way has not refused a parcel', async () => {
  const refusals = [];
  for (const thing of [bowl, bed]) {
    const order = await sent({ [thing]: 1 });
    await recall(thing);
    await untilPublished();
    refusals.push(await commerce.move(owner, order.parcels[0]?.id ?? '', 'refused', { reason: 'Not taken' }));
  }
  expect(refusals.map(({ body }) => body.data.parcel.buyer.refusals)).toEqual([0, 0]);
  const another = await commerce.listed(owner);
  expect((await commerce.checkout(sana, { [another]: 1 })).status).toBe(201);
});

const statusTo = (id: string, status: string) => commerce.call('PATCH', `/accessories/${id}/status`, { as: owner, json: { status } });

test('a recalled product cannot be offered again, and the cart that has it names that', async () => {
  await commerce.call('POST', '/cart/items', { as: sana, json: { accessoryId: bowl } });
  await recall(bowl);
  expect((await commerce.call('GET', '/cart', { as: sana })).body.data.cart).toMatchObject({ items: [{ problem: 'recalled' }], total: 0 });
  const refused = { status: 409, body: { code: 'accessory.recalled' } };
  expect(await statusTo(bowl, 'active')).toMatchObject(refused);
  expect((await statusTo(bowl, 'archived')).status).toBe(200);
  expect(await statusTo(bowl, 'active')).toMatchObject(refused);
  expect(await commerce.call('PUT', `/accessories/${bowl}`, { as: owner, json: { status: 'active' } })).toMatchObject(refused);
});

describe('the name of a recalled product', () => {
  const shown = async (id: string) => (await commerce.accessory(id)) !== undefined;
  const listed = async (name: string, as = owner) => (await commerce.list(as, { name })).body;

  test.each(['Bowl', ' bowl ', 'BOWL!', 'B-o-w-l', 'Ｂｏｗｌ'])(
    'listed again as %j by its store waits for an admin, who decides',
    async (name) => {
      await recall(bowl);
      const { message, data } = await listed(name);
      const { id } = data.accessory;
      expect([message, data.accessory]).toMatchObject([expect.stringContaining('recalled'), { hidden: true, waitsForReview: true }]);
      expect([await shown(id), (await commerce.checkout(sana, {})).body.code]).toEqual([false, 'cart.empty']);
      expect((await commerce.call('POST', '/cart/items', { as: sana, json: { accessoryId: id } })).status).toBe(404);
      expect(await commerce.untilPublished(accessoryListed, id)).toMatchObject({ accessory: { hidden: true, waitsForReview: true } });
      await commerce.isMarked(MarkedKind.ACCESSORY, id, Mark.HIDDEN, { set: false });
      await eventually(() => shown(id), 'an admin has shown it');
      expect((await commerce.call('PUT', `/accessories/${id}`, { as: owner, json: { price: 900 } })).body.data.accessory.hidden).toBe(
        false,
      );
    },
  );

  test('is not taken by another product of the store by an edit, and stays hidden with the reason of the admin', async () => {
    await recall(bowl);
    const { body } = await commerce.call('PUT', `/accessories/${bed}`, { as: owner, json: { name: 'bowl.' } });
    expect(body.data.accessory).toMatchObject({ hidden: true, waitsForReview: true });
    await commerce.isMarked(MarkedKind.ACCESSORY, bed, Mark.HIDDEN, { reason: 'The same splinters' });
    const own = async () => (await commerce.accessory(bed, owner)) as { hidden: boolean; hiddenReason: string; waitsForReview: boolean };
    await eventually(async () => !(await own()).waitsForReview, 'the decision was consumed');
    expect(await own()).toMatchObject({ hidden: true, hiddenReason: 'The same splinters' });
  });

  test('stays that of the recall when the product is renamed or removed, and is free for other stores', async () => {
    await recall(bowl);
    await commerce.call('PUT', `/accessories/${bowl}`, { as: owner, json: { name: 'Dish' } });
    await commerce.call('DELETE', `/accessories/${bowl}`, { as: owner });
    expect((await listed('Bowl')).data.accessory.waitsForReview).toBe(true);
    expect((await listed('Dish')).data.accessory.waitsForReview).toBe(false);
    const { owner: other } = await commerce.someStore();
    expect((await listed('Bowl', other)).data.accessory.waitsForReview).toBe(false);
  });
});
