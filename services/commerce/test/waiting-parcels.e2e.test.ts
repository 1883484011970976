import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RunningCommerce, Someone } from './running-commerce.ts';
import { movedClock, startShop } from './shop-with-bowl.ts';

const hourMs = 60 * 60_000;
const { passes, ...clock } = movedClock();

let commerce: RunningCommerce;
let placeFor: (as: Someone) => Promise<string>;
beforeAll(async () => {
  const shop = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu' } });
  ({ commerce } = shop);
});
afterAll(() => commerce.stop());

let owner: Someone;
let sana: Someone;
let bowl: string;
beforeEach(async () => {
  ({ owner } = await commerce.someStore());
  sana = await commerce.someone();
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 10 });
  placeFor = async (as) => (await commerce.place(as, { [bowl]: 1 })).parcels[0]?.id ?? '';
});

const waiting = async (as = owner) => (await commerce.call('GET', '/orders/parcels/waiting', { as })).body.data.waiting;
const listed = async (query: string, as = owner): Promise<string[]> =>
  (await commerce.call('GET', `/orders/parcels?${query}`, { as })).body.data.parcels.map(({ id }: { id: string }) => id);
const none = { count: 0, since: null };
const nothing = { toConfirm: none, toSend: none, returns: none, disputes: none };

test('what waits for a seller is counted by what is to be done, since the oldest was ordered, and for no other store', async () => {
  expect(await waiting()).toEqual(nothing);
  const since = clock.now().toISOString();
  const [first, second, third] = [await placeFor(sana), await placeFor(sana), await placeFor(await commerce.someone())];
  passes(hourMs);
  await placeFor(await commerce.someone());
  expect(await waiting()).toEqual({ ...nothing, toConfirm: { count: 4, since } });
  await commerce.moveThrough(owner, first, 'confirmed');
  await commerce.moveThrough(owner, second, 'confirmed', 'shipped', 'delivered');
  await commerce.move(sana, second, 'return-asked', { reason: 'Too small' });
  await commerce.moveThrough(owner, third, 'confirmed', 'shipped', 'delivered');
  expect(await waiting()).toEqual({
    ...{ toConfirm: { count: 1, since: clock.now().toISOString() }, toSend: { count: 1, since } },
    ...{ returns: { count: 1, since }, disputes: none },
  });
  for (const other of [sana, (await commerce.someStore()).owner]) expect(await waiting(other)).toEqual(nothing);
  expect((await commerce.call('GET', '/orders/parcels/waiting')).status).toBe(401);
});

test('what an admin has to decide about is counted, and listed by itself', async () => {
  const [contested] = [await placeFor(sana), await placeFor(sana)];
  await commerce.moveThrough(owner, contested, 'confirmed', 'shipped', 'refused');
  const json = { kind: 'refusal', reason: 'Nobody came' };
  expect((await commerce.call('POST', `/orders/parcels/${contested}/contest`, { as: sana, json })).status).toBe(200);
  expect(await waiting()).toMatchObject({ toConfirm: { count: 1 }, disputes: { count: 1 } });
  expect(await listed('disputed=true')).toEqual([contested]);
  expect(await listed('disputed=true', (await commerce.someStore()).owner)).toEqual([]);
});

test('what waits for payment does not wait for its seller', async () => {
  await commerce.checkout(sana, { [bowl]: 1 }, { paymentMethod: 'bank-transfer' });
  expect(await waiting()).toEqual(nothing);
});

test('parcels are listed from the newest, or from the oldest', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    ids.push(await placeFor(sana));
    passes(hourMs);
  }
  expect(await listed('status=placed')).toEqual(ids.toReversed());
  expect(await listed('status=placed&sortBy=oldest')).toEqual(ids);
  expect(await commerce.call('GET', '/orders/parcels?sortBy=price', { as: owner })).toMatchObject({
    ...{ status: 400, body: { errors: [{ path: 'sortBy' }] } },
  });
});

test('products on sale that are out of stock, or nearly, are counted and listed apart', async () => {
  const [empty, few] = [
    await commerce.listed(owner, { name: 'Bed', quantity: 0 }),
    await commerce.listed(owner, { name: 'Toy', quantity: 4 }),
  ];
  await commerce.listed(owner, { name: 'Draft', quantity: 0, status: 'draft' });
  const stats = async () => (await commerce.call('GET', '/stores/user/stats', { as: owner })).body.data.stats;
  const own = async (stock: string): Promise<string[]> =>
    (await commerce.call('GET', `/accessories/user/my-accessories?stock=${stock}`, { as: owner })).body.data.accessories.map(
      ({ id }: { id: string }) => id,
    );
  expect([await stats(), await own('out'), await own('low')]).toMatchObject([{ outOfStock: 1, lowStock: 0 }, [empty], []]);
  // A piece that is ordered cannot be bought any more.
  await commerce.place(sana, { [few]: 1 });
  expect([await stats(), await own('out'), await own('low')]).toMatchObject([{ outOfStock: 1, lowStock: 1 }, [empty], [few]]);
});
