import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CallService } from '@paltu/testing/service';
import { toRow } from '../src/listings/listing-store.ts';
import type { ListingDetails } from '../src/listings/listing.ts';
import { anApprovedListing, aPendingListing } from './listing-builders.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let call: CallService;

const some: readonly Partial<ListingDetails>[] = [
  { name: 'Raja', species: 'Dog', breed: 'German Shepherd', cityId: 'lahore', vaccinated: true, urgent: true },
  { name: 'Shadow', species: 'Dog', breed: 'german shepherd', cityId: 'karachi', vaccinated: false, adoptionType: 'Sale', price: 42_000 },
  { name: 'Laila', species: 'Cat', breed: 'Persian', cityId: 'lahore', gender: 'Female', size: 'Small' },
  { name: 'Lakshmi’s Billu', species: 'Cat', breed: 'پرشین', cityId: 'lahore' },
];

beforeAll(async () => {
  pets = await startPets();
  call = pets.call;
  const hidden = aPendingListing({ details: { name: 'Labelled', breed: 'Labradoodle' } });
  await pets.database('listings').insert([...some.map((details) => anApprovedListing({ details })), hidden].map(toRow));
  await pets.runJob('count words for search');
});
afterAll(() => pets.stop());

const answer = async (path: string) => {
  const { status, body } = await call('GET', `/api/v1/pets${path}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
};

interface Suggestion {
  readonly kind: string;
  readonly text: string;
  readonly search: string;
  readonly count: number;
}
const suggestions = async (q: string): Promise<readonly string[]> =>
  ((await answer(`/suggestions?q=${encodeURIComponent(q)}`)).suggestions as Suggestion[]).map(
    ({ kind, search, count }) => `${kind} ${search} ${count}`,
  );

test.each([
  ['la', ['city lahore 3', 'word laila 1', 'word lakshmis 1']],
  ['lhr', ['city lahore 3']],
  ['لاہ', ['city لاہور 3']],
  ['shep', ['breed german shepherd 2', 'word shepherd 2']],
  ['german shep', ['breed german shepherd 2']],
  ['white pers', ['word white persian 1']],
  ['bil', ['species billi 2', 'word billu 1']],
  ['پر', ['breed پرشین 1']],
  ['labra', []],
  ['', []],
  ['%', []],
])('for %p is suggested %j', async (q, expected) => {
  expect(await suggestions(q)).toEqual(expected);
});

test('what begins with a letter too many to mean anything is refused by name', async () => {
  const { status, body } = await call('GET', `/api/v1/pets/suggestions?q=${'x'.repeat(101)}`);
  expect([status, body.code, body.errors[0].path]).toEqual([400, 'request.invalid', 'q']);
});

test('each filter is counted as if it were chosen with what else is chosen', async () => {
  expect((await answer('/facets')).facets).toEqual({
    species: { Dog: 2, Cat: 2 },
    gender: { Male: 3, Female: 1 },
    size: { Large: 3, Small: 1 },
    adoptionType: { Adoption: 3, Sale: 1 },
    vaccinated: { true: 3, false: 1 },
    urgent: { true: 1, false: 3 },
    prices: { 0: 3, 40000: 1 },
  });
  const chosen = (await answer('/facets?species=Cat&gender=Female&location=Lahore')).facets;
  expect([chosen.species, chosen.gender, chosen.size]).toEqual([{ Cat: 1 }, { Male: 1, Female: 1 }, { Small: 1 }]);
});

test('prices are counted by steps, whatever price is chosen, and what is dear as one', async () => {
  const chosen = (await answer('/facets?minPrice=1&maxPrice=50000')).facets;
  expect([chosen.prices, chosen.species]).toEqual([{ 0: 3, 40000: 1 }, { Dog: 1 }]);
  const dear = { name: 'Sultan', species: 'Other', adoptionType: 'Sale', price: 750_000 } as const;
  const { id } = await pets
    .database('listings')
    .insert(toRow(anApprovedListing({ details: dear })))
    .returning('id')
    .then(([row]) => row as { id: string });
  expect((await answer('/facets')).facets.prices).toEqual({ 0: 3, 40000: 1, 100000: 1 });
  await pets.database('listings').where({ id }).delete();
});

test('filters are counted of what is searched for', async () => {
  expect((await answer('/facets?search=german%20lahore')).facets).toMatchObject({ species: { Dog: 1 }, urgent: { true: 1 } });
  expect((await answer('/facets?search=zzzz')).facets.species).toEqual({});
});
