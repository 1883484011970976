import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { petLiked, petUnliked, userErased } from '@paltu/contracts';
import type { TestActor } from '@paltu/testing';
import { offerPet, publishPet } from './listed-pets.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let owner: TestActor;
let sana: TestActor;
let id: string;

const newPet = async (by = owner): Promise<string> => {
  const pet = await offerPet(pets, by);
  await publishPet(pets, pet.id);
  return pet.id;
};

beforeAll(async () => {
  pets = await startPets();
});
beforeEach(async () => {
  [owner, sana] = await Promise.all([pets.tokens.issue(), pets.tokens.issue()]);
  id = await newPet();
});
afterAll(() => pets.stop());

const like = (pet: string, as: TestActor | undefined, json?: object) => pets.call('POST', `/pets/${pet}/like`, { as, json });
const likesOf = async (as: TestActor, query = '') => (await pets.call('GET', `/pets/user/likes${query}`, { as })).body.data;
const idsOf = async (as: TestActor): Promise<string[]> => (await likesOf(as)).pets.map((pet: { id: string }) => pet.id);
const shown = async (pet: string, as?: TestActor) => (await pets.call('GET', `/pets/${pet}`, { as })).body.data.pet.likes;

describe('a like', () => {
  test('shows in every answer about the pet', async () => {
    await like(id, sana, { liked: true });
    const listed = (await pets.call('GET', '/pets')).body.data.pets.find((pet: { id: string }) => pet.id === id);
    const [own] = (await pets.call('GET', '/pets/user/my-pets', { as: owner })).body.data.pets;
    const edited = (await pets.call('PUT', `/pets/${id}`, { as: owner, json: { urgent: true } })).body.data.pet;
    expect([listed.likes, own.likes, edited.likes, await shown(id), await shown(id, owner)]).toEqual([1, 1, 1, 1, 1]);
  });

  test('needs a pet that one may see, and a member', async () => {
    const { id: pending } = await offerPet(pets, owner);
    const refused = await like(pending, sana, { liked: true });
    expect([refused.status, refused.body.code]).toEqual([404, 'pet.not-found']);
    expect((await like(pending, owner, { liked: true })).status).toBe(200);
    expect((await like(id, undefined)).status).toBe(401);
  });

  test('is published with the figures after it', async () => {
    await like(id, sana, { liked: true });
    await like(id, sana, { liked: false });
    const { interest, memberId } = await pets.untilPublished(petUnliked, id);
    expect(interest).toMatchObject({ petId: id, ownerId: owner.userId, version: 2n, likes: 0, views: 0 });
    expect(memberId).toBe(sana.userId);
    expect((await pets.untilPublished(petLiked, id)).interest).toMatchObject({ version: 1n, likes: 1 });
  });
});

describe('my likes', () => {
  test('come page by page, the last one liked first', async () => {
    const [second, third] = [await newPet(), await newPet()];
    for (const pet of [second, id, third]) await like(pet, sana, { liked: true });
    const { pets: page, pagination } = await likesOf(sana, '?page=2&limit=2');
    expect([await idsOf(sana), page]).toMatchObject([[third, id, second], [{ id: second, likes: 1, approvalStatus: 'approved' }]]);
    expect(pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2, totalIsCapped: false });
    expect(await idsOf(owner)).toEqual([]);
  });

  test('hold what is published, and own pets also before; what is gone comes back with the pet', async () => {
    for (const member of [sana, owner]) await like(id, member, { liked: true });
    await pets.call('PUT', `/pets/${id}`, { as: owner, json: { description: 'Another text, which has to be reviewed again.' } });
    expect([await idsOf(sana), await idsOf(owner)]).toEqual([[], [id]]);
    await publishPet(pets, id, 2);
    expect(await idsOf(sana)).toEqual([id]);
    await pets.call('DELETE', `/pets/${id}`, { as: owner });
    expect([await idsOf(sana), await idsOf(owner)]).toEqual([[], []]);
  });

  test('of an account that is erased are taken back', async () => {
    for (const member of [sana, owner]) await like(id, member, { liked: true });
    await pets.publishToBus(userErased, { subject: sana.userId, sequence: 2, data: { user: { id: sana.userId, version: 2n } } });
    expect((await pets.untilPublished(petUnliked, id)).memberId).toBe(sana.userId);
    expect([await shown(id), await idsOf(sana)]).toEqual([1, []]);
  });
});
