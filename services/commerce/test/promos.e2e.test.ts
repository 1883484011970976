import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import type { RunningCommerce, Someone } from './running-commerce.ts';
import { movedClock, startShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

let commerce: RunningCommerce;
let owner: Someone;
let admin: Someone;
let storeId: string;
let bowl: string;
let homes = 0;
beforeAll(async () => {
  const shop = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu', PROMO_BUDGET: '2500' } });
  ({ commerce, owner, admin, storeId } = shop);
});
afterAll(() => commerce.stop());
beforeEach(async () => {
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 5_000, quantity: 1_000 });
});

const refused = (status: number, code: string) => ({ status, body: { code } });
/** Where nobody else lives. */
const aHome = (): Record<string, string> => {
  homes += 1;
  return { fullName: 'Sana', phone: `0300 ${String(1_000_000 + homes)}`, address: `House ${homes}, Street 5`, city: 'Lahore' };
};
const apply = (as: Someone) => commerce.call('POST', '/cart/promo', { as, json: { code: 'PETLOVE10' } });

interface Wish {
  readonly address?: Readonly<Record<string, string>>;
  readonly paymentMethod?: string;
  readonly pieces?: number;
}
const order = async (as: Someone, { address = aHome(), paymentMethod = 'cash-on-delivery', pieces = 1 }: Wish = {}) => {
  await apply(as);
  return commerce.checkout(as, { [bowl]: pieces }, { address, paymentMethod });
};
const someone = () => commerce.someone();
const cartOf = async (as: Someone) => (await commerce.call('GET', '/cart', { as })).body.data.cart;
const clear = (as: Someone) => commerce.call('DELETE', '/cart', { as });
const cancel = (as: Someone, id: string) => commerce.call('POST', `/orders/${id}/cancel`, { as });

describe('a promo code', () => {
  test('takes at most PKR 1,000 off, whatever is ordered', async () => {
    const sana = await someone();
    const { body } = await order(sana, { pieces: 100 });
    expect(body.data.order).toMatchObject({ subtotal: 500_000, discount: 1_000, total: 499_000 });
  });

  test('is used once by a member, who sees that in the cart and is not asked to pay less', async () => {
    const sana = await someone();
    expect((await apply(sana)).body.data.cart.promo).toMatchObject({ code: 'PETLOVE10', discount: 10, atMost: 1_000, isUsed: false });
    expect((await order(sana)).status).toBe(201);
    expect(await apply(sana)).toMatchObject({ ...refused(409, 'promo.used'), body: { errors: [{ path: 'code' }] } });
    // A cart that has had it since before.
    await commerce.database('carts').where({ member_id: sana.userId }).update({ promo_code: 'PETLOVE10' });
    expect(await commerce.checkout(sana, { [bowl]: 1 }, { address: aHome() })).toMatchObject(refused(409, 'promo.used'));
    expect(await cartOf(sana)).toMatchObject({ promo: { isUsed: true }, discount: 0, total: 5_200, items: [{ accessoryId: bowl }] });
    await commerce.call('DELETE', '/cart/promo', { as: sana });
    expect((await commerce.checkout(sana, {}, { address: aHome(), expectedTotal: 5_200 })).status).toBe(201);
  });

  test('is used once for a phone and an address, by all accounts, however they are written', async () => {
    const home = { ...aHome(), phone: '0301 7654321', address: 'House 4-B, Street 2', area: 'Gulberg' };
    expect((await order(await someone(), { address: home })).status).toBe(201);
    for (const again of [
      { ...aHome(), phone: '+92 301 765 4321' },
      { ...aHome(), address: 'house 4 b  street 2', area: 'GULBERG', city: 'lahore' },
    ])
      expect(await order(await someone(), { address: again })).toMatchObject(refused(409, 'promo.used'));
    expect((await order(await someone(), { address: { ...home, phone: aHome()['phone'] ?? '', city: 'Karachi' } })).status).toBe(201);
  });

  test('is used once, however many members order at once for one phone', async () => {
    const { phone = '' } = aHome();
    const buyers = await Promise.all(Array.from({ length: 8 }, someone));
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, { address: { ...aHome(), phone } })));
    expect(answers.map(({ body }) => body.code ?? 'ordered').sort()).toEqual(['ordered', ...Array.from({ length: 7 }, () => 'promo.used')]);
  });

  test('may be used again when all of the order was cancelled, and not when something of it was delivered or refused', async () => {
    const sana = await someone();
    const address = aHome();
    const first = (await order(sana, { address })).body.data.order;
    await cancel(sana, first.id);
    const second = (await order(sana, { address })).body.data.order;
    expect(second.discount).toBe(500);
    await commerce.moveThrough(owner, second.parcels[0].id, 'confirmed', 'shipped', 'refused');
    expect(await apply(sana)).toMatchObject(refused(409, 'promo.used'));
    await clear(sana);
  });

  test('of an order that nobody paid is free again; money that comes when somebody else has used it is paid back', async () => {
    const [sana, address] = [await someone(), aHome()];
    const unpaid = (await order(sana, { address, paymentMethod: 'bank-transfer' })).body.data.order;
    passes(8 * dayMs);
    await commerce.runJob('end unpaid orders');
    const other = (await order(await someone(), { address })).body.data.order;
    expect(other.discount).toBe(500);
    const json = { status: 'paid', reference: newId() };
    const { body } = await commerce.call('PATCH', `/orders/${unpaid.id}/payment`, { as: admin, json });
    expect(body.data.order).toMatchObject({ status: 'cancelled', payment: { refundDue: unpaid.total } });
    const again = (await order(sana, { paymentMethod: 'bank-transfer' })).body.data.order;
    expect(again.discount).toBe(500);
    passes(8 * dayMs);
    await commerce.runJob('end unpaid orders');
    await commerce.call('PATCH', `/orders/${again.id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
    expect(await apply(sana)).toMatchObject(refused(409, 'promo.used'));
  });

  test('leaves nothing of member, phone or address in what is kept of its use', async () => {
    const sana = await someone();
    await order(sana, { address: { ...aHome(), phone: '0302 1112223', address: 'House 77, Canal Road' } });
    const kept = JSON.stringify(await commerce.database('promo_uses'));
    for (const part of [sana.userId, '1112223', 'canal', '77']) expect(kept.toLowerCase().split('order_id')[0]).not.toContain(part);
  });
});

describe('what a promo code takes off', () => {
  const paid = async (pieces = 1) => {
    const buyer = await someone();
    const { id, parcels } = (await order(buyer, { paymentMethod: 'bank-transfer', pieces })).body.data.order;
    await commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
    return { id: id as string, parcelId: parcels[0].id as string, buyer };
  };
  const deliver = (parcelId: string) => commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped', 'delivered');
  const promosBooked = async (parcelId: string) =>
    commerce.database('ledger_rows').where({ parcel_id: parcelId, kind: 'promo', account: 'store' }).pluck('amount');
  const bearer = async (parcelId: string) => (await commerce.database('parcels').where({ id: parcelId }).first()).promo_borne_by;
  const verify = (verified: boolean) => commerce.database('stores').where({ id: storeId }).update({ verified });
  const budget = async (as = admin) => commerce.call('GET', '/admin/promo-budget', { as });
  const spent = async () => (await budget()).body.data.promoBudget.spent;
  /** Into a month of which nothing is spent. */
  const nextMonth = () => passes(31 * dayMs);

  beforeEach(async () => {
    nextMonth();
    await verify(true);
  });

  test('is borne by the store, unless it is verified and the order is paid ahead', async () => {
    await verify(false);
    const unverified = await paid();
    await verify(true);
    const atDoor = (await order(await someone())).body.data.order.parcels[0].id;
    const ahead = await paid();
    for (const parcelId of [unverified.parcelId, atDoor, ahead.parcelId]) await deliver(parcelId);
    expect(await Promise.all([unverified.parcelId, atDoor, ahead.parcelId].map(bearer))).toEqual(['store', 'store', 'paltu']);
    expect(await Promise.all([unverified.parcelId, atDoor, ahead.parcelId].map(promosBooked))).toEqual([[], [], [500]]);
    // What the payment has decided stays, also when the buyer confirms.
    await commerce.move(unverified.buyer, unverified.parcelId, 'delivered');
    await verify(false);
    expect([await promosBooked(unverified.parcelId), await bearer(ahead.parcelId)]).toEqual([[], 'paltu']);
  });

  test('is borne by Paltu as far as the budget of the month goes, which admins see; then by the store', async () => {
    expect((await budget()).body.data.promoBudget).toEqual({
      month: expect.stringMatching(/^2027-\d\d$/),
      budget: 2_500,
      spent: 0,
      left: 2_500,
    });
    const orders = await Promise.all([2, 2, 2, 2].map(paid));
    const bearers = await Promise.all(orders.map(({ parcelId }) => bearer(parcelId)));
    expect(bearers.sort()).toEqual(['paltu', 'paltu', 'store', 'store']);
    expect((await budget()).body.data.promoBudget).toMatchObject({ spent: 2_000, left: 500 });
    nextMonth();
    expect(await spent()).toBe(0);
    expect(await budget(owner)).toMatchObject({ status: 403 });
  });

  test('is free for others again when the order is cancelled or comes back in the same month', async () => {
    const cancelled = await paid(2);
    const returned = await paid(2);
    expect(await spent()).toBe(2_000);
    await cancel(cancelled.buyer, cancelled.id);
    expect(await spent()).toBe(1_000);
    await deliver(returned.parcelId);
    const items = [{ accessoryId: bowl, quantity: 1 }];
    await commerce.move(returned.buyer, returned.parcelId, 'return-asked', { reason: 'Too small', items });
    await commerce.move(owner, returned.parcelId, 'returned');
    expect(await spent()).toBe(500);
    const late = await paid(2);
    nextMonth();
    await cancel(late.buyer, late.id);
    expect(await spent()).toBe(0);
  });
});

test('a new store learns in which codes it takes part', async () => {
  const { body } = await commerce.call('POST', '/stores', {
    as: await someone(),
    json: { name: 'Wags', type: 'Pet Store', description: 'Everything for dogs, from food to beds.', city: 'Lahore' },
  });
  expect(body).toMatchObject({ message: 'Your store is open!', data: { promos: [{ code: 'PETLOVE10', discount: 10, atMost: 1_000 }] } });
});
