import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accessoryLiked, accessoryUnliked, storeLiked, storeUnliked, storeViewed } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { startCommerce, type RunningCommerce } from './running-commerce.ts';

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

// Both kinds have the same fields.
test.each([
  ['stores', storeLiked, storeUnliked],
  ['accessories', accessoryLiked as unknown as typeof storeLiked, accessoryUnliked as unknown as typeof storeUnliked],
] as const)('%s are liked by a member, or no longer, which is published', async (things, liked, unliked) => {
  const { owner, storeId, id: accessoryId } = await commerce.someAccessory();
  const id = things === 'stores' ? storeId : accessoryId;
  const member = await commerce.someone();
  const like = (json: object) => commerce.call('POST', `/${things}/${id}/like`, { as: member, json });
  const mine = async () => (await commerce.call('GET', `/${things}/user/likes`, { as: member })).body.data;
  expect((await like({})).body.data).toEqual({ liked: true, likes: 1 });
  expect((await like({ liked: true })).body.data).toEqual({ liked: true, likes: 1 });
  expect(await commerce.untilPublished(liked, id)).toMatchObject({
    interest: { thingId: id, ownerId: owner.userId, likes: 1 },
    memberId: member.userId,
  });
  expect((await commerce.call('GET', `/${things}/${id}`)).body.data[things === 'stores' ? 'store' : 'accessory'].likes).toBe(1);
  expect(await mine()).toMatchObject({ [things]: [{ id }], pagination: { total: 1 } });
  expect((await like({})).body.data).toEqual({ liked: false, likes: 0 });
  expect(await commerce.untilPublished(unliked, id)).toMatchObject({ interest: { thingId: id, likes: 0 } });
  expect((await mine())[things]).toEqual([]);
});

test('what is out of sight is liked by nobody, and is not in their lists', async () => {
  const { owner, id } = await commerce.someAccessory();
  const member = await commerce.someone();
  await commerce.call('POST', `/accessories/${id}/like`, { as: member, json: {} });
  await commerce.call('PATCH', `/accessories/${id}/status`, { as: owner, json: { status: 'archived' } });
  expect((await commerce.call('GET', '/accessories/user/likes', { as: member })).body.data.accessories).toEqual([]);
  expect(await commerce.call('POST', `/accessories/${id}/like`, { as: member, json: {} })).toMatchObject({ status: 404 });
});

test('a store is viewed once a day by each, and never by its owner', async () => {
  const { owner, id } = await commerce.someStore();
  const member = await commerce.someone();
  for (const as of [member, member, owner, undefined]) expect((await commerce.call('POST', `/stores/${id}/view`, { as })).status).toBe(204);
  expect(await commerce.untilPublished(storeViewed, id)).toMatchObject({ interest: { thingId: id } });
  expect((await commerce.store(id)).views).toBe(2);
});

test('what an erased member liked is taken back', async () => {
  const { storeId, id } = await commerce.someAccessory();
  const member = await commerce.someone();
  await commerce.call('POST', `/accessories/${id}/like`, { as: member, json: {} });
  await commerce.call('POST', `/stores/${storeId}/like`, { as: member, json: {} });
  await commerce.isErased(member);
  await eventually(async () => (await commerce.accessory(id)).likes === 0, 'the event of auth was consumed');
  expect((await commerce.store(storeId)).likes).toBe(0);
});

test('a member takes along the own store, what it offers, and what they like', async () => {
  const { owner, storeId, id } = await commerce.someAccessory();
  await commerce.call('POST', `/stores/${storeId}/like`, { as: owner, json: {} });
  const { status, body } = await commerce.call('GET', '/stores/export', { as: owner });
  expect([status, body.data]).toMatchObject([
    200,
    { store: { id: storeId }, accessories: [{ id }], shopLikes: [{ thingId: storeId }], storeReviews: [], accessoryReviews: [] },
  ]);
  const nothing = await commerce.call('GET', '/stores/export', { as: await commerce.someone() });
  expect(nothing.body.data).toEqual({
    store: null,
    storeVerification: null,
    storeAccount: null,
    accessories: [],
    shopLikes: [],
    storeReviews: [],
    accessoryReviews: [],
    cart: { items: [], promo: null, subtotal: 0, shipping: 0, discount: 0, total: 0 },
  });
});
