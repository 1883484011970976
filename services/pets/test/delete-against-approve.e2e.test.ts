import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { petDeleted, publishedPetUpdated, publishedPetWithdrawn } from '@paltu/contracts';
import { eventually, type TestActor } from '@paltu/testing';
import { offerPet } from './listed-pets.ts';
import { approve } from './other-services.ts';
import { startPets, type RunningPets } from './running-pets.ts';

const rounds = 20;

let pets: RunningPets;
let ali: TestActor;
beforeAll(async () => {
  pets = await startPets();
  ali = await pets.tokens.issue();
});
afterAll(() => pets.stop());

test(`in ${rounds} rounds of delete against approve, what was deleted is gone for everybody and nothing follows`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await offerPet(pets, ali);
    const remove = async () => {
      await new Promise((resolve) => setTimeout(resolve, (round % 10) * 5));
      return pets.call('DELETE', `/pets/${id}`, { as: ali });
    };
    const [removed] = await Promise.all([remove(), approve(pets, id, 1), approve(pets, id, 1)]);
    expect(removed.status).toBe(200);
    await approve(pets, id, 1);
    await pets.untilPublished(petDeleted, id);
    expect((await pets.call('GET', `/pets/${id}`)).status).toBe(404);
    const types = pets.publishedAbout(id).map(({ type }) => type);
    const inPublic = types.filter((type) => [publishedPetUpdated.type, publishedPetWithdrawn.type].includes(type));
    if (inPublic.length > 0) expect(inPublic.at(-1)).toBe(publishedPetWithdrawn.type);
  }
  const taken = async () => pets.database('inbox').where({ consumer: 'pets.decisions' });
  await eventually(async () => (await taken()).length === rounds * 3, 'every decision is taken');
  expect((await pets.call('GET', '/pets')).body.data.pets).toEqual([]);
  expect(await pets.database('listings').where({ is_published: true })).toEqual([]);
});
