import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { aPdf, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { contestSteps, deliverBowls, movedClock, settleStore, startShop, type RunningShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
let storeId: string;
let admin: Someone;
beforeAll(async () => {
  shop = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu' } });
  ({ commerce, admin } = shop);
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let order: PlacedOrder;
let parcelId: string;
/** Three bowls of a new store are delivered, paid at the door or ahead. */
const deliver = async (paymentMethod = 'cash-on-delivery'): Promise<void> => {
  ({ order, parcelId } = await deliverBowls({ commerce, admin, owner, sana }, bowl, paymentMethod));
};
beforeEach(async () => {
  ({ owner, id: storeId } = await commerce.someStore());
  sana = await commerce.someone();
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 10 });
});

const { contest, decide, parcel } = contestSteps(() => ({ commerce, admin, owner, sana, parcelId }));
const refused = (status: number, code: string) => ({ status, body: { code } });
const settle = (amount: number, as = admin, of = storeId) => settleStore(commerce, as, of, amount);

describe('an admin whose own matter it is', () => {
  const own = refused(403, 'admin.own-matter');
  let buyer: Someone;
  let seller: Someone;
  beforeEach(async () => {
    [buyer, seller] = [await commerce.someone({ role: 'admin' }), await commerce.someone({ role: 'admin' })];
    await commerce.opened(seller);
    [owner, sana] = [seller, buyer];
    bowl = await commerce.listed(seller, { name: 'Bowl', price: 100_000, quantity: 10 });
  });

  test('decides neither a slip, nor a contest, nor a refund, as buyer or as the owner of the store', async () => {
    ({ order } = (await commerce.checkout(buyer, { [bowl]: 1 }, { paymentMethod: 'bank-transfer' })).body.data);
    parcelId = order.parcels[0]?.id ?? '';
    await commerce.sendSlip(buyer, order.id, [aPdf()]);
    const paying = (as: Someone, json: object) => commerce.call('PATCH', `/orders/${order.id}/payment`, { as, json });
    for (const as of [buyer, seller]) {
      expect(await paying(as, { status: 'paid', reference: newId() })).toMatchObject(own);
      expect(await paying(as, { status: 'refused', reason: 'x' })).toMatchObject(own);
    }
    await paying(admin, { status: 'paid', reference: newId() });
    await commerce.moveThrough(seller, parcelId, 'confirmed', 'shipped', 'delivered');
    await contest('not-arrived');
    for (const as of [buyer, seller]) expect(await decide(true, 'x', as)).toMatchObject(own);
    await decide(true);
    const [refund] = (await parcel(seller)).refunds;
    const patch = (as: Someone, json: object) => commerce.call('PATCH', `/orders/refunds/${refund.id}`, { as, json });
    for (const as of [buyer, seller])
      for (const json of [
        { status: 'paid', reference: 'x' },
        { status: 'due' },
        { status: 'given-back', reason: 'x' },
        { status: 'owed-by-store', reason: 'x' },
      ])
        expect(await patch(as, json)).toMatchObject(own);
    // It is above what one admin pays: neither confirms the proposal of another.
    const { id } = (await patch(admin, { status: 'paid', reference: 'R 1' })).body.data.proposal;
    const second = await commerce.someone({ role: 'admin' });
    for (const [as, may] of [
      [buyer, false],
      [seller, false],
      [second, true],
    ] as const) {
      const { proposals } = (await commerce.call('GET', '/admin/payout-proposals?limit=100', { as })).body.data;
      expect(proposals.find((one: { id: string }) => one.id === id)).toMatchObject({ mayConfirm: may });
    }
    const confirm = (as: Someone) => commerce.call('PATCH', `/admin/payout-proposals/${id}`, { as, json: { status: 'confirmed' } });
    for (const as of [buyer, seller]) expect(await confirm(as)).toMatchObject(own);
    expect((await confirm(second)).status).toBe(200);
  });

  test('pays nothing out to their own store, sends nothing back, and confirms no proposal about it', async () => {
    await commerce.call('PUT', '/stores/user/account', {
      ...{ as: seller, json: { payout: { iban: 'PK36SCBL0000001123456702', title: 'Bilal Ahmed' } } },
    });
    await deliver('bank-transfer');
    passes(8 * dayMs);
    const of = order.parcels[0]?.store._id ?? '';
    expect(await settle(100, seller, of)).toMatchObject(own);
    const made = (await settle(100, admin, of)).body.data.settlement.id;
    const back = (as: Someone) =>
      commerce.call('PATCH', `/stores/${of}/settlements/${made}`, { as, json: { status: 'sent-back', reason: 'Closed' } });
    expect(await back(seller)).toMatchObject(own);
    const { id } = (await settle(150_000, admin, of)).body.data.proposal;
    const confirm = (as: Someone) => commerce.call('PATCH', `/admin/payout-proposals/${id}`, { as, json: { status: 'confirmed' } });
    const { proposals } = (await commerce.call('GET', '/admin/payout-proposals?limit=100', { as: seller })).body.data;
    expect(proposals.find((one: { id: string }) => one.id === id)).toMatchObject({ mayConfirm: false });
    expect(await confirm(seller)).toMatchObject(own);
    expect([(await confirm(await commerce.someone({ role: 'admin' }))).status, (await back(admin)).status]).toEqual([200, 200]);
  });

  test('takes no step of a dispute about another store of an order in which theirs is, too', async () => {
    const other = await commerce.someStore();
    const bed = await commerce.listed(other.owner, { name: 'Bed', price: 500 });
    const member = await commerce.someone();
    const placed = await commerce.place(member, { [bowl]: 1, [bed]: 1 });
    const ofOther = placed.parcels.find(({ store }) => store._id === other.id)?.id ?? '';
    await commerce.moveThrough(other.owner, ofOther, 'confirmed', 'shipped');
    expect(await commerce.move(seller, ofOther, 'lost', { reason: 'x' })).toMatchObject(own);
    expect((await commerce.move(admin, ofOther, 'lost', { reason: 'x' })).status).toBe(200);
  });
});
