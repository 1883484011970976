import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { startCommerce, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const minuteMs = 60_000;
const { passes, ...clock } = movedClock();

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
beforeAll(async () => {
  shop = await startShop({ clock });
  ({ commerce, owner } = shop);
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let order: PlacedOrder;
let parcelId: string;
beforeEach(async () => {
  await commerce.database('courier_bookings').update({ next_inquiry_at: null });
  ({ sana, bowl, order, parcelId } = await shop.withOrder());
  await commerce.moveThrough(owner, parcelId, 'confirmed');
});

const refused = (status: number, code: string) => ({ status, body: { code } });
const wrongStep = refused(409, 'parcel.wrong-step');
const ship = (more: object = { carriedBy: 'test-courier' }, as = owner, id = parcelId) => commerce.move(as, id, 'shipped', { ...more });
const parcel = async (as = owner) => (await commerce.call('GET', `/orders/parcels/${parcelId}`, { as })).body.data.parcel;
const play = (behaviour: string, as = owner) =>
  commerce.call('POST', `/orders/parcels/${parcelId}/courier-test`, { as, json: { behaviour } });
/** Two instances at once. */
const follow = () => Promise.all([commerce.runJob('follow couriers'), commerce.runJob('follow couriers')]);
const balance = async () => (await commerce.call('GET', '/stores/user/balance', { as: owner })).body.data.balance;
const booked = async () => commerce.database('courier_bookings').where({ parcel_id: parcelId });
const carried = async () => commerce.database('simulated_parcels').where({ reference: parcelId });

test('sellers see which couriers there are, and that one of them is a test', async () => {
  const { couriers } = (await commerce.call('GET', '/orders/couriers', { as: owner })).body.data;
  expect(couriers).toEqual([
    { id: 'own-delivery', isTest: false, isAsked: false, cities: null },
    { id: 'test-courier', isTest: true, isAsked: true, cities: expect.arrayContaining(['lahore', 'gwadar']) },
  ]);
});

describe('a parcel that is handed to a courier', () => {
  test('has the number that the courier gives, one for many attempts at once, and both sides read it', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => ship()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const numbers = new Set(answers.map(({ body }) => body.data.parcel.trackingNumber));
    expect([...numbers]).toEqual([expect.stringMatching(/^TEST-[0-9a-f]{12}$/)]);
    const shown = { carriedBy: 'test-courier', courier: 'Test courier', trackingNumber: [...numbers][0], status: 'shipped', tracked: null };
    expect([await parcel(), await parcel(sana)]).toMatchObject([shown, shown]);
    expect([await booked(), await carried()]).toMatchObject([[{ status: 'booked', to_collect: 3_200 }], [{ to_collect: 3_200 }]]);
    expect(await commerce.stockOf(bowl)).toEqual([7, 0]);
  });

  test('goes on as the courier reports, never back', async () => {
    await ship();
    for (const _again of [1, 2]) {
      passes(5 * minuteMs);
      await follow();
      expect(await parcel(sana)).toMatchObject({ status: 'shipped', tracked: 'out-for-delivery', trackedAt: expect.any(String) });
      // It reports the first state alone from now on.
      await commerce.database('simulated_parcels').update({ booked_at: new Date(clock.now().getTime() + 5 * minuteMs) });
    }
  });

  test('is delivered once, however often that is reported; the cash is with the courier until all of it is passed on, once', async () => {
    const before = await balance();
    await ship();
    const history = [{ status: 'placed' }, {}, {}, { status: 'delivered', by: 'product', code: 'courier' }];
    expect((await play('repeats')).body.data.parcel).toMatchObject({ status: 'delivered', history, receivedAt: null, remittedAt: null });
    passes(5 * minuteMs);
    await follow();
    const taken = { withCourier: before.withCourier + 3_200, held: before.held, cashHeld: before.cashHeld };
    const passedOn = { withCourier: before.withCourier, held: before.held + 3_200, cashHeld: before.cashHeld };
    expect(await balance()).toMatchObject(taken);
    passes(5 * minuteMs);
    await follow();
    expect(await balance()).toMatchObject(passedOn);
    passes(10 * minuteMs);
    await follow();
    expect(await balance()).toMatchObject(passedOn);
    expect([await booked(), (await parcel()).remittedAt]).toMatchObject([[{ next_inquiry_at: null }], expect.any(String)]);
  });

  test('that was not taken at the door is refused, and its pieces come back', async () => {
    await ship();
    expect((await play('refuses')).body.data.parcel).toMatchObject({ status: 'refused', history: [{}, {}, {}, { code: 'courier' }] });
    expect(await commerce.stockOf(bowl)).toEqual([10, 0]);
    await play('delivers');
    passes(5 * minuteMs);
    await follow();
    expect([(await parcel()).status, await commerce.stockOf(bowl)]).toEqual(['refused', [10, 0]]);
  });

  test('stays on its way where the courier contradicts itself, until somebody decides; what it then passes on too little counts for nothing', async () => {
    await ship();
    expect((await play('contradicts')).body.data.parcel).toMatchObject({ status: 'shipped', tracked: 'out-for-delivery' });
    await commerce.moveThrough(sana, parcelId, 'delivered');
    passes(11 * minuteMs);
    await follow();
    expect((await parcel()).remittedAt).toBeNull();
    expect(await commerce.database('ledger_rows').where({ parcel_id: parcelId, kind: 'remittance' })).toEqual([]);
  });

  test('is asked about after seven days of silence as every other one', async () => {
    await ship();
    await play('silent');
    passes(7 * 24 * 60 * minuteMs);
    await commerce.runJob('remind of parcels');
    expect(await commerce.database('parcels').where({ id: parcelId })).toMatchObject([{ status: 'shipped', reminders_sent: 1 }]);
  });
});

describe('a courier that was asked for nothing', () => {
  test('is called off: where the parcel was cancelled meanwhile, and where its seller never came back', async () => {
    for (const isCancelled of [true, false]) {
      await commerce.database('courier_bookings').insert({
        ...{ parcel_id: parcelId, order_id: order.id, courier_id: 'test-courier', to_collect: 3_200, status: 'asked' },
        ...{ asked_at: clock.now(), next_inquiry_at: new Date(clock.now().getTime() + 2 * minuteMs) },
      });
      await commerce
        .database('simulated_parcels')
        .insert({ reference: parcelId, tracking_number: newId(), to_collect: 1, booked_at: clock.now() });
      if (isCancelled) await commerce.call('POST', `/orders/parcels/${parcelId}/cancel`, { as: sana });
      await follow();
      expect([(await booked()).length, (await carried()).length]).toEqual([1, 1]);
      passes(2 * minuteMs);
      await follow();
      expect([await booked(), await carried()]).toEqual([[], []]);
      order = await commerce.place(sana, { [bowl]: 1 });
      parcelId = order.parcels[0]?.id ?? '';
      await commerce.moveThrough(owner, parcelId, 'confirmed');
    }
  });

  test('for another amount is called off before it is asked anew', async () => {
    await commerce.database('courier_bookings').insert({
      ...{ parcel_id: parcelId, order_id: order.id, courier_id: 'test-courier', to_collect: 3_200, status: 'asked' },
      ...{ asked_at: clock.now(), next_inquiry_at: clock.now() },
    });
    await commerce
      .database('simulated_parcels')
      .insert({ reference: parcelId, tracking_number: 'TEST-1', to_collect: 3_200, booked_at: clock.now() });
    await commerce.drop(owner, parcelId, { items: [{ accessoryId: bowl, quantity: 1 }], reason: 'Broken' });
    expect((await ship()).body.data.parcel.trackingNumber).not.toBe('TEST-1');
    expect(await carried()).toMatchObject([{ to_collect: 2_134 }]);
  });

  test('sends nothing while it is called off', async () => {
    await commerce.database('courier_bookings').insert({
      ...{ parcel_id: parcelId, order_id: order.id, courier_id: 'test-courier', to_collect: 3_200, status: 'calling-off' },
      ...{ asked_at: clock.now(), next_inquiry_at: clock.now() },
    });
    expect(await ship()).toMatchObject(wrongStep);
    await follow();
    expect(await ship()).toMatchObject({ status: 200 });
  });
});

test('what its store carries itself no courier moves: the seller names who and under which number', async () => {
  await ship({ courier: 'Leopards', trackingNumber: 'LE 7' });
  expect(await parcel(sana)).toMatchObject({ carriedBy: 'own-delivery', courier: 'Leopards', trackingNumber: 'LE 7', status: 'shipped' });
  expect([await booked(), await play('delivers')]).toMatchObject([[], wrongStep]);
});

test('a step is refused with its reason before a courier is asked', async () => {
  expect(await ship({ carriedBy: 'test-courier' }, sana)).toMatchObject(refused(403, 'parcel.not-yours'));
  expect(await ship({ carriedBy: 'tcs' })).toMatchObject({ status: 400, body: { errors: [{ path: 'carriedBy' }] } });
  for (const field of ['courier', 'trackingNumber'])
    expect(await ship({ carriedBy: 'test-courier', [field]: 'x' })).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
  await commerce
    .database('orders')
    .where({ id: order.id })
    .update({ address: { city: 'Springfield' } });
  expect(await ship()).toMatchObject(refused(409, 'courier.city-not-served'));
  const address = { fullName: 'Sana', phone: '+923001234567', address: '5 Main Boulevard', city: 'لاہور', area: '', landmark: '' };
  await commerce.database('orders').where({ id: order.id }).update({ address });
  await commerce.call('POST', `/orders/parcels/${parcelId}/cancel`, { as: sana });
  expect([await ship(), await carried(), await booked()]).toMatchObject([wrongStep, [], []]);
});

test('only its seller plays the test courier', async () => {
  await ship();
  expect(await play('delivers', sana)).toMatchObject(refused(403, 'parcel.not-yours'));
  expect(await play('delivers', await commerce.someone())).toMatchObject(refused(404, 'parcel.not-found'));
  expect(await play('vanishes')).toMatchObject({ status: 400, body: { errors: [{ path: 'behaviour' }] } });
});

test('without a simulator parcels go by the store itself', async () => {
  const without = await startCommerce({ beside: commerce, variables: { COURIERS: 'none' } });
  try {
    expect((await without.call('GET', '/orders/couriers', { as: owner })).body.data.couriers).toMatchObject([{ id: 'own-delivery' }]);
    expect(await without.move(owner, parcelId, 'shipped', { carriedBy: 'test-courier' })).toMatchObject(
      refused(409, 'courier.not-offered'),
    );
  } finally {
    await without.stop();
  }
});
