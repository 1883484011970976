import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { offerPet, publishPet } from './listed-pets.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
beforeAll(async () => {
  pets = await startPets();
});
afterAll(() => pets.stop());

test('without the database there are no numbers when nobody has counted before', async () => {
  await pets.withoutDatabase(async () => {
    expect(await pets.call('GET', '/api/v1/pets/stats')).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
  });
});

test('the numbers are those of what everybody sees', async () => {
  const owner = await pets.tokens.issue();
  const published = [
    await offerPet(pets, owner, { species: 'Dog', location: 'Lahore' }),
    await offerPet(pets, owner, { species: 'Cat', location: 'لاہور', adoptionType: 'Sale', price: 500 }),
    await offerPet(pets, owner, { species: 'Dog', location: 'Quetta', status: 'Adopted' }),
  ];
  for (const { id } of published) await publishPet(pets, id);
  await offerPet(pets, owner, { species: 'Bird', location: 'Karachi' });
  const { status, body, headers } = await pets.call('GET', '/api/v1/pets/stats');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=10');
  expect(body.data.stats).toEqual({
    total: 3,
    available: 2,
    pending: 0,
    adopted: 1,
    bySpecies: { Dog: 2, Cat: 1 },
    byCity: { Lahore: 2, Quetta: 1 },
    byAdoptionType: { Adoption: 2, Sale: 1 },
  });
});
