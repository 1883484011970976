import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { userDeactivated } from '@paltu/contracts';
import { eventually, type TestActor } from '@paltu/testing';
import { manyRows, queryPlans, type QueryPlans } from '@paltu/testing/service';
import { newId } from '@paltu/kernel';
import { ownQuery, publishedQuery } from '../src/listings/listing-fields-http.ts';
import { busyOwner, insertManyLikes, insertManyListings } from './many-listings.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let plans: QueryPlans;
let owner: TestActor;

beforeAll(async () => {
  pets = await startPets();
  await insertManyListings(pets.databaseUrl, manyRows());
  // The job that runs by itself may be counting: then the one that is asked for leaves it to that.
  await eventually(async () => {
    await pets.runJob('count words for search');
    return (await pets.database('search_word_changes').first()) === undefined;
  }, 'all words are counted');
  await pets.database.raw('vacuum analyze search_words, search_word_changes');
  plans = queryPlans(pets.database);
  owner = await pets.tokens.issue({ userId: busyOwner });
}, 120_000);
afterAll(async () => {
  await plans.close();
  await pets.stop();
});

const table = 'listings';
const read = async (path: string, as?: TestActor): Promise<void> => {
  const { status, body } = await pets.call('GET', `/api/v1/pets${path}`, as && { as });
  expect([path, status, body.errors]).toEqual([path, 200, undefined]);
};
const expectIndexed = (path: string, as?: TestActor) => plans.expectIndexed(path, () => read(path, as), { table });

/** Some values of each filter: frequent, rare, and of which there are none. */
const filters: Readonly<Record<string, readonly string[]>> = {
  search: [
    'labrador',
    'labrdor',
    'gentle friendly',
    'pet 4242',
    'a',
    'gentle a',
    'xq',
    'zzzzzz',
    'کتا',
    'kitten',
    'dog',
    'male dog karachi under 90000',
    'labrador hyderabad xq',
    'gentle dera ghazi khan hamster',
    'dog and cat in lahore',
    '%%%',
    'zzyyxx wwvvuu qqppoo nnmmll',
  ],
  species: ['Dog', 'Other'],
  breed: ['labrador', 'poo', 'z', 'mi', 'zzz', '%%%'],
  gender: ['Female'],
  size: ['Extra Large'],
  location: ['Karachi', 'Gwadar'],
  adoptionType: ['Sale', 'Trial'],
  minPrice: ['50000', '99999999'],
  maxPrice: ['0', '1000'],
  minAge: ['12', '179', '2400'],
  maxAge: ['0', '60'],
  vaccinated: ['true', 'false'],
  urgent: ['true'],
  status: ['Available', 'Adopted'],
  excludeId: [newId()],
};
const sorts = ['relevance', 'newest', 'oldest', 'price-low', 'price-high', 'name'];

test('every filter that a list takes is looked at here', () => {
  expect([...Object.keys(filters), 'page', 'limit', 'sortBy'].sort()).toEqual(Object.keys(publishedQuery.shape).sort());
});

test.each(sorts)('a list in the order %s is read from an index, whatever it is narrowed by', async (sortBy) => {
  await expectIndexed(`?sortBy=${sortBy}`);
  for (const [filter, values] of Object.entries(filters))
    for (const value of values) await expectIndexed(`?${filter}=${encodeURIComponent(value)}&sortBy=${sortBy}`);
});

test.each([
  ['search=4242', 'document'],
  ['search=gentle%204242', 'document'],
  ['search=4242&sortBy=name', 'document'],
  ['breed=parr', 'breed'],
  ['breed=xq', 'breed'],
  ['species=Hamster', 'by_species'],
  ['location=Gwadar', 'by_city'],
  ['species=Hamster&location=Gwadar', 'by_species_and_city'],
  ['adoptionType=Trial', 'by_adoption_type'],
  ['gender=Female', 'by_gender'],
  ['size=Extra%20Large', 'by_size'],
  ['vaccinated=true', 'by_vaccinated'],
  ['urgent=true', 'by_urgent'],
  ['minPrice=99900', 'by_price'],
  ['minAge=179', 'by_birth'],
])('what is rare is found by an index of its own: %s', async (query, index) => {
  const asked = (await plans.askedDuring(() => read(`?${query}`), table)).filter(({ sql }) => sql.includes('is_published'));
  expect(asked).toHaveLength(1);
  for (const one of asked) expect(await plans.planOf(one)).toMatch(new RegExp(`listings_published_${index} `));
});

test('what is frequent is found along the order, and what is found is all that is read of it', async () => {
  for (const query of ['search=gentle', 'search=labrador%20gentle', 'search=gentle&species=Dog', 'search=a']) {
    const asked = (await plans.askedDuring(() => read(`?${query}`), table)).filter(({ sql }) => sql.includes('tsquery'));
    expect([query, asked.length]).toEqual([query, 1]);
    expect(await plans.planOf(asked[0]!)).toMatch(/listings_published_(newest|by_species) /);
  }
});

test('so are the numbers beside the filters, and how a search may go on', async () => {
  const facets = { table: ['listings', 'search_words'] };
  for (const [filter, values] of Object.entries(filters))
    for (const value of values) await plans.expectIndexed(value, () => read(`/facets?${filter}=${encodeURIComponent(value)}`), facets);
  for (const q of ['l', 'la', 'german shep', 'بل', 'zzz'])
    await plans.expectIndexed(q, () => read(`/suggestions?q=${encodeURIComponent(q)}`), facets);
});

test('so is one that is narrowed by two things', async () => {
  const all = Object.entries(filters);
  for (const [index, [filter, [value = '']]] of all.entries())
    for (const [other, values] of all.slice(index + 1))
      await expectIndexed(`?${filter}=${encodeURIComponent(value)}&${other}=${encodeURIComponent(values.at(-1) ?? '')}`);
});

test('so is one that is narrowed by everything, and the last page there can be', async () => {
  const everything = Object.entries(filters).map(([filter, [value = '']]) => `${filter}=${encodeURIComponent(value)}`);
  await expectIndexed(`?${everything.join('&')}`);
  for (const path of ['?page=200&limit=100', '?page=200&limit=100&search=gentle', '?page=200&limit=20&minAge=12&sortBy=name'])
    await expectIndexed(path);
});

test('so are the few that are picked, the related ones and one listing by itself', async () => {
  const { id } = await pets.database('listings').where({ is_published: true }).first<{ id: string }>('id');
  for (const path of ['/featured', '/urgent', `?species=Dog&limit=3&excludeId=${id}`, `/${id}`]) await expectIndexed(path);
});

test('the numbers are read without any listing', async () => {
  expect(await plans.askedDuring(() => read('/stats'), table)).toEqual([]);
});

test('so is all that an owner reads', async () => {
  const own: Readonly<Record<string, string>> = { species: 'Dog', status: 'Adopted', approvalStatus: 'rejected', search: 'labrdor' };
  expect([...Object.keys(own), 'page', 'limit', 'sortBy'].sort()).toEqual(Object.keys(ownQuery.shape).sort());
  for (const query of ['', 'sortBy=sent-back', ...Object.entries(own).map(([name, value]) => `${name}=${value}`)])
    await expectIndexed(`/user/my-pets?${query}`, owner);
  await expectIndexed('/export', owner);
});

test('so are the pets that a member likes, of many likes', async () => {
  await insertManyLikes(pets.databaseUrl, owner.userId);
  const liked = { table: ['listings', 'likes'] };
  for (const path of ['/user/likes', '/user/likes?page=40&limit=20']) await plans.expectIndexed(path, () => read(path, owner), liked);
  const { body } = await pets.call('GET', '/api/v1/pets/user/likes', { as: owner });
  expect(body.data.pagination.total).toBeGreaterThan(manyRows() / 125);
});

test('so are the listings of an owner who leaves, all of which are locked', async () => {
  const { owner_id: subject } = await pets.database('listings').whereNot({ owner_id: busyOwner }).first<{ owner_id: string }>('owner_id');
  const areHidden = () => pets.database('listings').where({ owner_id: subject, is_owner_away: true }).first('id');
  const leave = async (): Promise<void> => {
    await pets.publishToBus(userDeactivated, { subject, sequence: 2, data: { user: { id: subject, version: 2n, deactivated: true } } });
    await eventually(areHidden);
  };
  const locked = (await plans.askedDuring(leave, table)).filter(({ sql }) => sql.includes('for update') && sql.includes('owner_id'));
  expect(locked.length).toBeGreaterThan(0);
  for (const asked of locked) expect(await plans.planOf(asked)).toMatch(/listings_of_owner/);
});

test('so is what is done without being asked', async () => {
  for (const job of ['drop pictures of rejected listings', 'reckon birth dates'])
    await plans.expectIndexed(job, () => pets.runJob(job), { table });
});
