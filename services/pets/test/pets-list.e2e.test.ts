import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import { queryPlans, type AskedQuery, type CallService, type QueryPlans } from '@paltu/testing/service';
import { toRow } from '../src/listings/listing-store.ts';
import { isPublished, type Listing, type ListingDetails } from '../src/listings/listing.ts';
import { anApprovedListing, anOwnerId, aPendingListing } from './listing-builders.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let call: CallService;

const details: Partial<ListingDetails>[] = [
  { name: 'Moti', species: 'Dog', cityId: 'lahore', age: '3 ماہ', tags: ['پیارا كتا'] },
  { name: 'Mano', species: 'Cat', cityId: 'lahore', vaccinated: false, age: 'kitten', description: 'بلي، sleeps all day' },
  { name: 'Tota', species: 'Bird', cityId: 'karachi', adoptionType: 'Sale', price: 3_000, breed: 'Green Parrot' },
  { name: 'Sheru', species: 'Dog', cityId: 'karachi', adoptionType: 'Sale', price: 45_000, size: 'Extra Large', urgent: true },
];

// However long ago it was listed, its age was typed today.
const listings = details.map((wanted, index) => ({
  ...anApprovedListing({ details: wanted, at: new Date(Date.UTC(2026, 0, index + 1)) }),
  agedAt: systemClock.now(),
}));

beforeAll(async () => {
  pets = await startPets();
  call = pets.call;
  await pets.database('listings').insert([...listings, aPendingListing()].map(toRow));
  await pets.runJob('count words for search');
});
afterAll(() => pets.stop());

const list = async (query = '') => {
  const { status, body } = await call('GET', `/api/v1/pets${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
};
const names = async (query: string) => (await list(query)).pets.map((pet: { name: string }) => pet.name);

test('everybody sees what is published, newest first, fifty to a page', async () => {
  const { pets: found, pagination } = await list();
  expect(found.map((pet: { name: string }) => pet.name)).toEqual(['Sheru', 'Tota', 'Mano', 'Moti']);
  expect(pagination).toEqual({ page: 1, limit: 50, total: 4, totalPages: 1, totalIsCapped: false });
  expect(found[0]).not.toHaveProperty('contentVersion');
  expect(await names('?page=2&limit=3')).toEqual(['Moti']);
  expect(await names('?page=200')).toEqual([]);
});

test.each([
  ['species=Dog', ['Sheru', 'Moti']],
  ['species=dog&location=karachi', ['Sheru']],
  ['location=Karachi', ['Sheru', 'Tota']],
  [`location=${encodeURIComponent('کراچی')}`, ['Sheru', 'Tota']],
  ['adoptionType=sale', ['Sheru', 'Tota']],
  ['size=extra%20large', ['Sheru']],
  ['breed=parrot', ['Tota']],
  ['minPrice=3000&maxPrice=44999', ['Tota']],
  ['vaccinated=false', ['Mano']],
  ['urgent=true', ['Sheru']],
  ['status=Available&species=Dog', ['Sheru', 'Moti']],
  ['status=adopted', []],
  ['gender=Female', []],
  ['search=MOTI', ['Moti']],
  ['search=moit', ['Moti']],
  ['search=shepherd%20parot', []],
  ['search=green%20parot', ['Tota']],
  [`search=${encodeURIComponent('بلی')}`, ['Mano']],
  [`search=${encodeURIComponent('کـتا')}`, ['Sheru', 'Moti']],
  ['search=karachi%20tota', ['Tota']],
  ['search=labrador&sortBy=oldest', ['Moti', 'Mano', 'Sheru']],
  ['search=labrador&sortBy=name&page=2&limit=2', ['Sheru']],
  ['search=labrador&species=dog&adoptionType=sale', ['Sheru']],
  ['search=s', ['Sheru', 'Mano']],
  ['search=%25', []],
  ['search=%20&breed=%20', ['Sheru', 'Tota', 'Mano', 'Moti']],
  ['breed=p', ['Tota']],
  ['breed=ar', []],
  ['minAge=24', ['Sheru', 'Tota']],
  ['maxAge=23', ['Moti']],
  ['minAge=3&maxAge=3', ['Moti']],
  [`excludeId=${listings[3]!.id}&species=Dog`, ['Moti']],
  ['sortBy=oldest', ['Moti', 'Mano', 'Tota', 'Sheru']],
  ['sortBy=price-high&adoptionType=Sale', ['Sheru', 'Tota']],
  ['sortBy=name', ['Mano', 'Moti', 'Sheru', 'Tota']],
  ['species=&location=&sortBy=&unknown=whatever', ['Sheru', 'Tota', 'Mano', 'Moti']],
])('?%s finds what it asks for', async (query, found) => {
  expect(await names(`?${query}`)).toEqual(found);
});

test.each([
  ['page=0', 'page'],
  ['page=201', 'page'],
  ['page=one', 'page'],
  ['page=1&page=2', 'page'],
  ['limit=101', 'limit'],
  ['limit=0', 'limit'],
  ['limit=-1', 'limit'],
  ['species=Dragon', 'species'],
  ['species=Dog&species=Cat', 'species'],
  ['location=Atlantis', 'location'],
  ['adoptionType=Theft', 'adoptionType'],
  ['minPrice=cheap', 'minPrice'],
  ['maxPrice=99999999999', 'maxPrice'],
  ['vaccinated=maybe', 'vaccinated'],
  ['status=gone', 'status'],
  ['excludeId=1', 'excludeId'],
  ['sortBy=random', 'sortBy'],
  ['minAge=-1', 'minAge'],
  ['minAge=1.5', 'minAge'],
  ['maxAge=2401', 'maxAge'],
  ['maxAge=old', 'maxAge'],
  ['search=%00', 'search'],
  ['search=a%0Ab', 'search'],
  ['search=%E2%80%AE', 'search'],
  [`search=${'x'.repeat(101)}`, 'search'],
  ['search=a%20b%20c%20d%20e%20f%20g%20h%20i', 'search'],
  ['search=a&search=b', 'search'],
  ['breed=%00', 'breed'],
  [`breed=${'x'.repeat(61)}`, 'breed'],
])('?%s is refused by name', async (query, field) => {
  const { status, body } = await call('GET', `/api/v1/pets?${query}`);
  expect([status, body.code]).toEqual([400, 'request.invalid']);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
});

test('a list may be kept, if one asks before it is shown again', async () => {
  const first = await call('GET', '/api/v1/pets');
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const again = await call('GET', '/api/v1/pets', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});

describe('with many listings', () => {
  const ownerId = anOwnerId();
  const species = ['Dog', 'Cat', 'Bird', 'Fish', 'Rabbit'] as const;
  const cities = ['lahore', 'karachi', 'islamabad', 'multan', 'quetta', 'peshawar'];
  const breeds = ['Labrador', 'Persian', 'Parrot', 'Poodle', 'Husky', 'Beagle', 'Siamese'];

  let dogsOfLahore = 0;

  beforeAll(async () => {
    const many = Array.from({ length: 8_000 }, (_, index) =>
      (index % 4 === 0 ? aPendingListing : anApprovedListing)({
        ownerId: index % 200 === 0 ? ownerId : anOwnerId(),
        details: {
          name: `Pet ${(index * 7_919) % 8_000}`,
          species: index % 101 === 1 ? 'Hamster' : (species[index % species.length] ?? 'Dog'),
          cityId: index % 97 === 0 ? 'gwadar' : (cities[index % cities.length] ?? 'lahore'),
          breed: `${breeds[index % breeds.length]} ${index}`,
          adoptionType: index % 3 === 0 ? 'Sale' : index % 100 === 1 ? 'Trial' : 'Adoption',
          price: index % 3 === 0 ? 100 + index : 0,
        },
        pictures: [],
        at: new Date(Date.UTC(2026, 1, 1, 0, 0, index)),
      }),
    );
    const isDogOfLahore = ({ details }: Listing) => details.species === 'Dog' && details.cityId === 'lahore';
    dogsOfLahore = 1 + many.filter((listing) => isPublished(listing) && isDogOfLahore(listing)).length;
    await pets.database.batchInsert('listings', many.map(toRow), 500);
    await pets.database.raw('vacuum analyze listings, members');
  }, 60_000);

  let plans: QueryPlans;
  beforeAll(() => {
    plans = queryPlans(pets.database);
  });
  afterAll(() => plans.close());

  /** What is asked meanwhile for a list; the relay, the consumers and the jobs ask the same pool. */
  const askedDuring = async (read: () => Promise<unknown>) =>
    (await plans.askedDuring(read, 'listings', 'members')).filter(({ sql }) => sql.includes('counted'));

  /** How the database answers the page and the count of a list that everybody reads. */
  const plansOf = async (query: string) => {
    const [asked, ...more] = await askedDuring(() => list(query));
    expect(more).toEqual([]);
    const [, count = '', page = ''] = (await plans.planOf(asked as AskedQuery)).split('InitPlan');
    return { page, count };
  };

  test('a total is exact to 1,000 and capped above', async () => {
    expect((await list('?limit=12')).pagination).toEqual({ page: 1, limit: 12, total: 1_000, totalPages: 84, totalIsCapped: true });
    expect((await list('?species=Dog&location=Lahore')).pagination).toMatchObject({ total: dogsOfLahore, totalIsCapped: false });
  });

  test.each([
    ['', 'listings_published_newest'],
    ['?sortBy=oldest', 'listings_published_newest'],
    ['?species=Hamster', 'listings_published_by_species'],
    ['?location=Gwadar', 'listings_published_by_city'],
    ['?species=Dog&location=Lahore', 'listings_published_by_species_and_city'],
    ['?adoptionType=Trial', 'listings_published_by_adoption_type'],
    ['?sortBy=price-low', 'listings_published_by_price'],
    ['?sortBy=price-high', 'listings_published_by_price'],
    ['?sortBy=name', 'listings_published_by_name'],
    ['?minPrice=7000&maxPrice=7020', 'listings_published_by_price'],
    ['?size=Extra%20Large', 'listings_published_by_size'],
  ])('the list %s is read from an index, and counted no further than its cap', async (query, index) => {
    const { page, count } = await plansOf(query);
    expect(page).toContain(index);
    // A count may read the table itself where it finds its thousand soon; a page never does.
    expect(page).not.toContain('Seq Scan on listings');
    for (const plan of [page, count]) expect(plan).toContain('Limit');
  });

  test('a part of a breed is looked for in an index, and what is found is counted no further than the cap', async () => {
    const [asked] = await askedDuring(() => list('?breed=labrador%2042'));
    const plan = await plans.planOf(asked as AskedQuery);
    expect(plan).toContain('listings_published_breed');
    expect(plan).not.toContain('Seq Scan on listings');
  });

  test.each([
    ['', 'listings_of_owner'],
    ['?sortBy=sent-back', 'listings_of_owner_sent_back'],
  ])('the list of the own ones%s is read in its order from an index', async (query, index) => {
    const owner = await pets.tokens.issue({ userId: ownerId });
    const asked = await plans.askedDuring(() => call('GET', `/api/v1/pets/user/my-pets${query}`, { as: owner }), 'listings');
    const page = await plans.planOf(asked.find(({ sql }) => sql.includes('order by')) as AskedQuery);
    expect(page).toMatch(new RegExp(`${index} `));
    expect(page).not.toContain('Sort');
  });

  test('one page costs one question, however many pets are on it', async () => {
    expect(await askedDuring(() => list('?limit=100'))).toHaveLength(1);
  });
});
