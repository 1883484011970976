import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { orderCancelled, orderPlaced, stockReserved } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { aCheckout, homeOf, phoneOf, startCommerce, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
let sellers: readonly [Someone, Someone, Someone];
beforeAll(async () => {
  commerce = await startCommerce();
  const seller = async () => (await commerce.someStore()).owner;
  sellers = [await seller(), await seller(), await seller()];
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let bed: string;
let leash: string;
beforeEach(async () => {
  sana = await commerce.someone();
  bowl = await commerce.listed(sellers[0], { name: 'Bowl', price: 1_000, quantity: 10 });
  bed = await commerce.listed(sellers[1], { name: 'Bed', price: 3_333, quantity: 10 });
  leash = await commerce.listed(sellers[2], { name: 'Leash', price: 1, quantity: 10 });
});

const refused = (status: number, code: string) => ({ status, body: { code } });
const cart = async (as = sana) => (await commerce.call('GET', '/cart', { as })).body.data.cart;
const read = (id: string, as: Someone) => commerce.call('GET', `/orders/${id}`, { as });
const cancel = (id: string, as = sana) => commerce.call('POST', `/orders/${id}/cancel`, { as });
const parcelOf = ({ parcels }: PlacedOrder, at: number) => parcels[at] ?? { id: '', total: 0, store: { _id: '' } };
const sumOf = (field: string, parcels: readonly unknown[]) =>
  (parcels as Record<string, number>[]).reduce((sum, parcel) => sum + (parcel[field] ?? 0), 0);
/** The parcel of this seller, and its id. */
const sentBy = async (seller: Someone, orderId: string) =>
  (await commerce.call('GET', '/orders/parcels?limit=100', { as: seller })).body.data.parcels.find(
    ({ order }: { order: { _id: string } }) => order._id === orderId,
  );

describe('a checkout', () => {
  test('makes one order of one parcel for each store, reserves its pieces, empties the cart, and is published', async () => {
    await commerce.call('POST', '/cart/promo', { as: sana, json: { code: 'PETLOVE10' } });
    const { status, body } = await commerce.checkout(
      sana,
      { [bowl]: 1, [bed]: 1, [leash]: 3 },
      { note: 'Ring twice', expectedTotal: 4_102 },
    );
    expect([status, body.message]).toEqual([201, 'Your order has been placed. Thank you!']);
    const { order } = body.data;
    expect(order).toMatchObject({
      number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      status: 'placed',
      ...{ subtotal: 4_336, shipping: 200, discount: 434, total: 4_102, promoCode: 'PETLOVE10' },
      address: { fullName: 'Sana Ahmed', phone: phoneOf(sana), city: 'Lahore', area: '', landmark: '' },
      note: 'Ring twice',
      payment: { method: 'cash-on-delivery', status: 'due' },
    });
    expect(order.items).toHaveLength(3);
    for (const field of ['subtotal', 'shipping', 'discount', 'total'])
      expect([field, sumOf(field, order.parcels)]).toEqual([field, order[field]]);
    expect(await Promise.all([bowl, bed, leash].map(commerce.stockOf))).toEqual([
      [10, 1],
      [10, 1],
      [10, 3],
    ]);
    expect(await cart()).toMatchObject({ items: [], promo: null });
    const published = await commerce.untilPublished(orderPlaced, order.id);
    expect(published).toMatchObject({ order: { id: order.id, buyerId: sana.userId, amounts: { total: 4_102n } } });
    expect(JSON.stringify(published, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
      /Boulevard|Ring twice|0300|3001234567/,
    );
    expect(await commerce.untilPublished(stockReserved, leash)).toMatchObject({ orderId: order.id, pieces: 3 });
  });

  test('shows each seller their own parcel alone, and the buyer all of them', async () => {
    const order = await commerce.place(sana, { [bowl]: 1, [bed]: 1, [leash]: 1 });
    for (const [at, seller] of sellers.entries()) {
      const parcel = await sentBy(seller, order.id);
      expect([at, parcel.items.map(({ name }: { name: string }) => name)]).toEqual([at, [['Bowl', 'Bed', 'Leash'][at]]]);
      expect(parcel.buyer).toMatchObject({ fullName: 'Sana Ahmed', address: { address: homeOf(sana).address }, refusals: 0 });
      expect(await read(order.id, seller)).toMatchObject(refused(404, 'order.not-found'));
      const theirs = (await sentBy(sellers[(at + 1) % 3] as Someone, order.id)).id;
      expect(await commerce.call('GET', `/orders/parcels/${theirs}`, { as: seller })).toMatchObject(refused(404, 'parcel.not-found'));
      expect(await commerce.move(seller, theirs, 'confirmed')).toMatchObject(refused(404, 'parcel.not-found'));
    }
    expect((await read(order.id, sana)).body.data.order.parcels).toHaveLength(3);
    const admin = await commerce.someone({ role: 'admin' });
    expect((await read(order.id, admin)).body.data.order.id).toBe(order.id);
    expect(await read(order.id, await commerce.someone())).toMatchObject(refused(404, 'order.not-found'));
    expect(await read(newId(), sana)).toMatchObject(refused(404, 'order.not-found'));
  });

  test('takes the price of the moment, whatever the cart has seen, unless the buyer expects another total', async () => {
    await commerce.call('POST', '/cart/items', { as: sana, json: { accessoryId: bowl } });
    await commerce.call('PUT', `/accessories/${bowl}`, { as: sellers[0], json: { price: 1_500 } });
    expect(await commerce.checkout(sana, {}, { expectedTotal: 1_200 })).toMatchObject(refused(409, 'order.total-changed'));
    expect([await commerce.stockOf(bowl), (await cart()).items.length]).toEqual([[10, 0], 1]);
    expect((await commerce.checkout(sana, {}, { expectedTotal: 1_700 })).body.data.order).toMatchObject({ total: 1_700 });
    await commerce.call('PUT', `/accessories/${bowl}`, { as: sellers[0], json: { price: 9, name: 'Renamed' } });
    const { orders } = (await commerce.call('GET', '/orders', { as: sana })).body.data;
    expect(orders).toMatchObject([{ total: 1_700, items: [{ name: 'Bowl', price: 1_500 }] }]);
  });

  test('of what cannot be had orders nothing, and names each line with its reason', async () => {
    for (const id of [bowl, bed, leash]) await commerce.call('POST', '/cart/items', { as: sana, json: { accessoryId: id, quantity: 3 } });
    await commerce.call('PUT', `/accessories/${bowl}`, { as: sellers[0], json: { quantity: 2 } });
    await commerce.call('PUT', `/accessories/${bed}`, { as: sellers[1], json: { quantity: 0 } });
    await commerce.call('PATCH', `/accessories/${leash}/status`, { as: sellers[2], json: { status: 'archived' } });
    expect(await commerce.checkout(sana, {})).toMatchObject({
      status: 409,
      body: {
        code: 'order.lines-unavailable',
        errors: [
          { path: 'items.0', code: 'too-many' },
          { path: 'items.1', code: 'out-of-stock' },
          { path: 'items.2', code: 'gone' },
        ],
      },
    });
    expect([await commerce.stockOf(bowl), (await cart()).items.length]).toEqual([[2, 0], 3]);
  });

  test('of an empty cart, without a key or with a key that cannot be one, is refused', async () => {
    expect(await commerce.checkout(sana, {})).toMatchObject(refused(409, 'cart.empty'));
    const send = (headers: Readonly<Record<string, string>>) =>
      commerce.call('POST', '/orders', { as: sana, json: aCheckout({ address: homeOf(sana) }), headers });
    expect(await send({})).toMatchObject(refused(400, 'idempotency-key.missing'));
    expect(await send({ 'idempotency-key': 'two words' })).toMatchObject(refused(400, 'request.invalid'));
    for (const [wrong, path] of [
      [{ paymentMethod: 'cheque' }, 'paymentMethod'],
      [{ expectedTotal: -1 }, 'expectedTotal'],
      [{ total: 1 }, 'total'],
      [{ address: { fullName: 'Sana' } }, 'address.phone'],
    ] as const) {
      const { status, body } = await commerce.checkout(sana, {}, wrong);
      expect([path, status, body.errors.map((error: { path: string }) => error.path)]).toEqual([path, 400, expect.arrayContaining([path])]);
    }
  });

  test('repeated with its key answers the same order, whatever the cart has become; with something else it is refused', async () => {
    const key = newId();
    const first = await commerce.checkout(sana, { [bowl]: 1 }, { key });
    await commerce.call('POST', '/cart/items', { as: sana, json: { accessoryId: bed } });
    const again = await commerce.checkout(sana, {}, { key });
    expect([again.status, again.body.data.order.id]).toEqual([201, first.body.data.order.id]);
    expect([(await cart()).items.length, await commerce.stockOf(bowl)]).toEqual([1, [10, 1]]);
    expect(await commerce.checkout(sana, {}, { key, note: 'Other' })).toMatchObject(refused(409, 'idempotency-key.reused'));
    // One that was refused has left its key.
    const free = newId();
    expect(await commerce.checkout(sana, {}, { key: free, expectedTotal: 1 })).toMatchObject(refused(409, 'order.total-changed'));
    expect((await commerce.checkout(sana, {}, { key: free })).status).toBe(201);
  });

  test('by who has left is refused', async () => {
    await commerce.call('POST', '/cart/items', { as: sana, json: { accessoryId: bowl } });
    await commerce.leaves(sana);
    const isKnown = async () => (await commerce.database('presences').where({ id: sana.userId, is_away: true })).length === 1;
    await eventually(isKnown, 'the event of auth was consumed');
    expect(await commerce.checkout(sana, {})).toMatchObject(refused(403, 'account.deactivated'));
  });
});

describe('cash on delivery', () => {
  test('is for three open orders at most, until a first parcel has arrived', async () => {
    const orders = [
      await commerce.place(sana, { [bowl]: 1 }),
      await commerce.place(sana, { [bowl]: 1 }),
      await commerce.place(sana, { [bowl]: 1 }),
    ];
    expect(await commerce.checkout(sana, { [bowl]: 1 })).toMatchObject(refused(409, 'payment.cod-refused'));
    expect(await commerce.stockOf(bowl)).toEqual([10, 3]);
    await commerce.moveThrough(sellers[0], parcelOf(orders[0] as PlacedOrder, 0).id, 'confirmed', 'shipped', 'delivered');
    for (let count = 0; count < 3; count += 1) expect((await commerce.checkout(sana, { [bowl]: 1 })).status).toBe(201);
  });

  test('is refused after two refusals, unless the buyer contests one; the seller sees them', async () => {
    const refusal = async () => {
      const parcelId = parcelOf(await commerce.place(sana, { [bowl]: 1 }), 0).id;
      await commerce.moveThrough(sellers[0], parcelId, 'confirmed', 'shipped', 'refused');
      return parcelId;
    };
    await refusal();
    const second = await refusal();
    expect(await commerce.stockOf(bowl)).toEqual([10, 0]);
    expect(await commerce.checkout(sana, { [bowl]: 1 })).toMatchObject(refused(409, 'payment.cod-refused'));
    const contest = (as: Someone) => commerce.call('POST', `/orders/parcels/${second}/contest`, { as, json: { reason: 'Nobody came' } });
    const decide = (upheld: boolean, as: Someone) =>
      commerce.call('PATCH', `/orders/parcels/${second}/contest`, { as, json: { upheld, reason: 'As he says' } });
    const admin = await commerce.someone({ role: 'admin' });
    expect(await decide(true, admin)).toMatchObject(refused(409, 'parcel.wrong-step'));
    expect(await contest(sellers[0])).toMatchObject(refused(403, 'parcel.not-yours'));
    expect((await contest(sana)).body.data.parcel).toMatchObject({ contest: { status: 'open' }, waitsForAdmin: true });
    const disputes = (await commerce.call('GET', '/orders/disputes?limit=100', { as: admin })).body.data.parcels;
    expect(disputes.map(({ id }: { id: string }) => id)).toContain(second);
    const order = await commerce.place(sana, {});
    expect((await sentBy(sellers[0], order.id)).buyer.refusals).toBe(1);
    expect(await decide(true, sana)).toMatchObject({ status: 403 });
    expect((await decide(false, admin)).body.data.parcel).toMatchObject({ contest: { status: 'dismissed' }, waitsForAdmin: false });
    expect((await decide(false, admin)).status).toBe(200);
    expect(await decide(true, admin)).toMatchObject(refused(409, 'parcel.wrong-step'));
    expect(await commerce.checkout(sana, { [bowl]: 1 })).toMatchObject(refused(409, 'payment.cod-refused'));
  });
});

describe('an order that its buyer cancels', () => {
  test('gives its pieces back once, and is cancelled', async () => {
    const order = await commerce.place(sana, { [bowl]: 2, [bed]: 1 });
    expect(await cancel(order.id, sellers[0])).toMatchObject(refused(404, 'order.not-found'));
    for (const answer of [await cancel(order.id), await cancel(order.id)])
      expect(answer).toMatchObject({ status: 200, body: { data: { order: { status: 'cancelled', payment: { status: 'void' } } } } });
    expect([await commerce.stockOf(bowl), await commerce.stockOf(bed)]).toEqual([
      [10, 0],
      [10, 0],
    ]);
    expect(await commerce.untilPublished(orderCancelled, order.id)).toMatchObject({ order: { id: order.id } });
  });

  test('keeps what is on its way, and is refused when that is all', async () => {
    const order = await commerce.place(sana, { [bowl]: 2, [bed]: 1 });
    const sent = await sentBy(sellers[0], order.id);
    await commerce.moveThrough(sellers[0], sent.id, 'confirmed', 'shipped');
    const { order: after } = (await cancel(order.id)).body.data;
    expect([after.status, after.parcels.map(({ status }: { status: string }) => status).sort()]).toEqual([
      'shipped',
      ['cancelled', 'shipped'],
    ]);
    expect([await commerce.stockOf(bowl), await commerce.stockOf(bed)]).toEqual([
      [8, 0],
      [10, 0],
    ]);
    expect(await cancel(order.id)).toMatchObject(refused(409, 'order.already-shipped'));
    expect(await commerce.call('POST', `/orders/parcels/${sent.id}/cancel`, { as: sana })).toMatchObject(refused(409, 'parcel.wrong-step'));
    expect(await commerce.call('POST', `/orders/parcels/${sent.id}/cancel`, { as: sellers[0] })).toMatchObject(
      refused(403, 'parcel.not-yours'),
    );
  });
});

describe('of a member who leaves', () => {
  const isNoted = (member: Someone) =>
    eventually(
      async () => (await commerce.database('order_leavings').where({ member_id: member.userId })).length === 1,
      'the event of auth was consumed',
    );
  const statuses = async (id: string) =>
    (await commerce.database('parcels').where({ order_id: id }).orderBy('status').pluck('status')) as string[];

  test('parcels that have not been sent are cancelled, those on their way are not, whichever side leaves', async () => {
    const { owner, id } = await commerce.someAccessory();
    const [sent, waiting] = [await commerce.place(sana, { [id]: 1 }), await commerce.place(sana, { [id]: 1, [bowl]: 1 })];
    await commerce.moveThrough(owner, parcelOf(sent, 0).id, 'confirmed', 'shipped');
    await commerce.leaves(owner);
    await isNoted(owner);
    await Promise.all([commerce.runJob('end orders of who left'), commerce.runJob('end orders of who left')]);
    expect([await statuses(sent.id), await statuses(waiting.id), await commerce.stockOf(id)]).toEqual([
      ['shipped'],
      ['cancelled', 'placed'],
      [9, 0],
    ]);
    await commerce.leaves(sana);
    await isNoted(sana);
    await commerce.runJob('end orders of who left');
    expect([await statuses(waiting.id), await commerce.stockOf(bowl)]).toEqual([
      ['cancelled', 'cancelled'],
      [10, 0],
    ]);
    expect(await commerce.database('order_leavings')).toEqual([]);
  });

  test('who is back before that nothing is cancelled', async () => {
    const order = await commerce.place(sana, { [bowl]: 1 });
    await commerce.leaves(sana);
    await isNoted(sana);
    await commerce.returns(sana);
    const isBack = async () => (await commerce.database('presences').where({ id: sana.userId, is_away: false })).length === 1;
    await eventually(isBack, 'the event of auth was consumed');
    await commerce.runJob('end orders of who left');
    expect(await statuses(order.id)).toEqual(['placed']);
  });

  test('nothing stays of what they wrote once the account is erased, and amounts do', async () => {
    const order = await commerce.place(sana, { [bowl]: 1, [bed]: 1 });
    await commerce.move(sana, (await sentBy(sellers[0], order.id)).id, 'cancelled', { reason: 'A secret of mine' });
    const { body } = await commerce.call('GET', '/orders/export', { as: sana });
    expect(body.data).toMatchObject({ orders: [{ id: order.id }], soldParcels: [] });
    expect((await commerce.call('GET', '/orders/export', { as: sellers[0] })).body.data.soldParcels.length).toBeGreaterThan(0);
    await commerce.isErased(sana);
    await isNoted(sana);
    await commerce.runJob('end orders of who left');
    const rows = [
      await commerce.database('orders').where({ id: order.id }),
      await commerce.database('parcels').where({ order_id: order.id }),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/secret|Boulevard|Sana/);
    expect(rows[0]).toMatchObject([{ address: null, note: '', total: order.total }]);
    expect((await sentBy(sellers[0], order.id)).buyer).toMatchObject({ fullName: 'Former member', address: null });
  });
});
