import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let now = new Date();
let commerce: RunningCommerce;
let owner: Someone;
let storeId: string;
const ids: Record<string, string> = {};
const goods = {
  kibble: { name: 'Chicken kibble for adult dogs', description: 'A bag of three kilograms', price: 2_400 },
  tuna: { name: 'ٹونا بلی کا کھانا', description: 'بارہ ڈبے، ہر عمر کی بلی کے لیے', price: 1_800, originalPrice: 2_000 },
  leash: { name: 'Leather leash', description: 'For long walks with a puppy', category: 'Collars & Leashes', price: 900 },
  bed: { name: 'Soft bed, large', description: 'For big dogs', category: 'Beds & Furniture', price: 5_500, quantity: 0 },
} as const;

beforeAll(async () => {
  commerce = await startCommerce({ clock: { now: () => now } });
  ({ owner, id: storeId } = await commerce.someStore());
  for (const [name, accessory] of Object.entries(goods)) ids[name] = await commerce.listed(owner, accessory);
  await commerce.listed(owner, { name: 'Secret draft', status: 'draft' });
  const kept = commerce.database('accessories');
  await kept.clone().where({ id: ids['leash'] }).update({ rating: 4.7, popularity: 3 });
  await kept.clone().where({ id: ids['tuna'] }).update({ rating: 4.1, popularity: 12, featured: true });
  await commerce.runJob('count words of accessories');
});
afterAll(() => commerce.stop());

const answer = async (path: string) => {
  const { status, body, headers } = await commerce.call('GET', `/accessories${path}`);
  expect([path, status, body.errors]).toEqual([path, 200, undefined]);
  expect(headers.get('cache-control')).toMatch(/^public/);
  return body.data;
};
const names = async (path: string): Promise<readonly (string | undefined)[]> =>
  (await answer(path)).accessories.map(({ id }: { id: string }) => Object.keys(ids).find((name) => ids[name] === id));

test.each([
  ['', ['bed', 'leash', 'tuna', 'kibble']],
  ['?sortBy=price-low', ['leash', 'tuna', 'kibble', 'bed']],
  ['?sortBy=price-high', ['bed', 'kibble', 'tuna', 'leash']],
  ['?sortBy=rating', ['leash', 'tuna', 'bed', 'kibble']],
  ['?sortBy=popularity', ['tuna', 'leash', 'bed', 'kibble']],
  ['?category=food %26 treats', ['tuna', 'kibble']],
  ['?minPrice=1800&maxPrice=2400', ['tuna', 'kibble']],
  ['?minRating=4.5', ['leash']],
  ['?forSpecies=cat', ['tuna']],
  ['?forSpecies=Dog&inStock=true', ['leash', 'kibble']],
  ['?forSpecies=Fish', []],
  ['?inStock=true', ['leash', 'tuna', 'kibble']],
  ['?inStock=false', ['bed', 'leash', 'tuna', 'kibble']],
  ['/featured', ['tuna']],
  ['/category?category=Collars %26 Leashes', ['leash']],
  ['?page=2&limit=3', ['kibble']],
])('products%s are %j', async (path, expected) => {
  expect(await names(path.replaceAll(' ', '%20'))).toEqual(expected);
});

test.each([
  ['kibble', ['kibble'], null],
  ['kibbel', ['kibble'], 'kibble'],
  ['kutta', ['leash', 'kibble', 'bed'], null],
  ['cat bowl', [], null],
  // Tuna is featured.
  ['cats and dogs', ['tuna', 'leash', 'kibble', 'bed'], null],
  ['billli', ['tuna'], 'billi'],
  ['machli', [], null],
  ['بلی', ['tuna'], null],
  ['billi', ['tuna'], null],
  ['tunaa', [], null],
  ['leas', ['leash'], null],
  ['pilla', ['leash'], null],
  ['Collars', ['leash'], null],
  ['secret', [], null],
])('the search %p finds %j', async (search, expected, corrected) => {
  const q = encodeURIComponent(search);
  const found = await answer(`/search?q=${q}`);
  expect([found.search.corrected, await names(`/search?q=${q}`), await names(`?search=${q}`)]).toEqual([corrected, expected, expected]);
});

test('a search is narrowed and sorted as any list, and what can be had comes first', async () => {
  expect(await names('?search=dogs&sortBy=price-high')).toEqual(['bed', 'kibble', 'leash']);
  expect(await names('?search=dogs&inStock=true')).toEqual(['leash', 'kibble']);
  expect((await answer('?search=dogs&limit=1')).pagination).toMatchObject({ total: 3, totalPages: 3 });
});

test('a price is understood, shown as a part that can be taken away, and beaten by one that is chosen', async () => {
  const { search } = await answer('?search=kutta%202500%20tak');
  expect(search.understood).toEqual([
    { words: 'kutta', fields: { forSpecies: 'Dog' }, without: '2500 tak' },
    { words: '2500 tak', fields: { maxPrice: 2_500 }, without: 'kutta' },
  ]);
  expect(await names('?search=kutta%202500%20tak')).toEqual(['leash', 'kibble']);
  expect(await names('?search=kutta%202500%20tak&maxPrice=100000')).toEqual(['leash', 'kibble', 'bed']);
  expect(await names('?search=sasta%20kutta')).toEqual(['leash', 'kibble', 'bed']);
  const nearest = (await answer('?search=kutta%20max%20500')).search.alternatives;
  expect([nearest.search, nearest.accessories.map(({ id }: { id: string }) => id)]).toEqual([
    'kutta',
    [ids['leash'], ids['kibble'], ids['bed']],
  ]);
});

test('products of a store are found by its id and by that of its owner', async () => {
  for (const vendorId of [storeId, owner.userId])
    expect(await names(`/vendor?vendorId=${vendorId}`)).toEqual(['bed', 'leash', 'tuna', 'kibble']);
  expect(await names(`/vendor?vendorId=${newId()}`)).toEqual([]);
});

test('products that are named are left out', async () => {
  expect(await names(`?excludeIds=${ids['bed']},${ids['tuna']}`)).toEqual(['leash', 'kibble']);
});

test('without the database nothing is counted when nobody has counted before', async () => {
  const away = { status: 503, body: { code: 'service.unavailable' } };
  await commerce.withoutDatabase(async () => expect(await commerce.call('GET', '/accessories/stats')).toMatchObject(away));
});

test('all are counted, at most ten seconds ago unless they cannot be counted', async () => {
  const counted = {
    total: 4,
    inStock: 3,
    outOfStock: 1,
    byCategory: { 'Beds & Furniture': 1, 'Collars & Leashes': 1, 'Food & Treats': 2 },
  };
  expect((await answer('/stats')).stats).toEqual(counted);
  await commerce.call('PUT', `/accessories/${ids['kibble']}`, { as: owner, json: { quantity: 0 } });
  expect((await answer('/stats')).stats).toEqual(counted);
  now = new Date(now.getTime() + 10_000);
  expect((await answer('/stats')).stats).toMatchObject({ inStock: 2, outOfStock: 2 });
  now = new Date(now.getTime() + 60_000);
  await commerce.withoutDatabase(async () => expect((await answer('/stats')).stats).toMatchObject({ inStock: 2, outOfStock: 2 }));
});

test.each([
  ['/search', 'q'],
  ['/category', 'category'],
  ['/vendor?vendorId=me', 'vendorId'],
  ['?sortBy=cheap', 'sortBy'],
  ['?forSpecies=Dragon', 'forSpecies'],
  ['/facets?forSpecies=Dragon', 'forSpecies'],
  ['?minPrice=-1', 'minPrice'],
  ['?excludeIds=one', 'excludeIds.0'],
  ['?inStock=maybe', 'inStock'],
])('%s is refused by the name of %s', async (path, field) => {
  expect(await commerce.call('GET', `/accessories${path}`)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path: field }] },
  });
});

test('products like one are in stock, of its category and for its animal, the nearest name first', async () => {
  const stores = await commerce.someStore();
  const of = (name: string, more: object = {}) =>
    commerce.listed(stores.owner, { name, description: 'For every day', price: 900, ...more });
  const one = await of('Salmon food for cats');
  const near = await of('Salmon food for kittens');
  const other = await of('Tuna for cats', { category: 'Food & Treats' });
  await of('Salmon food for dogs');
  await of('Salmon food for cats, large', { quantity: 0 });
  await of('Collar for cats', { category: 'Collars & Leashes' });
  const like = async (id: string): Promise<string[]> =>
    (await answer(`/${id}/similar?limit=9`)).accessories.map((accessory: { id: string }) => accessory.id);
  const found = await like(one);
  expect([found.slice(0, 1), found.includes(other), found.includes(one)]).toEqual([[near], true, false]);
  const named = (await answer(`/${one}/similar?limit=9`)).accessories.map(({ name }: { name: string }) => name);
  expect(named.filter((name: string) => /dogs|large|Collar/.test(name))).toEqual([]);
  expect((await commerce.call('GET', `/accessories/${newId()}/similar`)).status).toBe(404);
});

test('no store takes more than three of the first twelve, however much it listed last; the pages after it show the rest once', async () => {
  const stores = [];
  for (const count of [4, 4, 4, 9]) {
    const { owner: seller } = await commerce.someStore();
    for (let n = 1; n < count; n += 1)
      await commerce.listed(seller, { name: `Feeder ${count} ${n}`, category: 'Bowls & Feeders', price: 500 });
    stores.push(seller);
  }
  const page = async (n: number): Promise<{ id: string; vendorId: string }[]> =>
    (await answer(`?category=Bowls %26 Feeders&sortBy=relevance&limit=12&page=${n}`.replaceAll(' ', '%20'))).accessories;
  const [first, second] = [await page(1), await page(2)];
  const counts = new Map<string, number>();
  for (const { vendorId } of first) counts.set(vendorId, (counts.get(vendorId) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBe(3);
  const all = [...first, ...second].map(({ id }) => id);
  expect([first.length, new Set(all).size]).toEqual([12, all.length]);
});

test('of a search that only refuses no more are counted than there are', async () => {
  const { total } = (await answer('?limit=1')).pagination;
  for (const page of [1, 2]) expect((await answer(`?search=without%20zirconium&limit=1&page=${page}`)).pagination).toMatchObject({ total });
  expect(total).toBeGreaterThan(20);
});
