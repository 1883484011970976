import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { offerPet, publishPet } from './listed-pets.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;

beforeAll(async () => {
  pets = await startPets();
});
afterAll(() => pets.stop());

test("a member takes all own listings along, whatever their status, and nobody else's", async () => {
  const [owner, other] = [await pets.tokens.issue(), await pets.tokens.issue()];
  const [pending, published, deleted] = [await offerPet(pets, owner), await offerPet(pets, owner), await offerPet(pets, owner)];
  await offerPet(pets, other);
  await publishPet(pets, published.id);
  await pets.call('DELETE', `/pets/${deleted.id}`, { as: owner });
  await pets.call('POST', `/pets/${published.id}/like`, { as: owner });
  const { status, headers, body } = await pets.call('GET', '/pets/export', { as: owner });
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(body.data.pets).toMatchObject([
    { id: pending.id, approvalStatus: 'pending' },
    { id: published.id, approvalStatus: 'approved' },
  ]);
  expect(body.data.likes).toEqual([{ petId: published.id, likedAt: expect.any(String) }]);
});

test('who offers nothing has nothing to take along', async () => {
  expect((await pets.call('GET', '/pets/export', { as: await pets.tokens.issue() })).body.data).toEqual({
    pets: [],
    likes: [],
    phoneReveals: [],
  });
});
