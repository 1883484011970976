import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { petLiked, petUnliked, userErased } from '@paltu/contracts';
import { eventually, type TestActor } from '@paltu/testing';
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
const liked = async (pet: string, as: TestActor, json?: object) => (await like(pet, as, json)).body.data;
const likesOf = async (as: TestActor, query = '') => (await pets.call('GET', `/pets/user/likes${query}`, { as })).body.data;
const idsOf = async (as: TestActor): Promise<string[]> => (await likesOf(as)).pets.map((pet: { id: string }) => pet.id);
const shown = async (pet: string, as?: TestActor) => (await pets.call('GET', `/pets/${pet}`, { as })).body.data.pet.likes;

describe('a like', () => {
  test('toggles without a body, is what `liked` says with one, and counts once for each member', async () => {
    expect(await liked(id, sana)).toEqual({ liked: true, likes: 1 });
    expect(await liked(id, sana)).toEqual({ liked: false, likes: 0 });
    for (let time = 0; time < 2; time += 1) expect(await liked(id, sana, { liked: true })).toEqual({ liked: true, likes: 1 });
    expect(await liked(id, owner, { liked: true })).toEqual({ liked: true, likes: 2 });
    for (let time = 0; time < 2; time += 1) expect(await liked(id, sana, { liked: false })).toEqual({ liked: false, likes: 1 });
  });

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

  test('is told once, with the figures after it', async () => {
    for (let time = 0; time < 2; time += 1) await like(id, sana, { liked: true });
    await like(id, sana, { liked: false });
    const { interest, memberId } = await pets.says(petUnliked, id);
    expect(interest).toMatchObject({ petId: id, ownerId: owner.userId, version: 2n, likes: 0, views: 0 });
    expect(memberId).toBe(sana.userId);
    expect((await pets.says(petLiked, id)).interest).toMatchObject({ version: 1n, likes: 1 });
    expect(pets.said(id).filter(({ topic }) => topic === petLiked.topic.name)).toHaveLength(2);
  });
});

describe('many likes at once', () => {
  test('of fifty members make fifty, each told in order', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => pets.tokens.issue()));
    const answers = await Promise.all(members.map((member) => liked(id, member, { liked: true })));
    expect(answers.map(({ likes }) => likes as number).sort((left, right) => left - right)).toEqual(members.map((_, index) => index + 1));
    expect(await shown(id)).toBe(50);
    expect(await pets.database('likes').where({ listing_id: id })).toHaveLength(50);
    await eventually(async () => pets.said(id).filter(({ type }) => type === petLiked.type).length === 50);
    const told = pets.said(id).flatMap((message) => message.as(petLiked)?.data.interest ?? []);
    expect(told.map(({ likes }) => likes)).toEqual(members.map((_, index) => index + 1));
  });

  test('of one member are one like, and of an even number of toggles nothing is left', async () => {
    await Promise.all(Array.from({ length: 50 }, () => like(id, sana, { liked: true })));
    expect([await shown(id), await idsOf(sana)]).toEqual([1, [id]]);
    await Promise.all(Array.from({ length: 50 }, () => like(id, sana)));
    expect([await shown(id), await idsOf(sana)]).toEqual([1, [id]]);
  });
});

describe('my likes', () => {
  test('come page by page, the last one liked first', async () => {
    const [second, third] = [await newPet(), await newPet()];
    for (const pet of [second, id, third]) await like(pet, sana, { liked: true });
    expect(await idsOf(sana)).toEqual([third, id, second]);
    const { pets: page, pagination } = await likesOf(sana, '?page=2&limit=2');
    expect(page).toMatchObject([{ id: second, likes: 1, approvalStatus: 'approved' }]);
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

  test('of an account that is erased are taken back everywhere', async () => {
    const other = await newPet();
    for (const pet of [id, other]) for (const member of [sana, owner]) await like(pet, member, { liked: true });
    const user = { id: sana.userId, version: 2n };
    for (let time = 0; time < 2; time += 1) await pets.hears(userErased, { subject: sana.userId, sequence: 2, data: { user } });
    for (const pet of [id, other]) expect((await pets.says(petUnliked, pet)).memberId).toBe(sana.userId);
    expect([await shown(id), await shown(other), await idsOf(sana)]).toEqual([1, 1, []]);
  });
});
