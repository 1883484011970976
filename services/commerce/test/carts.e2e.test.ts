import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Mark, MarkedKind } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
let owner: Someone;
let bowl: string;
let bed: string;
beforeAll(async () => {
  commerce = await startCommerce();
  ({ owner } = await commerce.someStore());
  bowl = await commerce.listed(owner, { price: 450, quantity: 10 });
  bed = await commerce.listed(owner, { name: 'Bed', category: 'Beds & Furniture', price: 4_999, quantity: 5 });
});
afterAll(() => commerce.stop());

let sana: Someone;
beforeEach(async () => {
  sana = await commerce.someone();
});

const add = (accessoryId: string, quantity?: number, as = sana) =>
  commerce.call('POST', '/cart/items', { as, json: { accessoryId, quantity } });
const set = (accessoryId: string, quantity: number) =>
  commerce.call('PATCH', `/cart/items/${accessoryId}`, { as: sana, json: { quantity } });
const remove = (accessoryId: string) => commerce.call('DELETE', `/cart/items/${accessoryId}`, { as: sana });
const promo = (code: string) => commerce.call('POST', '/cart/promo', { as: sana, json: { code } });
const merge = (items: readonly object[]) => commerce.call('POST', '/cart/merge', { as: sana, json: { items } });
const cart = async (as = sana) => (await commerce.call('GET', '/cart', { as })).body.data.cart;
const lines = async (): Promise<readonly (readonly [string, number])[]> =>
  (await cart()).items.map(({ accessoryId, quantity }: { accessoryId: string; quantity: number }) => [accessoryId, quantity]);
const refused = (status: number, code: string) => ({ status, body: { code } });

describe('the cart of a member', () => {
  test('begins empty, and ships for nothing while it is', async () => {
    const { status, headers, body } = await commerce.call('GET', '/cart', { as: sana });
    expect([status, headers.get('cache-control'), body.data.cart]).toEqual([
      200,
      'private, no-store',
      { items: [], promo: null, subtotal: 0, shipping: 0, discount: 0, total: 0 },
    ]);
  });

  test('has a line for each product, with price and stock of now, and adds up what is put in', async () => {
    await add(bowl);
    const { status, body } = await add(bowl, 2);
    expect(status).toBe(200);
    expect(body.data.cart).toMatchObject({ subtotal: 1_350, shipping: 200, discount: 0, total: 1_550 });
    expect(body.data.cart.items).toEqual([
      {
        accessoryId: bowl,
        id: bowl,
        quantity: 3,
        problem: null,
        available: 10,
        inStock: true,
        name: 'Chicken kibble for adult dogs',
        description: expect.any(String),
        category: 'Food & Treats',
        images: [expect.objectContaining({ id: expect.any(String) })],
        price: 450,
        originalPrice: 450,
        vendor: { _id: expect.any(String), name: 'Paws of Gulberg', verified: false, city: 'Lahore', sendsWithinDays: 2 },
      },
    ]);
    await commerce.call('PUT', `/accessories/${bowl}`, { as: owner, json: { price: 500 } });
    expect(await cart()).toMatchObject({ items: [{ price: 500 }], subtotal: 1_500 });
    await commerce.call('PUT', `/accessories/${bowl}`, { as: owner, json: { price: 450 } });
  });

  test('ships for nothing above 5,000, whatever the discount', async () => {
    await add(bed);
    expect(await cart()).toMatchObject({ subtotal: 4_999, shipping: 200, total: 5_199 });
    await add(bowl);
    await promo('  petlove10 ');
    expect(await cart()).toMatchObject({
      promo: { code: 'PETLOVE10', discount: 10 },
      ...{ subtotal: 5_449, shipping: 0, discount: 545, total: 4_904 },
    });
  });

  test('takes no promo code but those that there are, and keeps the one it has', async () => {
    await promo('PETLOVE10');
    expect(await promo('PETLOVE20')).toMatchObject({
      status: 400,
      body: { code: 'promo.invalid', message: 'Invalid promo code. Try "PETLOVE10" for 10% off!', errors: [{ path: 'code' }] },
    });
    expect((await cart()).promo.code).toBe('PETLOVE10');
    const { body } = await commerce.call('DELETE', '/cart/promo', { as: sana });
    expect(body.data.cart.promo).toBeNull();
  });

  test('is set to a quantity, loses a line at 0 or less, and all with its promo when it is cleared', async () => {
    await add(bowl);
    await add(bed, 2);
    expect((await set(bowl, 4)).body.data.cart.items).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
    await set(bed, -1);
    expect(await lines()).toEqual([[bowl, 4]]);
    await remove(bowl);
    expect([(await remove(bowl)).status, await lines()]).toEqual([200, []]);
    expect(await set(bowl, 1)).toMatchObject(refused(404, 'cart-item.not-found'));
    await add(bowl);
    await promo('PETLOVE10');
    const { body } = await commerce.call('DELETE', '/cart', { as: sana });
    expect(body.data.cart).toMatchObject({ items: [], promo: null, total: 0 });
  });

  test('takes no more pieces than there are, nothing of the own store, and nothing that nobody may see', async () => {
    expect(await add(bowl, 11)).toMatchObject(refused(409, 'stock.not-enough'));
    await add(bowl, 10);
    expect(await add(bowl)).toMatchObject(refused(409, 'stock.not-enough'));
    expect(await set(bowl, 11)).toMatchObject(refused(409, 'stock.not-enough'));
    expect(await lines()).toEqual([[bowl, 10]]);
    expect(await add(bowl, 1, owner)).toMatchObject(refused(409, 'accessory.own'));
    const draft = await commerce.listed(owner, { status: 'draft' });
    for (const id of [draft, newId()]) expect(await add(id)).toMatchObject(refused(404, 'accessory.not-found'));
  });

  test('takes quantities that are whole numbers, and products by their ids', async () => {
    for (const [wrong, path] of [
      [{ accessoryId: bowl, quantity: 0 }, 'quantity'],
      [{ accessoryId: bowl, quantity: 1.5 }, 'quantity'],
      [{ accessoryId: bowl, quantity: 100_001 }, 'quantity'],
      [{ accessoryId: 'bowl' }, 'accessoryId'],
      [{ accessoryId: bowl, price: 1 }, 'price'],
    ] as const)
      expect([wrong, await commerce.call('POST', '/cart/items', { as: sana, json: wrong })]).toMatchObject([
        wrong,
        { status: 400, body: { errors: [{ path }] } },
      ]);
  });

  test('holds a hundred lines and no more', async () => {
    const ids = await Promise.all(Array.from({ length: 101 }, () => copyOf(bowl)));
    expect((await merge(ids.map((accessoryId) => ({ accessoryId, quantity: 1 })).slice(1))).body.data.cart.items).toHaveLength(100);
    expect(await add(ids[0] ?? '')).toMatchObject(refused(409, 'cart.full'));
    await add(ids[1] ?? '');
    await merge([{ accessoryId: ids[0], quantity: 1 }]);
    expect(await lines()).toHaveLength(100);
    const others = await Promise.all(Array.from({ length: 100 }, () => copyOf(bowl)));
    await remove(ids[1] ?? '');
    await merge(others.map((accessoryId) => ({ accessoryId, quantity: 1 })));
    expect(await lines()).toHaveLength(100);
  });

  test('loses nothing of what is written at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => copyOf(bowl)));
    await Promise.all([...ids, ...ids].map((id) => add(id)));
    expect([...(await lines())].sort()).toEqual(ids.map((id) => [id, 2] as const).sort());
  });
});

/** A product more, without pictures. */
const copyOf = async (id: string): Promise<string> => {
  const copy = newId();
  await commerce.database.raw(
    `insert into accessories (id, store_id, owner_id, version, name, description, category, price, original_price, pictures, status, stock, reserved,
       featured, hidden, hidden_reason, decided_up_to, created_at, updated_at, is_offered, is_store_open, document)
     select ?, store_id, owner_id, 1, name, description, category, price, original_price, '[]', 'active', 10, 0,
       false, false, '', 0, now(), now(), true, true, '' from accessories where id = ?`,
    [copy, id],
  );
  return copy;
};

describe('a line that cannot be ordered as it is', () => {
  const alone = async (quantity = 3) => {
    const thing = await commerce.someAccessory({ price: 900, quantity });
    await add(thing.id, quantity);
    return thing;
  };
  const line = async () => (await cart()).items[0];

  test('has the reason: too many, or none left, and what there is', async () => {
    const { id, owner: seller } = await alone();
    const leave = (quantity: number) => commerce.call('PUT', `/accessories/${id}`, { as: seller, json: { quantity } });
    await leave(2);
    expect([await line(), (await cart()).subtotal]).toMatchObject([
      { problem: 'too-many', available: 2, quantity: 3, inStock: true },
      2_700,
    ]);
    expect((await set(id, 2)).body.data.cart.items).toMatchObject([{ problem: null }]);
    await leave(0);
    expect(await cart()).toMatchObject({ items: [{ problem: 'out-of-stock', available: 0, inStock: false }], subtotal: 0, shipping: 0 });
    expect((await remove(id)).body.data.cart.items).toEqual([]);
  });

  test('goes down to what there is by one step, and never up to it', async () => {
    const { id, owner: seller } = await alone(5);
    await commerce.call('PUT', `/accessories/${id}`, { as: seller, json: { quantity: 2 } });
    expect((await set(id, 4)).body.data.cart.items).toMatchObject([{ quantity: 2, problem: null }]);
    expect(await set(id, 3)).toMatchObject(refused(409, 'stock.not-enough'));
  });

  test('is gone while its store is closed, and costs nothing meanwhile', async () => {
    const { id, owner: seller } = await alone();
    const switched = (isActive: boolean) => commerce.call('PATCH', '/stores/status', { as: seller, json: { isActive } });
    await switched(false);
    expect(await cart()).toMatchObject({ items: [{ problem: 'gone', available: 0, name: expect.stringContaining('kibble') }], total: 0 });
    expect(await set(id, 1)).toMatchObject(refused(409, 'stock.not-enough'));
    await switched(true);
    expect(await line()).toMatchObject({ problem: null, available: 3 });
  });

  test.each(['archived', 'deleted', 'hidden by an admin'])('is gone once it is %s, and shows nothing of it', async (how) => {
    const { id, owner: seller } = await alone();
    if (how === 'archived') await commerce.call('PATCH', `/accessories/${id}/status`, { as: seller, json: { status: 'archived' } });
    if (how === 'deleted') await commerce.call('DELETE', `/accessories/${id}`, { as: seller });
    if (how === 'hidden by an admin') {
      await commerce.isMarked(MarkedKind.ACCESSORY, id, Mark.HIDDEN, { reason: 'Stolen pictures' });
      await eventually(async () => (await commerce.accessory(id)) === undefined, 'the decision was consumed');
    }
    expect(await line()).toMatchObject({ problem: 'gone', name: '', images: [], category: null, price: 0, vendor: null });
    expect(await set(id, 1)).toMatchObject(refused(404, 'accessory.not-found'));
    expect((await set(id, 0)).body.data.cart.items).toEqual([]);
  });
});

describe('what a visitor has in the browser', () => {
  const quote = (json: object) => commerce.call('POST', '/cart/quote', { json });

  test('is priced as a cart is, and nothing of it is kept', async () => {
    const items = [
      { accessoryId: bowl, quantity: 2 },
      { accessoryId: bed, quantity: 9 },
      { accessoryId: newId(), quantity: 1 },
    ];
    const before = await commerce.database('carts').count();
    const { status, body } = await quote({ items, code: 'PetLove10' });
    expect([status, body.data.cart]).toMatchObject([
      200,
      {
        items: [{ problem: null }, { problem: 'too-many' }, { problem: 'gone', name: '' }],
        subtotal: 45_891,
        shipping: 0,
        discount: 1_000,
      },
    ]);
    expect(await commerce.database('carts').count()).toEqual(before);
    expect(await quote({ items: [], code: 'nothing' })).toMatchObject(refused(400, 'promo.invalid'));
  });

  test('is joined to the cart at login: the larger quantity, as many as there are, without what is gone or the own', async () => {
    await add(bowl, 3);
    const own = await commerce.listed(owner);
    const items = [
      { accessoryId: bowl, quantity: 2 },
      { accessoryId: bed, quantity: 3 },
      { accessoryId: bed, quantity: 9 },
      { accessoryId: newId(), quantity: 1 },
    ];
    expect((await merge(items)).body.data.cart.items).toMatchObject([{ quantity: 3 }, { accessoryId: bed, quantity: 5, problem: null }]);
    await merge(items);
    expect(await lines()).toEqual([
      [bowl, 3],
      [bed, 5],
    ]);
    const mine = await commerce.call('POST', '/cart/merge', { as: owner, json: { items: [{ accessoryId: own, quantity: 1 }] } });
    expect(mine.body.data.cart.items).toEqual([]);
  });
});

describe('the cart of a member who leaves', () => {
  test('is written by nobody', async () => {
    await add(bowl);
    await commerce.leaves(sana);
    const isKnown = async () => (await commerce.database('presences').where({ id: sana.userId, is_away: true })).length === 1;
    await eventually(isKnown, 'the event of auth was consumed');
    for (const call of [
      add(bowl),
      set(bowl, 2),
      remove(bowl),
      promo('PETLOVE10'),
      merge([]),
      commerce.call('DELETE', '/cart', { as: sana }),
      commerce.call('DELETE', '/cart/promo', { as: sana }),
    ])
      expect(await call).toMatchObject(refused(403, 'account.deactivated'));
    expect(await lines()).toHaveLength(1);
  });

  test('is theirs to take along, and gone once the account is erased', async () => {
    await add(bowl, 2);
    const { body } = await commerce.call('GET', '/stores/export', { as: sana });
    expect(body.data.cart).toMatchObject({ items: [{ accessoryId: bowl, quantity: 2 }] });
    await commerce.isErased(sana);
    const kept = () => commerce.database('carts').where({ member_id: sana.userId });
    await eventually(async () => (await kept()).length === 0, 'the event of auth was consumed');
  });
});
