import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { orderCancelled, parcelChanged } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { afterWorkingDays } from '@paltu/reference';
import { aPdf, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
let admin: Someone;
beforeAll(async () => {
  shop = await startShop({ clock, variables: { PAYMENTS: 'none', BANK_TRANSFER_TO: 'Paltu' } });
  ({ commerce, owner, admin } = shop);
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let order: PlacedOrder;
let parcelId: string;
beforeEach(async () => {
  ({ sana, bowl, order, parcelId } = await shop.withOrder('bank-transfer'));
});

const refused = (status: number, code: string) => ({ status, body: { code } });
const wrongStep = refused(409, 'parcel.wrong-step');
const release = (id = parcelId, as = owner) => commerce.call('POST', `/orders/parcels/${id}/release`, { as });
const pay = (id = order.id) => commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
const read = async (id = order.id) => (await commerce.call('GET', `/orders/${id}`, { as: sana })).body.data.order;
const unpaid = async (as = owner) => (await commerce.call('GET', '/orders/parcels/unpaid?limit=100', { as })).body.data.parcels;
const find = async (id = parcelId) => (await unpaid()).find((one: { id: string }) => one.id === id);

describe('a parcel that waits for payment', () => {
  test('is shown to its store, with its pieces and until when they are reserved, but not for whom', async () => {
    const shown = await find();
    expect(shown).toMatchObject({
      order: { number: order.number, paymentMethod: 'bank-transfer' },
      items: [{ accessoryId: bowl, name: 'Bowl', quantity: 3 }],
      total: order.total,
      isSlipSent: false,
      dueAt: new Date(clock.now().getTime() + dayMs).toISOString(),
    });
    expect(JSON.stringify(shown)).not.toMatch(/Sana|Boulevard|0300|\+92/);
    await commerce.sendSlip(sana, order.id, [aPdf()]);
    expect(await find()).toMatchObject({ isSlipSent: true, dueAt: afterWorkingDays(clock.now(), 5).toISOString() });
  });

  test('is listed until it is paid, to no other store', async () => {
    const { owner: other } = await commerce.someStore();
    expect(await unpaid(other)).toEqual([]);
    await pay();
    expect(await find()).toBeUndefined();
  });

  test('is released by its store once: the buyer can read why, and its pieces can be bought again', async () => {
    await Promise.all([release(), release()]);
    expect((await release()).status).toBe(200);
    expect(await read()).toMatchObject({
      status: 'cancelled',
      payment: { status: 'void', toPay: 0 },
      parcels: [{ status: 'cancelled', history: [{}, { by: 'seller', code: 'released' }] }],
    });
    expect(await commerce.stockOf(bowl)).toEqual([10, 0]);
    await commerce.untilPublished(orderCancelled, order.id);
    const changes = commerce.publishedAbout(order.id).filter(({ type }) => type === parcelChanged.type);
    expect(changes).toHaveLength(1);
    expect(await find()).toBeUndefined();
  });

  test('leaves the other parcels of its order to be paid for', async () => {
    const { owner: other } = await commerce.someStore();
    const bed = await commerce.listed(other, { name: 'Bed', price: 2_000 });
    const both: PlacedOrder = (await commerce.checkout(sana, { [bowl]: 1, [bed]: 1 }, { paymentMethod: 'bank-transfer' })).body.data.order;
    const [own, rest] = both.parcels.toSorted((one, next) => one.total - next.total);
    await release(own?.id);
    expect(await read(both.id)).toMatchObject({ status: 'awaiting-payment', payment: { toPay: rest?.total } });
  });

  test('is paid back when its money comes after it was released, and does not come back', async () => {
    await release();
    expect((await pay()).body.data.order).toMatchObject({ status: 'cancelled', payment: { refundDue: 3_200 } });
    expect(await commerce.stockOf(bowl)).toEqual([10, 0]);
  });

  test('is released or paid when both are done at once, and its money is never lost', async () => {
    const [{ status }] = await Promise.all([release(), pay()]);
    const { status: shown, payment } = await read();
    expect([shown, payment.refundDue, await commerce.stockOf(bowl)]).toEqual(
      status === 200 ? ['cancelled', 3_200, [10, 0]] : ['placed', 0, [10, 3]],
    );
  });

  test('is released by its own store alone, and not once it is paid', async () => {
    const { owner: other } = await commerce.someStore();
    for (const as of [other, sana, admin]) expect(await release(parcelId, as)).toMatchObject(refused(404, 'parcel.not-found'));
    expect(await release(newId())).toMatchObject(refused(404, 'parcel.not-found'));
    await pay();
    expect(await release()).toMatchObject(wrongStep);
    const atDoor = await commerce.place(sana, { [bowl]: 1 });
    expect(await release(atDoor.parcels[0]?.id)).toMatchObject(wrongStep);
  });

  test('ends by itself when nobody pays, and is not released after that', async () => {
    passes(dayMs);
    await commerce.runJob('end unpaid orders');
    expect(await release()).toMatchObject(wrongStep);
  });
});
