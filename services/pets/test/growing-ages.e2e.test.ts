import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import type { TestActor } from '@paltu/testing';
import { offerPet, publishPet } from './listed-pets.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let owner: TestActor;
let daysLater = 0;

const dayMs = 24 * 60 * 60_000;
const now = (): Date => new Date(systemClock.now().getTime() + daysLater * dayMs);

beforeAll(async () => {
  pets = await startPets({ clock: { now } });
  owner = await pets.tokens.issue();
});
afterAll(() => pets.stop());

const offer = async (overrides: Record<string, unknown>): Promise<{ id: string; agedAt: string; bornOn: string }> => {
  const pet = await offerPet(pets, owner, overrides);
  await publishPet(pets, pet.id);
  return pet;
};
const edit = async (id: string, json: Record<string, unknown>) =>
  (await pets.call('PUT', `/api/v1/pets/${id}`, { as: owner, json })).body.data.pet;
const read = async (id: string) => (await pets.call('GET', `/api/v1/pets/${id}`)).body.data.pet;

/** Whether a list, a search and the numbers beside the filters find the species of the test. */
const isFound = async (query: string): Promise<boolean[]> => {
  const counts = async (path: string) => (await pets.call('GET', `/api/v1/pets${path}&${query}`)).body.data;
  const [listed, searched, { facets }] = [await counts('?'), await counts('?search=puppet'), await counts('/facets?')];
  return [listed.pagination.total, searched.pagination.total, facets.urgent['true'] ?? 0].map((count) => count > 0);
};

const everywhere = [true, true, true];
const nowhere = [false, false, false];

test('a pet of two months is found as one of two today, and as one of three when forty days have passed', async () => {
  daysLater = 0;
  const { id, agedAt, bornOn } = await offer({ name: 'Puppet', species: 'Hamster', age: '2 months', urgent: true });
  await pets.runJob('count words for search');
  expect(await isFound('species=Hamster&maxAge=2')).toEqual(everywhere);
  expect(await isFound('species=Hamster&minAge=3')).toEqual(nowhere);
  daysLater = 40;
  expect(await isFound('species=Hamster&maxAge=2')).toEqual(nowhere);
  expect(await isFound('species=Hamster&minAge=3&maxAge=3')).toEqual(everywhere);
  expect(await read(id)).toMatchObject({ age: '2 months', agedAt, bornOn });
});

test('an edit of the price keeps from when an age is, one of the age begins anew', async () => {
  daysLater = 0;
  const { id, agedAt, bornOn } = await offer({ species: 'Rabbit', age: '2 months', adoptionType: 'Sale', price: 500 });
  daysLater = 40;
  expect(await edit(id, { price: 700, age: '2 months' })).toMatchObject({ price: 700, agedAt, bornOn });
  const rewritten = await edit(id, { age: '10 weeks' });
  expect(rewritten.bornOn > bornOn).toBe(true);
  expect(Date.parse(rewritten.agedAt) - Date.parse(agedAt)).toBeGreaterThanOrEqual(39 * dayMs);
  expect(await edit(id, { age: 'grown up' })).toMatchObject({ age: 'grown up', bornOn: null });
});
