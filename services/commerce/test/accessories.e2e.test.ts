import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accessoryListed, accessoryRemoved, accessoryUpdated } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { mostAccessories } from '@paltu/reference';
import { eventually } from '@paltu/testing';
import { formOf } from '@paltu/testing/service';
import { anAccessory, startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const edit = (owner: Someone, id: string, json: object) => commerce.call('PUT', `/accessories/${id}`, { as: owner, json });
const setStatus = (owner: Someone, id: string, status: string) =>
  commerce.call('PATCH', `/accessories/${id}/status`, { as: owner, json: { status } });
const remove = (owner: Someone, id: string) => commerce.call('DELETE', `/accessories/${id}`, { as: owner });
const inLists = async (): Promise<string[]> =>
  (await commerce.call('GET', '/accessories?limit=100')).body.data.accessories.map(({ id }: { id: string }) => id);
const products = async (storeId: string): Promise<number> => (await commerce.store(storeId)).products;

describe('a product', () => {
  test('is listed by the owner of a store, published to others, and in lists at once', async () => {
    const { owner, id: storeId } = await commerce.someStore();
    const { status, body } = await commerce.list(owner, { originalPrice: 3_000 }, 2);
    expect([status, body.message]).toEqual([201, 'Product listed successfully!']);
    const { accessory } = body.data;
    expect(accessory).toMatchObject({
      price: 2_400,
      originalPrice: 3_000,
      inStock: true,
      quantity: 10,
      status: 'active',
      reserved: 0,
      rating: 0,
    });
    expect(accessory.images).toHaveLength(2);
    expect(await commerce.untilPublished(accessoryListed, accessory.id)).toMatchObject({
      accessory: { id: accessory.id, storeId, offered: true },
    });
    const shown = await commerce.accessory(accessory.id);
    expect(shown).toMatchObject({
      vendor: { _id: storeId, name: 'Paws of Gulberg', rating: 0, verified: false, isActive: true },
      vendorId: storeId,
    });
    expect(shown).not.toHaveProperty('reserved');
    expect(await inLists()).toContain(accessory.id);
    expect(await products(storeId)).toBe(1);
  });

  test('needs a store, a picture, a price and a quantity', async () => {
    const stranger = await commerce.someone();
    expect(await commerce.list(stranger)).toMatchObject({ status: 403, body: { code: 'store.required' } });
    const { owner } = await commerce.someStore();
    expect(await commerce.list(owner, {}, 0)).toMatchObject({
      status: 400,
      body: { code: 'picture.required', errors: [{ path: 'images' }] },
    });
    expect(await commerce.list(owner, {}, 9)).toMatchObject({ status: 400, body: { code: 'picture.too-many' } });
    for (const [wrong, path] of [
      [{ price: 0 }, 'price'],
      [{ price: '' }, 'price'],
      [{ price: 100_000_001 }, 'price'],
      [{ quantity: '' }, 'quantity'],
      [{ quantity: 100_001 }, 'quantity'],
      [{ quantity: 1.5 }, 'quantity'],
      [{ originalPrice: 2_399 }, 'originalPrice'],
      [{ category: 'Cars' }, 'category'],
      [{ status: 'Active' }, 'status'],
      [{ name: 'n'.repeat(121) }, 'name'],
      [{ featured: true }, 'featured'],
    ] as const)
      expect([wrong, await commerce.list(owner, wrong)]).toMatchObject([wrong, { status: 400, body: { errors: [{ path }] } }]);
  });

  test('that is sent twice with one key is listed once', async () => {
    const { owner, id: storeId } = await commerce.someStore();
    const { body } = await commerce.call('POST', '/commerce/images', {
      as: owner,
      body: formOf({}, [{ field: 'image', bytes: commerce.photo }]),
    });
    const json = anAccessory({ imageIds: [body.data.image.id] });
    const send = (sent: object) => commerce.call('POST', '/accessories', { as: owner, json: sent, headers: { 'idempotency-key': 'one' } });
    const [first, again] = [await send(json), await send(json)];
    expect([first.status, again.status, again.body.data.accessory.id]).toEqual([201, 201, first.body.data.accessory.id]);
    expect(await products(storeId)).toBe(1);
    expect(await send({ ...json, price: 1 })).toMatchObject({ status: 409, body: { code: 'request.key-reused' } });
  });

  test('is changed in what is sent, and stays in the rest', async () => {
    const { owner, id } = await commerce.someAccessory();
    expect((await edit(owner, id, { price: 2_000 })).body.data.accessory).toMatchObject({
      price: 2_000,
      originalPrice: 2_000,
      quantity: 10,
    });
    expect((await edit(owner, id, { originalPrice: 2_500 })).body.data.accessory).toMatchObject({ price: 2_000, originalPrice: 2_500 });
    expect((await edit(owner, id, { price: 1_900 })).body.data.accessory).toMatchObject({ price: 1_900, originalPrice: 2_500 });
    expect(await edit(owner, id, { price: 2_600 })).toMatchObject({ status: 400, body: { errors: [{ path: 'originalPrice' }] } });
    expect((await edit(owner, id, { quantity: 0 })).body.data.accessory).toMatchObject({ quantity: 0, inStock: false });
    expect(await commerce.untilPublished(accessoryUpdated, id)).toMatchObject({ accessory: { id } });
  });

  test('has the pictures that an edit keeps, and those it adds', async () => {
    const { owner } = await commerce.someStore();
    const { id, images } = (await commerce.list(owner, {}, 2)).body.data.accessory;
    const kept = await commerce.call('PUT', `/accessories/${id}`, {
      as: owner,
      body: formOf({ keepImages: [images[1].id] }, [{ field: 'images', bytes: commerce.photo }]),
    });
    expect(kept.body.data.accessory.images).toMatchObject([{ id: images[1].id }, {}]);
    expect((await fetch(`${commerce.url}${images[0].url}`)).status).toBe(404);
    expect(await edit(owner, id, { keepImages: [] })).toMatchObject({
      status: 400,
      body: { code: 'picture.required', errors: [{ path: 'keepImages' }] },
    });
    expect(await edit(owner, id, { keepImages: [newId()] })).toMatchObject({ status: 400, body: { code: 'picture.unknown' } });
    expect(await edit(owner, id, { imageIds: Array.from({ length: 8 }, newId) })).toMatchObject({
      status: 400,
      body: { code: 'picture.too-many' },
    });
    expect(await commerce.call('POST', '/accessories', { as: owner, json: anAccessory({ imageIds: [newId()] }) })).toMatchObject({
      status: 400,
      body: { code: 'picture.unknown', errors: [{ path: 'imageIds' }] },
    });
  });

  test('that is a draft or archived is seen by its owner and admins alone', async () => {
    const { owner, id: storeId } = await commerce.someStore();
    const { body } = await commerce.list(owner, { status: 'draft' });
    expect(body.message).toBe('Draft saved.');
    const { id } = body.data.accessory;
    const admin = await commerce.someone({ role: 'admin' });
    const stranger = await commerce.someone();
    const hidden = async () => {
      expect(await commerce.call('GET', `/accessories/${id}`)).toMatchObject({ status: 404, body: { code: 'accessory.not-found' } });
      expect(await edit(stranger, id, { price: 5 })).toMatchObject({ status: 404 });
      expect(await edit(admin, id, { price: 5 })).toMatchObject({ status: 403 });
      for (const as of [owner, admin]) expect(await commerce.accessory(id, as)).toMatchObject({ id, inStock: false });
      expect([await inLists(), await products(storeId)]).toEqual([expect.not.arrayContaining([id]), 0]);
    };
    await hidden();
    expect(await setStatus(owner, id, 'active')).toMatchObject({ status: 200, body: { data: { accessory: { inStock: true } } } });
    expect([await inLists(), await products(storeId)]).toEqual([expect.arrayContaining([id]), 1]);
    await setStatus(owner, id, 'archived');
    await hidden();
    expect(await setStatus(owner, id, 'sold')).toMatchObject({ status: 400, body: { errors: [{ path: 'status' }] } });
  });

  test('is changed and taken back by the owner of its store alone', async () => {
    const { owner, storeId, id } = await commerce.someAccessory();
    const { owner: other } = await commerce.someStore();
    const refused = { status: 403, body: { code: 'accessory.not-yours' } };
    expect(await edit(other, id, { price: 1 })).toMatchObject(refused);
    expect(await setStatus(other, id, 'draft')).toMatchObject(refused);
    expect(await remove(other, id)).toMatchObject(refused);
    for (const _again of [1, 2])
      expect(await remove(owner, id)).toMatchObject({ status: 200, body: { message: 'Product deleted successfully' } });
    expect(await commerce.untilPublished(accessoryRemoved, id)).toMatchObject({ accessory: { id, offered: false, images: [] } });
    for (const answer of [await remove(other, id), await edit(owner, id, { price: 1 }), await setStatus(owner, id, 'active')])
      expect(answer).toMatchObject({ status: 404, body: { code: 'accessory.not-found' } });
    expect(await commerce.call('GET', `/accessories/${id}`, { as: owner })).toMatchObject({ status: 404 });
    expect(await products(storeId)).toBe(0);
  });

  test('of a closed store leaves lists, and is there again when the store opens', async () => {
    const { owner, storeId, id } = await commerce.someAccessory();
    const switched = (isActive: boolean) => commerce.call('PATCH', '/stores/status', { as: owner, json: { isActive } });
    await switched(false);
    const late = await commerce.listed(owner);
    expect(await inLists()).toEqual(expect.not.arrayContaining([id]));
    expect(await inLists()).toEqual(expect.not.arrayContaining([late]));
    expect(await commerce.accessory(id)).toMatchObject({ vendor: { isActive: false } });
    await switched(true);
    expect(await inLists()).toEqual(expect.arrayContaining([id, late]));
    expect(await products(storeId)).toBe(2);
  });

  test('of a member who leaves is out of sight, and of one who is erased it is gone', async () => {
    const { owner, id } = await commerce.someAccessory({ name: 'Ledger of secrets' });
    await commerce.leaves(owner);
    await eventually(async () => (await commerce.accessory(id)) === undefined, 'the event of auth was consumed');
    expect(await inLists()).not.toContain(id);
    await commerce.returns(owner);
    await eventually(async () => (await commerce.accessory(id)) !== undefined, 'the event of auth was consumed');
    await commerce.isErased(owner);
    await commerce.untilPublished(accessoryRemoved, id);
    const row = await commerce.database('accessories').where({ id }).first();
    expect([row.name, row.description, row.pictures, row.document]).toEqual(['', '', [], expect.not.stringContaining('secret')]);
  });
});

test('the owner of a store sees its figures, and nobody without one', async () => {
  const { owner, id } = await commerce.someStore();
  for (const overrides of [{}, { quantity: 0 }, { status: 'draft' }, { status: 'archived' }]) await commerce.listed(owner, overrides);
  await commerce.call('POST', `/stores/${id}/like`, { as: await commerce.someone(), json: {} });
  const stats = (as: Someone) => commerce.call('GET', '/stores/user/stats', { as });
  expect((await stats(owner)).body.data.stats).toEqual({
    products: 2,
    drafts: 1,
    archived: 1,
    outOfStock: 1,
    lowStock: 0,
    customers: 0,
    rating: 0,
    reviews: 0,
    likes: 1,
    views: 0,
  });
  expect(await stats(await commerce.someone())).toMatchObject({ status: 404, body: { code: 'store.not-found' } });
});

describe('own products', () => {
  test('are listed with drafts, by status and by words; without a store there are none', async () => {
    const { owner } = await commerce.someStore();
    const kibble = await commerce.listed(owner);
    const leash = await commerce.listed(owner, { name: 'Leather leash', description: 'For long walks', status: 'draft' });
    const own = async (query: string): Promise<string[]> =>
      (await commerce.call('GET', `/accessories/user/my-accessories${query}`, { as: owner })).body.data.accessories.map(
        ({ id }: { id: string }) => id,
      );
    expect(await own('')).toEqual([leash, kibble]);
    expect(await own('?status=draft')).toEqual([leash]);
    expect(await own('?search=lether')).toEqual([leash]);
    const nobody = await commerce.call('GET', '/accessories/user/my-accessories', { as: await commerce.someone() });
    expect(nobody.body.data).toEqual({ accessories: [], pagination: expect.objectContaining({ limit: 50, total: 0 }) });
  });

  test('are not without end', async () => {
    const { owner, id: storeId } = await commerce.someStore();
    const id = await commerce.listed(owner);
    await commerce.database.raw(
      `insert into accessories (id, store_id, owner_id, version, name, description, category, price, original_price, pictures, status, stock, reserved,
         featured, hidden, hidden_reason, decided_up_to, created_at, updated_at, is_offered, is_store_open, document)
       select gen_random_uuid(), store_id, owner_id, 1, name, description, category, price, original_price, '[]', 'draft', 0, 0,
         false, false, '', 0, now(), now(), false, true, '' from accessories, generate_series(2, ?) where id = ?`,
      [mostAccessories, id],
    );
    expect(await commerce.list(owner)).toMatchObject({ status: 409, body: { code: 'accessory.too-many' } });
    expect(await products(storeId)).toBe(1);
  });
});
