import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { aPdf, homeOf, phoneOf, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { contestSteps, deliverBowls, movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
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

const { contest, decide, askReturn, refuseReturn } = contestSteps(() => ({ commerce, admin, owner, sana, parcelId }));
const refused = (status: number, code: string) => ({ status, body: { code } });

describe('the case of an order', () => {
  const caseOf = async (as = admin) => (await commerce.call('GET', `/orders/cases/${order.id}`, { as })).body.data.case;

  test('has for admins alone all that they decide by: what happened when, by whom, and who has the money', async () => {
    await deliver();
    const asked = clock.now();
    await askReturn();
    passes(hourMs);
    await refuseReturn();
    await contest('return-refused', 'Look at the picture');
    const found = await caseOf();
    expect(found).toMatchObject({
      ...{ id: order.id, number: order.number, isOwn: false, slip: null, refunds: [] },
      buyer: { id: sana.userId, name: 'Sana Ahmed', phone: phoneOf(sana), address: { address: homeOf(sana).address } },
      parcels: [
        {
          ...{ id: parcelId, cashHeldBy: 'store', courierReports: [], decisions: ['upheld', 'dismissed'] },
          store: { _id: storeId, ownerId: owner.userId },
          contest: { kind: 'return-refused', status: 'open', reason: 'Look at the picture' },
          items: [{ name: 'Bowl', image: { id: expect.any(String) } }],
        },
      ],
    });
    expect(found.timeline.map(({ what, by, reason, parcelId: of }: Record<string, string>) => [what, by, reason, of])).toEqual([
      ['ordered', 'buyer', '', null],
      ['confirmed', 'seller', '', parcelId],
      ['shipped', 'seller', '', parcelId],
      ['delivered', 'seller', '', parcelId],
      ['return-asked', 'buyer', 'Cracked', parcelId],
      ['received', 'buyer', '', parcelId],
      ['return-declined', 'seller', 'It was whole', parcelId],
      ['contested', 'buyer', 'Look at the picture', parcelId],
    ]);
    expect(found.timeline.find(({ what }: { what: string }) => what === 'return-asked').at).toBe(asked.toISOString());
    await decide(true, 'It is cracked');
    const decided = await caseOf();
    expect(decided).toMatchObject({ parcels: [{ decisions: [] }], refunds: [{ owedBy: 'store', amount: 3_200, store: { _id: storeId } }] });
    expect(decided.timeline.slice(-2).map(({ what }: { what: string }) => what)).toEqual(['contest-upheld', 'refund-due']);
    for (const as of [sana, owner])
      for (const path of [`cases/${order.id}`, `buyers/${sana.userId}`])
        expect(await commerce.call('GET', `/orders/${path}`, { as })).toMatchObject(refused(403, 'admin.required'));
    const ordered = (await commerce.call('GET', `/orders/buyers/${sana.userId}`, { as: admin })).body.data;
    expect(ordered).toMatchObject({ orders: expect.arrayContaining([expect.objectContaining({ id: order.id })]) });
    expect(await commerce.call('GET', `/orders/cases/${newId()}`, { as: admin })).toMatchObject(refused(404, 'order.not-found'));
    await commerce.call('PUT', `/orders/${order.id}/refund-to`, {
      as: sana,
      json: { kind: 'jazzcash', account: '0300 1234567', title: 'Sana' },
    });
  });

  test('shows what its sides did before, without this order', async () => {
    await deliver();
    await contest('not-arrived');
    await decide(true);
    await deliver();
    await askReturn();
    await refuseReturn();
    ({ order } = { order: await commerce.place(sana, { [bowl]: 1 }) });
    const atDoor = order.parcels[0]?.id ?? '';
    await commerce.moveThrough(owner, atDoor, 'confirmed', 'shipped', 'refused');
    await deliver();
    expect(await caseOf()).toMatchObject({
      buyer: { earlier: { orders: 3, refusedAtDoor: 1, contests: 1, contestsUpheld: 1 } },
      parcels: [{ store: { earlier: { parcels: 2, refusedReturns: 1, contestsLost: 1 } } }],
    });
  });

  test('has what may be decided now: how a silent one ended, and a return that waits', async () => {
    order = await commerce.place(sana, { [bowl]: 1 });
    parcelId = order.parcels[0]?.id ?? '';
    await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped');
    expect((await caseOf()).parcels[0]).toMatchObject({ decisions: [], cashHeldBy: 'nobody' });
    passes(14 * dayMs);
    await commerce.runJob('remind of parcels');
    expect((await caseOf()).parcels[0].decisions).toEqual(['delivered', 'refused', 'lost']);
    await commerce.move(admin, parcelId, 'delivered', { reason: 'A neighbour signed' });
    await askReturn();
    passes(5 * dayMs);
    await commerce.runJob('remind of parcels');
    expect((await caseOf()).parcels[0].decisions).toEqual(['returned', 'decline']);
  });

  test('of an order to be paid has its slip, and of one to be paid back the account until it is', async () => {
    ({ order } = (await commerce.checkout(sana, { [bowl]: 1 }, { paymentMethod: 'bank-transfer' })).body.data);
    parcelId = order.parcels[0]?.id ?? '';
    await commerce.sendSlip(sana, order.id, [aPdf()], 'FT 77');
    const waiting = await caseOf();
    expect(waiting).toMatchObject({
      payment: { status: 'in-check' },
      slip: { reference: 'FT 77', amount: 1_200 },
      parcels: [{ cashHeldBy: 'nobody' }],
    });
    expect(waiting.timeline.map(({ what }: { what: string }) => what)).toEqual(['ordered', 'slip-sent']);
    await commerce.call('PATCH', `/orders/${order.id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
    await commerce.call('POST', `/orders/${order.id}/cancel`, { as: sana });
    await commerce.call('PUT', `/orders/${order.id}/refund-to`, {
      as: sana,
      json: { kind: 'jazzcash', account: '0300 1234567', title: 'Sana' },
    });
    const [refund] = (await caseOf()).refunds;
    expect(refund).toMatchObject({ owedBy: 'paltu', status: 'due', refundTo: { kind: 'jazzcash' } });
    await commerce.call('PATCH', `/orders/refunds/${refund.id}`, { as: admin, json: { status: 'paid', reference: newId() } });
    expect((await caseOf()).refunds).toMatchObject([{ status: 'paid', refundTo: null }]);
  });

  test('offers nothing to decide to an admin whose own it is', async () => {
    sana = await commerce.someone({ role: 'admin' });
    await deliver();
    await contest('not-arrived');
    expect([await caseOf(sana), await caseOf()]).toMatchObject([
      { isOwn: true, parcels: [{ decisions: [] }] },
      { isOwn: false, parcels: [{ decisions: ['upheld', 'dismissed'] }] },
    ]);
  });

  test('has all that its courier reported, also what was not believed', async () => {
    order = await commerce.place(sana, { [bowl]: 1 });
    parcelId = order.parcels[0]?.id ?? '';
    await commerce.moveThrough(owner, parcelId, 'confirmed');
    await commerce.move(owner, parcelId, 'shipped', { carriedBy: 'test-courier' });
    const play = () => commerce.call('POST', `/orders/parcels/${parcelId}/courier-test`, { as: owner, json: { behaviour: 'contradicts' } });
    await play();
    const { courierReports } = (await caseOf()).parcels[0];
    expect(courierReports.map(({ status }: { status: string }) => status).sort()).toEqual([
      ...['delivered', 'in-transit', 'out-for-delivery', 'picked-up', 'refused'],
    ]);
  });
});
