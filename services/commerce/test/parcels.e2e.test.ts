import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parcelChanged, parcelDue, ParcelStatus, OrderSide } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { phoneOf, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const { passes, ...clock } = movedClock();

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
let storeId: string;
let admin: Someone;
beforeAll(async () => {
  shop = await startShop({ clock });
  ({ commerce, owner, storeId, admin } = shop);
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let bed: string;
let order: PlacedOrder;
let parcelId: string;
beforeEach(async () => {
  ({ sana, bowl } = await shop.withBowl());
  bed = await commerce.listed(owner, { name: 'Bed', price: 500, quantity: 10 });
  order = await commerce.place(sana, { [bowl]: 3, [bed]: 2 });
  parcelId = order.parcels[0]?.id ?? '';
});

const refused = (status: number, code: string) => ({ status, body: { code } });
const why = { reason: 'So it is' };
const wrongStep = refused(409, 'parcel.wrong-step');
const notYours = refused(403, 'parcel.not-yours');
const parcel = async (as = owner) => (await commerce.call('GET', `/orders/parcels/${parcelId}`, { as })).body.data.parcel;
const move = (as: Someone, status: string, more: object = {}) => commerce.move(as, parcelId, status, { ...more });
const through = (...statuses: readonly string[]) => commerce.moveThrough(owner, parcelId, ...statuses);
const drop = (items: object, as = owner, key = newId()) => commerce.drop(as, parcelId, { items, reason: 'Broken' }, key);
const askReturn = (more: object = {}) => move(sana, 'return-asked', { reason: 'Too small', ...more });
const stock = async () => [await commerce.stockOf(bowl), await commerce.stockOf(bed)];
const remind = () => commerce.runJob('remind of parcels');
const dues = () => commerce.publishedAbout(order.id).filter(({ type }) => type === parcelDue.type).length;

describe('a parcel', () => {
  test('is confirmed, shipped with courier and number, and delivered: then the cash is collected and the buyer may review', async () => {
    expect((await move(owner, 'confirmed')).body.data.parcel).toMatchObject({ status: 'confirmed', payment: 'due' });
    expect(await stock()).toEqual([
      [10, 3],
      [10, 2],
    ]);
    expect((await move(owner, 'shipped', { courier: 'TCS', trackingNumber: 'T 1' })).body).toMatchObject({
      message: 'The parcel is on its way.',
      data: { parcel: { status: 'shipped', courier: 'TCS', trackingNumber: 'T 1', shippedAt: clock.now().toISOString() } },
    });
    expect(await stock()).toEqual([
      [7, 0],
      [8, 0],
    ]);
    const review = () => commerce.call('POST', `/accessories/${bowl}/reviews`, { as: sana, json: { rating: 5, comment: 'Fits' } });
    expect(await review()).toMatchObject(refused(403, 'review.not-entitled'));
    const before = (await commerce.store(storeId)).customers as number;
    expect((await move(sana, 'delivered')).body.data.parcel).toMatchObject({
      status: 'delivered',
      payment: 'collected',
      deliveredAt: clock.now().toISOString(),
      history: [{ by: 'buyer' }, { by: 'seller' }, { by: 'seller' }, { status: 'delivered', by: 'buyer', reason: '', code: null }],
    });
    expect((await review()).status).toBe(201);
    expect((await commerce.call('POST', `/stores/${storeId}/reviews`, { as: sana, json: { rating: 4, comment: 'Fast' } })).status).toBe(
      201,
    );
    expect((await commerce.store(storeId)).customers).toBe(before + 1);
    expect(await commerce.untilPublished(parcelChanged, order.id)).toMatchObject({
      parcelId,
      order: { status: ParcelStatus.DELIVERED, parcels: [{ movedBy: OrderSide.BUYER }] },
    });
    const again = await commerce.place(sana, { [bowl]: 1 });
    await commerce.moveThrough(owner, again.parcels[0]?.id ?? '', 'confirmed', 'shipped', 'delivered');
    expect((await commerce.store(storeId)).customers).toBe(before + 1);
  });

  test('takes a step once that is sent twice', async () => {
    for (const status of ['confirmed', 'shipped', 'delivered'])
      expect([(await move(owner, status)).status, (await move(owner, status)).status]).toEqual([200, 200]);
    expect((await parcel()).history).toHaveLength(4);
    expect(await stock()).toEqual([
      [7, 0],
      [8, 0],
    ]);
  });

  test('takes no step but the next one, and each from the side whose it is', async () => {
    for (const status of ['shipped', 'delivered', 'refused', 'returned'])
      expect([status, await move(owner, status)]).toMatchObject([status, wrongStep]);
    for (const status of ['confirmed', 'shipped', 'refused', 'lost', 'returned'])
      expect([status, await move(sana, status)]).toMatchObject([status, notYours]);
    expect(await move(owner, 'lost')).toMatchObject(notYours);
    expect(await move(owner, 'return-asked', { reason: 'x' })).toMatchObject(notYours);
    expect(await move(admin, 'confirmed')).toMatchObject(notYours);
    expect(await move(await commerce.someone(), 'confirmed')).toMatchObject(refused(404, 'parcel.not-found'));
    expect(await commerce.move(owner, newId(), 'confirmed')).toMatchObject(refused(404, 'parcel.not-found'));
  });

  test('takes with a step what belongs to it alone', async () => {
    for (const [status, more, path] of [
      ['confirmed', { courier: 'TCS' }, 'courier'],
      ['shipped', { restock: true }, 'restock'],
      ['cancelled', {}, 'reason'],
      ['return-asked', {}, 'reason'],
      ['placed', {}, 'status'],
      ['Confirmed', {}, 'status'],
      ['return-asked', { reason: 'x', items: [] }, 'items'],
    ] as const)
      expect([status, await move(owner, status, more)]).toMatchObject([status, { status: 400, body: { errors: [{ path }] } }]);
  });

  test('that the seller cancels gives its pieces back, with the reason; so does one that the buyer cancels', async () => {
    await through('confirmed');
    expect((await move(owner, 'cancelled', { reason: 'The roof leaks' })).body.data.parcel).toMatchObject({
      status: 'cancelled',
      payment: 'void',
      history: [{}, {}, { by: 'seller', reason: 'The roof leaks' }],
    });
    const second = await commerce.place(sana, { [bowl]: 1 });
    const id = second.parcels[0]?.id ?? '';
    expect(await commerce.call('POST', `/orders/parcels/${id}/cancel`, { as: owner })).toMatchObject(notYours);
    expect(await commerce.call('POST', `/orders/parcels/${id}/cancel`, { as: sana })).toMatchObject({ status: 200 });
    expect(await stock()).toEqual([
      [10, 0],
      [10, 0],
    ]);
  });

  test('of which the store drops something costs less by that, gives it back, and the shares of what stays do not change', async () => {
    const shareOf = async (name: string) => (await parcel()).items.find((item: { name: string }) => item.name === name);
    expect(await parcel()).toMatchObject({ subtotal: 4_000, shipping: 200, total: 4_200 });
    const { body } = await drop([{ accessoryId: bowl, quantity: 1 }]);
    // A third of 150, the share of the bowls.
    expect(body.data.parcel).toMatchObject({ status: 'placed', subtotal: 3_000, shipping: 150, total: 3_150 });
    expect(await shareOf('Bowl')).toMatchObject({ ordered: 3, quantity: 2 });
    expect(await stock()).toEqual([
      [10, 2],
      [10, 2],
    ]);
    expect((await commerce.call('GET', `/orders/${order.id}`, { as: sana })).body.data.order).toMatchObject({
      total: 4_200,
      parcels: [{ total: 3_150 }],
    });
    const piece = { accessoryId: bed, quantity: 1 };
    const wrong = (path: string) => ({ status: 400, body: { code: 'request.invalid', errors: [{ path }] } });
    expect(await drop([piece, { accessoryId: bowl, quantity: 3 }])).toMatchObject(wrong('items.1.quantity'));
    expect(await drop([piece, { accessoryId: newId(), quantity: 1 }])).toMatchObject(wrong('items.1.accessoryId'));
    expect(await drop([{ accessoryId: bed, quantity: 1 }], sana)).toMatchObject(notYours);
    const both = [
      { accessoryId: bowl, quantity: 1 },
      { accessoryId: bowl, quantity: 1 },
    ];
    expect(await drop(both)).toMatchObject({ status: 400, body: { errors: [{ path: 'items' }] } });
    await drop([
      { accessoryId: bowl, quantity: 2 },
      { accessoryId: bed, quantity: 2 },
    ]);
    expect(await parcel()).toMatchObject({ status: 'cancelled', payment: 'void', subtotal: 3_000 });
    expect(await stock()).toEqual([
      [10, 0],
      [10, 0],
    ]);
    expect(await drop([{ accessoryId: bowl, quantity: 1 }])).toMatchObject(wrongStep);
  });

  test('that is refused is in stock again, and may be contested for a week', async () => {
    await through('confirmed', 'shipped', 'refused');
    expect(await stock()).toEqual([
      [10, 0],
      [10, 0],
    ]);
    const contest = () => commerce.call('POST', `/orders/parcels/${parcelId}/contest`, { as: sana, json: { reason: 'Nobody came' } });
    passes(7 * dayMs + 1);
    expect(await contest()).toMatchObject(wrongStep);
    passes(-1);
    expect([(await contest()).status, (await contest()).status]).toEqual([200, 200]);
    const upheld = await commerce.call('PATCH', `/orders/parcels/${parcelId}/contest`, { as: admin, json: { upheld: true, ...why } });
    expect(upheld.body.data.parcel.contest).toMatchObject({ status: 'upheld', reason: 'Nobody came', decision: why.reason });
  });

  test('that an admin finds lost is owed to nobody, and its pieces are gone', async () => {
    await through('confirmed', 'shipped');
    expect((await move(admin, 'lost', why)).body.data.parcel).toMatchObject({ status: 'lost', payment: 'void' });
    expect(await stock()).toEqual([
      [7, 0],
      [8, 0],
    ]);
  });

  test('that is delivered may be given back for a week, in part, and is in stock again if it can be sold', async () => {
    await through('confirmed', 'shipped', 'delivered');
    passes(7 * dayMs + 1);
    expect(await askReturn()).toMatchObject(wrongStep);
    passes(-1);
    expect(await askReturn({ items: [{ accessoryId: bowl, quantity: 4 }] })).toMatchObject({
      ...{ status: 400, body: { errors: [{ path: 'items.0.quantity' }] } },
    });
    expect((await askReturn({ items: [{ accessoryId: bowl, quantity: 2 }] })).body.data.parcel).toMatchObject({
      status: 'return-asked',
      returnRequest: { items: [{ accessoryId: bowl, quantity: 2 }], reason: 'Too small' },
    });
    expect(await move(owner, 'delivered')).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    expect(await move(sana, 'delivered')).toMatchObject(notYours);
    expect((await move(owner, 'delivered', { reason: 'It is used' })).body.data.parcel.status).toBe('delivered');
    await askReturn({ items: [{ accessoryId: bowl, quantity: 2 }] });
    expect((await move(owner, 'returned', { restock: true })).body.data.parcel).toMatchObject({ status: 'returned', payment: 'collected' });
    expect((await parcel()).items.map(({ returned }: { returned: number }) => returned).sort()).toEqual([0, 2]);
    expect(await stock()).toEqual([
      [9, 0],
      [8, 0],
    ]);
  });

  test('shows where it goes until 30 days after its end, to its seller alone', async () => {
    await through('confirmed', 'shipped', 'delivered');
    passes(30 * dayMs);
    expect((await parcel()).buyer.address).toMatchObject({ phone: phoneOf(sana) });
    passes(1);
    expect((await parcel()).buyer).toMatchObject({ address: null, fullName: 'Sana Ahmed' });
    expect((await commerce.call('GET', `/orders/${order.id}`, { as: sana })).body.data.order.address).not.toBeNull();
  });

  test('that is cancelled before it is sent shows its seller no address any more', async () => {
    expect((await parcel()).buyer.address).not.toBeNull();
    await commerce.call('POST', `/orders/parcels/${parcelId}/cancel`, { as: sana });
    expect((await parcel()).buyer).toMatchObject({ address: null, fullName: 'Sana Ahmed' });
  });
});

test('parcels are listed for their seller by status, the newest first', async () => {
  const second = await commerce.place(sana, { [bowl]: 1 });
  const ids = async (query: string): Promise<string[]> =>
    (await commerce.call('GET', `/orders/parcels?limit=100${query}`, { as: owner })).body.data.parcels.map(({ id }: { id: string }) => id);
  const id = second.parcels[0]?.id ?? '';
  expect((await ids('')).slice(0, 2)).toEqual([id, parcelId]);
  await commerce.moveThrough(owner, id, 'confirmed');
  expect([(await ids('&status=confirmed'))[0], (await ids('&status=placed'))[0]]).toEqual([id, parcelId]);
  expect(await commerce.call('GET', '/orders/parcels?status=sent', { as: owner })).toMatchObject({ status: 400 });
});

describe('a clock', () => {
  const until = (ms: number) => {
    passes(ms);
    return Promise.all([remind(), remind()]);
  };

  test('reminds the seller after a day, once, and cancels after five without a word', async () => {
    await until(dayMs - 1);
    expect((await parcel()).status).toBe('placed');
    await until(1);
    expect(await commerce.untilPublished(parcelDue, order.id)).toMatchObject({ parcelId, awaited: [OrderSide.SELLER], reminder: 1 });
    await until(4 * dayMs - 1);
    expect([(await parcel()).status, dues()]).toEqual(['placed', 1]);
    await until(1);
    expect(await parcel()).toMatchObject({ status: 'cancelled', history: [{}, { by: 'product', code: 'unconfirmed' }] });
    expect(await stock()).toEqual([
      [10, 0],
      [10, 0],
    ]);
  });

  test('does not run for what is confirmed', async () => {
    await through('confirmed');
    await until(30 * dayMs);
    expect([(await parcel()).status, dues()]).toEqual(['confirmed', 0]);
  });

  test('asks both sides a week after the shipping, and an admin after two', async () => {
    await through('confirmed', 'shipped');
    await until(7 * dayMs);
    expect(await commerce.untilPublished(parcelDue, order.id)).toMatchObject({ awaited: [OrderSide.SELLER, OrderSide.BUYER] });
    expect((await parcel()).waitsForAdmin).toBe(false);
    await until(7 * dayMs);
    expect(await parcel()).toMatchObject({ status: 'shipped', waitsForAdmin: true });
    expect((await move(admin, 'delivered', why)).body.data.parcel).toMatchObject({ status: 'delivered', waitsForAdmin: false });
  });

  test('reminds the seller of a return after two days, and asks an admin after five', async () => {
    await through('confirmed', 'shipped', 'delivered');
    await askReturn();
    await until(2 * dayMs);
    expect(await commerce.untilPublished(parcelDue, order.id)).toMatchObject({ awaited: [OrderSide.SELLER], reminder: 1 });
    await until(3 * dayMs);
    const disputes = (await commerce.call('GET', '/orders/disputes?limit=100', { as: admin })).body.data.parcels;
    expect(disputes.map(({ id }: { id: string }) => id)).toContain(parcelId);
    expect((await move(admin, 'returned', why)).body.data.parcel).toMatchObject({ status: 'returned', waitsForAdmin: false });
    expect(await stock()).toEqual([
      [7, 0],
      [8, 0],
    ]);
  });
});
