import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { columnsOfAccessories } from './many-goods.ts';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
const ids: Record<string, string> = {};
const owners: Record<string, Someone> = {};
const stores = {
  paws: {
    name: 'Paws of Gulberg',
    type: 'Pet Store',
    city: 'Lahore',
    services: ['Grooming', 'Home delivery'],
    description: 'Food and toys',
    latitude: 31.5204,
    longitude: 74.3587,
  },
  clinic: {
    name: 'DHA Animal Clinic',
    type: 'Veterinary Clinic',
    city: 'Karachi',
    services: ['Vaccination'],
    description: 'Checks and vaccines',
  },
  salon: { name: 'پالتو سیلون', type: 'Grooming Salon', city: 'Islamabad', services: ['Grooming'], description: 'بلیوں اور کتوں کی صفائی' },
  hotel: {
    name: 'Mall Road Pet Hotel',
    type: 'Pet Hotel',
    city: 'Lahore',
    features: ['Cameras'],
    description: 'Rooms with a view',
    latitude: 31.5497,
    longitude: 74.3436,
  },
} as const;

beforeAll(async () => {
  commerce = await startCommerce();
  for (const [name, store] of Object.entries(stores)) {
    owners[name] = await commerce.someone();
    ids[name] = await commerce.opened(owners[name], store);
  }
  await commerce.database('stores').where({ id: ids['clinic'] }).update({ rating: 4.6, reviews: 5, featured: true });
  await commerce.database('stores').where({ id: ids['hotel'] }).update({ rating: 3.9, products: 7 });
  await commerce.runJob('count words of stores');
});
afterAll(() => commerce.stop());

const answer = async (path: string) => {
  const { status, body } = await commerce.call('GET', `/stores${path}`);
  expect([path, status, body.errors]).toEqual([path, 200, undefined]);
  return body.data;
};
const names = async (path: string): Promise<readonly (string | undefined)[]> =>
  (await answer(path)).stores.map(({ id }: { id: string }) => Object.keys(ids).find((name) => ids[name] === id));

test.each([
  ['', ['clinic', 'hotel', 'salon', 'paws']],
  ['?sortBy=newest', ['hotel', 'salon', 'clinic', 'paws']],
  ['?sortBy=name', ['clinic', 'hotel', 'paws', 'salon']],
  ['?sortBy=products', ['hotel', 'salon', 'clinic', 'paws']],
  ['?city=لاہور', ['hotel', 'paws']],
  ['?type=pet hotel', ['hotel']],
  ['?minRating=4.5', ['clinic']],
  ['?minRating=3.5&city=Lahore', ['hotel']],
  ['/featured', ['clinic']],
  ['/type?type=Grooming Salon', ['salon']],
  ['?page=2&limit=3', ['paws']],
])('stores%s are %j', async (path, expected) => {
  expect(await names(encodeURI(path))).toEqual(expected);
});

test.each([
  ['gulberg', ['paws'], null],
  ['gulbarg', ['paws'], 'gulberg'],
  ['لاہور', ['hotel', 'paws'], null],
  ['lhr hotel', ['hotel'], null],
  ['billi', ['salon'], null],
  ['clin', ['clinic'], null],
  ['zzzzzz', [], null],
  ['%', [], null],
])('the search %p finds %j', async (search, expected, corrected) => {
  const found = await answer(`/search?q=${encodeURIComponent(search)}`);
  expect([found.search.corrected, await names(`/search?q=${encodeURIComponent(search)}`)]).toEqual([corrected, expected]);
  expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual(expected);
});

/** Copies of a product, more than any page counts. */
const copies = `insert into accessories (${columnsOfAccessories}) select ${columnsOfAccessories.replaceAll(/\w+/g, 'whole.$&')}
  from (select to_jsonb(accessories) as one from accessories where id = ?) as usual,
  generate_series(1, 1100) as nth, lateral jsonb_populate_record(null::accessories, one || jsonb_build_object('id', gen_random_uuid(), 'price', nth)) as whole`;

test('a store is found by what it sells in its city, however much of it others sell', async () => {
  const sell = (name: string) => commerce.listed(owners[name] as Someone, { name: 'Zirconium bowl', description: 'It shines.' });
  await commerce.database.raw(copies, [await sell('clinic')]);
  await sell('hotel');
  expect(await names('?search=zirconium%20lahore')).toEqual(['hotel']);
  expect(await names('?search=zirconium&city=Lahore')).toEqual(['hotel']);
  expect(await names('?search=zirconium')).toEqual(['clinic', 'hotel']);
});

test('of those that sell something in a city, the nearest to the area that is named come first', async () => {
  for (const name of ['paws', 'hotel']) await commerce.listed(owners[name] as Someone, { name: 'Vanadium leash' });
  expect(await names('?search=vanadium%20anarkali')).toEqual(['hotel', 'paws']);
  expect(await names('?search=vanadium%20model%20town%20lahore')).toEqual(['paws', 'hotel']);
});

test('a search is narrowed and sorted as any list', async () => {
  expect(await names('?search=grooming&sortBy=name')).toEqual(['paws', 'salon']);
  expect(await names('?search=grooming&city=Lahore')).toEqual(['paws']);
});

test('a city is understood, shown as a part that can be taken away, and several are any of them', async () => {
  expect((await answer('?search=grooming%20lhr')).search.understood).toEqual([
    { words: 'lhr', fields: { city: 'Lahore' }, without: 'grooming' },
  ]);
  expect(await names('?search=grooming%20lahore%20islamabad&sortBy=name')).toEqual(['paws', 'salon']);
  expect((await answer('?search=hotel%20karachi')).search.alternatives).toMatchObject({ search: 'hotel', stores: [{ id: ids['hotel'] }] });
});

test('those near an area that is named come first, but where another order is chosen', async () => {
  for (const search of ['anarkali lahore', 'anarkali'])
    expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual(['hotel', 'paws']);
  expect(await names('?search=model%20town%20lahore')).toEqual(['paws', 'hotel']);
  expect(await names('?search=anarkali&sortBy=newest')).toEqual(['hotel', 'paws']);
  expect((await answer('?search=anarkali')).search.understood).toEqual([
    { words: 'anarkali', fields: { city: 'Lahore', area: { en: 'Anarkali', ur: 'انارکلی' } }, without: '' },
  ]);
});

test('stores nearby are listed by their distance, up to a limit that counts', async () => {
  const near = (rest: string) => answer(`/nearby?latitude=31.5204&longitude=74.3587${rest}`);
  const within = (await near('')).stores as { name: string; distance: number }[];
  expect(within.map(({ name, distance }) => [name, distance])).toEqual([
    ['Paws of Gulberg', 0],
    ['Mall Road Pet Hotel', 3558],
  ]);
  expect((await near('&maxDistance=3559')).stores).toHaveLength(2);
  expect((await near('&maxDistance=3557')).stores).toHaveLength(1);
  expect((await near('&maxDistance=1000000&limit=1')).pagination).toMatchObject({ total: 3, totalPages: 3 });
  const paged = await Promise.all([1, 2, 3].map((page) => near(`&maxDistance=3559&limit=1&page=${page}`)));
  expect(paged.map(({ stores }) => stores.map(({ name }: { name: string }) => name))).toEqual([
    ['Paws of Gulberg'],
    ['Mall Road Pet Hotel'],
    [],
  ]);
});

test('types and services are counted of what is open', async () => {
  const counted = async () => [(await answer('/categories')).categories, (await answer('/services')).services];
  const types = [
    { name: 'Pet Store', count: 1 },
    { name: 'Veterinary Clinic', count: 1 },
    { name: 'Grooming Salon', count: 1 },
    { name: 'Online Store', count: 0 },
    { name: 'Pet Hotel', count: 1 },
  ];
  const services = [
    { name: 'Grooming', count: 2 },
    { name: 'Home delivery', count: 1 },
    { name: 'Vaccination', count: 1 },
  ];
  expect(await counted()).toEqual([types, services]);
  const paws = owners['paws'];
  await commerce.call('PATCH', '/stores/status', { as: paws, json: { isActive: false } });
  await commerce.call('PUT', '/stores', { as: paws, json: { services: ['Training'] } });
  expect((await counted())[1]).toEqual([
    { name: 'Grooming', count: 1 },
    { name: 'Vaccination', count: 1 },
  ]);
  await commerce.call('PATCH', '/stores/status', { as: paws, json: { isActive: true } });
  expect((await counted())[1]).toContainEqual({ name: 'Training', count: 1 });
});

test.each([
  ['/search', 'q'],
  ['/search?q=%20', 'q'],
  ['/type', 'type'],
  ['?sortBy=best', 'sortBy'],
  ['?minRating=6', 'minRating'],
  ['?city=London', 'city'],
  ['/nearby?latitude=31', 'longitude'],
  ['/nearby?latitude=31&longitude=74&maxDistance=1000001', 'maxDistance'],
  ['?limit=0', 'limit'],
])('%s is refused by the name of %s', async (path, field) => {
  expect(await commerce.call('GET', `/stores${path}`)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path: field }] },
  });
});
