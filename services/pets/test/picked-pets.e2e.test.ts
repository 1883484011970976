import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { toRow } from '../src/listings/listing-store.ts';
import type { Listing, ListingDetails } from '../src/listings/listing.ts';
import { anApprovedListing, aPendingListing } from './listing-builders.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
beforeAll(async () => {
  pets = await startPets();
});
afterAll(() => pets.stop());

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const published = (name: string, day: number, { featured = false, ...details }: Partial<ListingDetails & Listing> = {}): Listing => ({
  ...anApprovedListing({ details: { name, ...details }, at: at(day) }),
  featured,
});

const read = async (path: string) => {
  const { status, body } = await pets.call('GET', `/api/v1/pets/${path}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.pets.map(({ name }: { name: string }) => name);
};

test('featured and urgent are the newest of what everybody can have, six unless more are asked for', async () => {
  const many = Array.from({ length: 7 }, (_, index) => published(`${index}`, index + 1, { featured: true, urgent: index < 2 }));
  const others = [
    published('plain', 20),
    published('adopted', 21, { featured: true, urgent: true, status: 'Adopted' }),
    { ...aPendingListing({ details: { name: 'pending', urgent: true }, at: at(22) }), featured: true },
  ];
  await pets.database('listings').insert([...many, ...others].map(toRow));
  expect(await read('featured')).toEqual(['6', '5', '4', '3', '2', '1']);
  expect(await read('featured?limit=10')).toEqual(['6', '5', '4', '3', '2', '1', '0']);
  expect(await read('urgent')).toEqual(['1', '0']);
  expect(await read('urgent?limit=1')).toEqual(['1']);
  const { pagination } = (await pets.call('GET', '/api/v1/pets/featured?limit=2')).body.data;
  expect(pagination).toMatchObject({ page: 1, limit: 2, total: 7, totalPages: 4 });
});

test('a number of them that cannot be is refused by name', async () => {
  for (const limit of ['0', '101', 'six']) {
    const { status, body } = await pets.call('GET', `/api/v1/pets/featured?limit=${limit}`);
    expect([status, body.errors]).toMatchObject([400, [{ path: 'limit' }]]);
  }
});
