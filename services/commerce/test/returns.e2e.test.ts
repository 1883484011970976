import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import type { RunningCommerce, Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
let admin: Someone;
beforeAll(async () => {
  shop = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu' } });
  ({ commerce, owner, admin } = shop);
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let parcelId: string;
let orderId: string;
beforeEach(async () => {
  const { order, ...bought } = await shop.withOrder('bank-transfer');
  ({ sana, bowl, parcelId } = bought);
  orderId = order.id;
  await commerce.call('PATCH', `/orders/${orderId}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
  await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped', 'delivered');
});

const wrongStep = { status: 409, body: { code: 'parcel.wrong-step' } };
const ask = (quantity?: number) => {
  const items = quantity === undefined ? {} : { items: [{ accessoryId: bowl, quantity }] };
  return commerce.move(sana, parcelId, 'return-asked', { reason: 'Too small', ...items });
};
const accept = (restock: boolean) => commerce.move(owner, parcelId, 'returned', { restock });
const refunds = async (): Promise<number[]> =>
  (await commerce.database('refunds').where({ order_id: orderId }).orderBy('due_at').orderBy('amount').pluck('amount')) as number[];
const bookedOf = async (account: string): Promise<number> => {
  const amounts: number[] = await commerce.database('ledger_rows').where({ parcel_id: parcelId, account }).pluck('amount');
  return amounts.reduce((sum, amount) => sum + amount, 0);
};

test('pieces of a parcel are returned one after the other: each is refunded, booked and put back once', async () => {
  expect((await ask(1)).body.data.parcel).toMatchObject({ status: 'return-asked', returnRequest: { items: [{ quantity: 1 }] } });
  expect((await accept(true)).body.data.parcel).toMatchObject({ status: 'returned', items: [{ quantity: 3, returned: 1 }] });
  expect([await refunds(), await commerce.stockOf(bowl)]).toEqual([[1_066], [8, 0]]);
  passes(6 * dayMs);
  expect((await ask(3)).body).toMatchObject({ code: 'request.invalid', errors: [{ path: 'items.0.quantity', code: 'too-big' }] });
  expect((await ask()).body.data.parcel).toMatchObject({ status: 'return-asked', returnRequest: { items: [{ quantity: 2 }] } });
  expect((await accept(false)).body.data.parcel).toMatchObject({ status: 'returned', items: [{ quantity: 3, returned: 3 }] });
  expect([await refunds(), await commerce.stockOf(bowl)]).toEqual([
    [1_066, 2_134],
    [8, 0],
  ]);
  expect(await Promise.all(['store', 'paltu', 'buyers'].map(bookedOf))).toEqual([0, 0, 0]);
  expect(await commerce.database('receipts').where({ parcel_id: parcelId })).toHaveLength(1);
  expect(await ask()).toMatchObject(wrongStep);
});

test('a piece that was not returned can be until its seven days are over, whatever was returned or refused before', async () => {
  await ask(1);
  await accept(true);
  await ask(1);
  const refusal = { reason: 'It was used' };
  expect((await commerce.move(owner, parcelId, 'delivered', refusal)).body.data.parcel).toMatchObject({ status: 'delivered' });
  passes(7 * dayMs);
  expect((await ask(1)).status).toBe(200);
  expect((await accept(true)).body.data.parcel.items).toMatchObject([{ quantity: 3, returned: 2 }]);
  expect([await refunds(), await commerce.stockOf(bowl)]).toEqual([
    [1_066, 1_067],
    [9, 0],
  ]);
  passes(1);
  expect(await ask(1)).toMatchObject(wrongStep);
});

test('what the release before put back into stock stays there when more of it comes back', async () => {
  await ask(1);
  await accept(true);
  // As that release kept it.
  await commerce.database.raw(`update parcels set lines = lines #- '{0,restocked}' where id = ?`, [parcelId]);
  await ask(1);
  await accept(false);
  expect(await commerce.stockOf(bowl)).toEqual([8, 0]);
});
