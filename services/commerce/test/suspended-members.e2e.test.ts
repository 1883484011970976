import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Mark, MarkedKind, orderCancelled, parcelChanged, productRecalled } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { aPdf, type RunningCommerce, type Someone } from './running-commerce.ts';
import { deliverBowls, movedClock, settleStore, startShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

let commerce: RunningCommerce;
let admin: Someone;
beforeAll(async () => {
  ({ commerce, admin } = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu' } }));
});
afterAll(() => commerce.stop());

let owner: Someone;
let sana: Someone;
let storeId: string;
let bowl: string;
beforeEach(async () => {
  ({ owner, id: storeId } = await commerce.someStore());
  sana = await commerce.someone();
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 10 });
});

const areAway = (isAway: boolean, ...members: Someone[]) =>
  eventually(async () => {
    const ids = members.map(({ userId }) => userId);
    return (await commerce.database('presences').where({ is_away: isAway }).whereIn('id', ids)).length === members.length;
  }, 'the events of auth were consumed');
const suspend = async (...members: Someone[]) => {
  for (const who of members) await commerce.isSuspended(who);
  await areAway(true, ...members);
  await commerce.runJob('follow suspensions of sellers');
};
const reinstate = async (...members: Someone[]) => {
  for (const who of members) await commerce.isReinstated(who);
  await areAway(false, ...members);
  await commerce.runJob('follow suspensions of sellers');
};
const orderPaid = async () => {
  const { id, parcels } = (await commerce.checkout(sana, { [bowl]: 2 }, { paymentMethod: 'bank-transfer' })).body.data.order;
  const json = { status: 'paid', reference: newId() };
  await commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json });
  return { id: id as string, parcelId: parcels[0].id as string };
};
const orderOf = async (id: string) => (await commerce.call('GET', `/orders/${id}`, { as: sana })).body.data.order;
const caseOf = async (id: string) => (await commerce.call('GET', `/orders/cases/${id}`, { as: admin })).body.data.case;
const cancel = (parcelId: string, reason = 'The store is suspended') => commerce.move(admin, parcelId, 'cancelled', { reason });
const disputes = async () =>
  (await commerce.call('GET', '/orders/disputes?limit=100', { as: admin })).body.data.parcels.map((parcel: { id: string }) => parcel.id);
const timeIsOver = () => Promise.all([1, 2].map(() => commerce.runJob('remind of parcels')));

test('of who is suspended no order ends at once, and what they sell is hidden until they are let in again', async () => {
  const order = await commerce.place(sana, { [bowl]: 1 });
  await suspend(owner, sana);
  expect([await commerce.accessory(bowl), await commerce.database('order_leavings')]).toEqual([undefined, []]);
  await commerce.runJob('end orders of who left');
  expect(await orderOf(order.id)).toMatchObject({ parcels: [{ status: 'placed', history: [{}, { code: 'store-away', by: 'product' }] }] });
  await reinstate(owner, sana);
  expect(await commerce.accessory(bowl)).toBeDefined();
  expect(await orderOf(order.id)).toMatchObject({ parcels: [{ status: 'placed', history: [{}, {}, { code: 'store-back' }] }] });
});

describe('a confirmed parcel of a suspended seller', () => {
  let id: string;
  let parcelId: string;
  beforeEach(async () => {
    ({ id, parcelId } = await orderPaid());
    await commerce.moveThrough(owner, parcelId, 'confirmed');
  });

  test('is cancelled after five days, once, its money is due back, and its buyer is notified of both', async () => {
    await suspend(owner);
    await commerce.runJob('follow suspensions of sellers');
    passes(5 * dayMs - 1);
    await timeIsOver();
    expect(await orderOf(id)).toMatchObject({ parcels: [{ status: 'confirmed' }], payment: { refundDue: 0 } });
    passes(1);
    await timeIsOver();
    expect(await orderOf(id)).toMatchObject({
      parcels: [
        {
          status: 'cancelled',
          history: [{}, {}, { status: 'confirmed', code: 'store-away' }, { status: 'cancelled', code: 'store-away' }],
        },
      ],
      payment: { refundDue: 2_200 },
    });
    expect(await commerce.stockOf(bowl)).toEqual([10, 0]);
    await commerce.untilPublished(orderCancelled, id);
    // It was confirmed, its seller was suspended, and it was cancelled.
    expect(commerce.publishedAbout(id).filter(({ type }) => type === parcelChanged.type)).toHaveLength(3);
  });

  test('is cancelled by an admin with a reason, and refunded once', async () => {
    expect(await cancel(parcelId)).toMatchObject({ status: 409, body: { code: 'parcel.store-there' } });
    expect((await caseOf(id)).parcels[0].decisions).toEqual([]);
    await suspend(owner);
    expect(await disputes()).toContain(parcelId);
    expect(await caseOf(id)).toMatchObject({
      parcels: [{ decisions: ['cancelled'] }],
      timeline: expect.arrayContaining([expect.objectContaining({ what: 'store-away' })]),
    });
    expect(await cancel(parcelId, '')).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    const answers = await Promise.all([cancel(parcelId), cancel(parcelId), commerce.call('POST', `/orders/${id}/cancel`, { as: sana })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await commerce.database('refunds').where({ order_id: id })).toMatchObject([{ amount: 2_200, status: 'due' }]);
    expect(await disputes()).not.toContain(parcelId);
    await reinstate(owner);
    expect((await commerce.move(owner, parcelId, 'shipped')).status).toBe(409);
  });

  test('is sent, and does not end, once its seller is let in again', async () => {
    await suspend(owner);
    passes(4 * dayMs);
    expect(await disputes()).toContain(parcelId);
    await reinstate(owner);
    expect(await disputes()).not.toContain(parcelId);
    passes(30 * dayMs);
    await timeIsOver();
    expect((await cancel(parcelId)).status).toBe(409);
    await commerce.moveThrough(owner, parcelId, 'shipped');
  });
});

test('a suspended store is paid out nothing, and admins see why', async () => {
  await commerce.call('PUT', '/stores/user/account', { as: owner, json: { payout: { iban: 'PK36SCBL0000001123456702', title: 'Bilal' } } });
  await deliverBowls({ commerce, admin, owner, sana }, bowl, 'bank-transfer');
  passes(8 * dayMs);
  const due = async () =>
    (await commerce.call('GET', '/admin/settlements?limit=100', { as: admin })).body.data.stores.find(
      (store: { storeId: string }) => store.storeId === storeId,
    );
  expect(await due()).toMatchObject({ isSuspended: false });
  await suspend(owner);
  expect(await due()).toMatchObject({ isSuspended: true, available: 3_140 });
  expect(await settleStore(commerce, admin, storeId, 100)).toMatchObject({ status: 409, body: { code: 'settlement.store-suspended' } });
  // Nor is it when its owner leaves.
  await commerce.isSuspended(owner, { deactivated: true });
  await eventually(async () => (await commerce.database('presences').where({ id: owner.userId, has_left: true })).length === 1, 'left');
  expect(await due()).toMatchObject({ isSuspended: true });
  expect(await settleStore(commerce, admin, storeId, 100)).toMatchObject({ status: 409, body: { code: 'settlement.store-suspended' } });
  await reinstate(owner);
  expect(await due()).toMatchObject({ isSuspended: false });
  expect((await settleStore(commerce, admin, storeId, 100)).status).toBe(201);
});

test('what a suspended member sells is still read by admins, and can be hidden', async () => {
  await suspend(owner);
  expect([await commerce.store(storeId), await commerce.store(storeId, admin)]).toEqual([
    undefined,
    expect.objectContaining({ id: storeId }),
  ]);
  expect([await commerce.accessory(bowl), await commerce.accessory(bowl, admin)]).toEqual([
    undefined,
    expect.objectContaining({ id: bowl }),
  ]);
  await commerce.isMarked(MarkedKind.ACCESSORY, bowl, Mark.HIDDEN, { reason: 'Stolen' });
  await eventually(async () => (await commerce.accessory(bowl, admin))?.hidden === true, 'it is hidden');
  await reinstate(owner);
  expect(await commerce.accessory(bowl)).toBeUndefined();
});

test('a suspended buyer is to know of a recall of what they have', async () => {
  const { order } = await deliverBowls({ commerce, admin, owner, sana }, bowl, 'cash-on-delivery');
  await suspend(sana);
  await commerce.call('POST', '/admin/accessories/recalls', {
    as: admin,
    json: { accessoryIds: [bowl], reason: 'It splinters', advice: 'Throw it away' },
  });
  await commerce.runJob('publish recalls');
  expect(await commerce.untilPublished(productRecalled, order.id)).toMatchObject({ accessoryId: bowl });
});

test('what a suspended buyer pays late is sent after all', async () => {
  const { id } = (await commerce.checkout(sana, { [bowl]: 2 }, { paymentMethod: 'bank-transfer' })).body.data.order;
  passes(dayMs);
  await commerce.runJob('end unpaid orders');
  await suspend(sana);
  const json = { status: 'paid', reference: newId() };
  expect((await commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json })).body.data.order).toMatchObject({
    ...{ parcels: [{ status: 'placed' }], payment: { refundDue: 0 } },
  });
});

describe('what only a suspended store would send', () => {
  const startedBy = async (paymentMethod: string) =>
    (await commerce.checkout(sana, { [bowl]: 2 }, { paymentMethod })).body.data.order.id as string;
  const pay = (id: string) => commerce.call('POST', `/orders/${id}/pay`, { as: sana });
  const storeAway = { status: 409, body: { code: 'payment.store-away' } };

  test('is not paid for by a wallet until its seller is let in again; what the wallet has counts', async () => {
    const id = await startedBy('easypaisa');
    const { payment } = (await pay(id)).body.data;
    await suspend(owner);
    expect(await pay(id)).toMatchObject(storeAway);
    await reinstate(owner);
    expect((await pay(id)).body.data.payment).toEqual(payment);
    await suspend(owner);
    const choice = { reference: payment.fields.reference, behaviour: 'success' };
    const { notices } = (await commerce.call('POST', '/orders/payments/simulator/choice', { json: choice })).body.data;
    await commerce.call('POST', '/orders/payments/simulator/notice', { json: notices[0] });
    expect((await orderOf(id)).payment).toMatchObject({ status: 'paid' });
  });

  test('takes no slip, unless one is being checked', async () => {
    const [first, other] = [await startedBy('bank-transfer'), await startedBy('bank-transfer')];
    expect((await commerce.sendSlip(sana, first, [aPdf()])).status).toBe(200);
    await suspend(owner);
    expect(await commerce.sendSlip(sana, other, [aPdf()])).toMatchObject(storeAway);
    expect((await commerce.sendSlip(sana, first, [aPdf()])).status).toBe(200);
  });
});

test('who left and came back suspended has no order ended', async () => {
  const order = await commerce.place(sana, { [bowl]: 1 });
  await commerce.database('order_leavings').insert({ member_id: sana.userId, is_erased: false, left_at: clock.now() });
  await suspend(sana);
  await commerce.runJob('end orders of who left');
  expect(await orderOf(order.id)).toMatchObject({ parcels: [{ status: 'placed' }] });
});
