import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { aPdf, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

// Money that comes twice, late, or for more than is to be paid by then.

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
const read = async (id = order.id) => (await commerce.call('GET', `/orders/${id}`, { as: sana })).body.data.order;
const paymentOf = async (id = order.id) => (await read(id)).payment;
const reference = () => `FT-${newId()}`;
const decide = (json: object, id = order.id) => commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json });
const pay = (id = order.id) => decide({ status: 'paid', reference: reference() }, id);
const endUnpaid = () => Promise.all([commerce.runJob('end unpaid orders'), commerce.runJob('end unpaid orders')]);
const refunds = async (id = order.id) => (await commerce.database('refunds').where({ order_id: id })) as { amount: number }[];
const sellersParcels = async (): Promise<string[]> =>
  (await commerce.call('GET', '/orders/parcels?limit=100', { as: owner })).body.data.parcels.map(({ id }: { id: string }) => id);

test('a payment of an order that is paid already counts only when it is confirmed as a second transfer, and is to be paid back then', async () => {
  await pay();
  expect(await pay()).toMatchObject(refused(409, 'payment.already-paid'));
  expect([await refunds(), await paymentOf()]).toMatchObject([[], { status: 'paid', refundDue: 0 }]);
  const given = reference();
  for (const second of [true, false]) expect((await decide({ status: 'paid', reference: given, second })).status).toBe(200);
  expect(await refunds()).toMatchObject([{ amount: 3_200, items: [], status: 'due' }]);
  expect(await read()).toMatchObject({ payment: { status: 'paid', refundDue: 3_200 }, parcels: [{ status: 'placed' }] });
});

test('a payment that comes when the order was given up sends it after all, when all of it is still there', async () => {
  passes(dayMs);
  await endUnpaid();
  expect((await pay()).body.data.order).toMatchObject({
    status: 'placed',
    payment: { status: 'paid', refundDue: 0 },
    parcels: [
      { status: 'placed', statusAt: clock.now().toISOString(), history: [{}, { code: 'unpaid' }, { by: 'product', code: 'paid-late' }] },
    ],
  });
  expect([await refunds(), await commerce.stockOf(bowl)]).toEqual([[], [10, 3]]);
  expect(await sellersParcels()).toContain(parcelId);
  await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped');
  expect(await commerce.stockOf(bowl)).toEqual([7, 0]);
});

test('a payment that comes when the order was given up is to be paid back, when something of it is not there any more', async () => {
  passes(dayMs);
  await endUnpaid();
  await commerce.place(await commerce.someone(), { [bowl]: 8 });
  expect((await pay()).body.data.order).toMatchObject({ status: 'cancelled', payment: { refunded: 0, refundDue: 3_200 } });
  expect([await refunds(), await commerce.stockOf(bowl)]).toMatchObject([[{ amount: 3_200, status: 'due' }], [10, 8]]);
});

test('a payment that comes late for the last pieces finds them sold or reserves them, never both', async () => {
  passes(dayMs);
  await endUnpaid();
  const other = await commerce.someone();
  await commerce.call('POST', '/cart/items', { as: other, json: { accessoryId: bowl, quantity: 8 } });
  await Promise.all([pay(), commerce.checkout(other, {})]);
  const isSent = (await read()).status === 'placed';
  expect([await commerce.stockOf(bowl), (await refunds()).length]).toEqual(isSent ? [[10, 3], 0] : [[10, 8], 1]);
});

test('what is to be paid is less by what was cancelled before, and what came beyond is to be paid back', async () => {
  const { owner: other } = await commerce.someStore();
  const bed = await commerce.listed(other, { name: 'Bed', price: 2_000 });
  const both = async () => {
    const { body } = await commerce.checkout(sana, { [bowl]: 1, [bed]: 1 }, { paymentMethod: 'bank-transfer' });
    return body.data.order as PlacedOrder;
  };
  const cancelBed = async ({ parcels }: PlacedOrder) => {
    const [first] = parcels.filter(({ total }) => total > 2_000);
    await commerce.call('POST', `/orders/parcels/${first?.id}/cancel`, { as: sana });
    return parcels.find(({ id }) => id !== first?.id)?.total;
  };
  const [one, two] = [await both(), await both()];
  expect([one.total, await cancelBed(one), (await paymentOf(one.id)).toPay]).toEqual([3_200, 1_067, 1_067]);
  expect(await decide({ status: 'paid', reference: reference(), amount: 1_066 }, one.id)).toMatchObject(
    refused(409, 'payment.wrong-amount'),
  );
  await pay(one.id);
  expect([await refunds(one.id), await paymentOf(one.id)]).toMatchObject([[], { status: 'paid', refundDue: 0 }]);
  await commerce.sendSlip(sana, two.id, [aPdf()]);
  await cancelBed(two);
  await pay(two.id);
  expect(await paymentOf(two.id)).toMatchObject({ status: 'paid', slip: { amount: 3_200 }, refundDue: 2_133 });
});
