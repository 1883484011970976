import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { vetLiked, vetUnliked } from '@paltu/contracts';
import { startVets, type RunningVets, type Someone } from './running-vets.ts';

let vets: RunningVets;
let owner: Someone;
let sana: Someone;
let id: string;
beforeAll(async () => {
  vets = await startVets();
});
beforeEach(async () => {
  ({ owner, id } = await vets.someVet());
  sana = await vets.someone();
});
afterAll(() => vets.stop());

const like = (vetId: string, as: Someone | undefined, json?: object) => vets.call('POST', `/vets/${vetId}/like`, { as, json });
const likesOf = async (as: Someone, query = '') => (await vets.call('GET', `/vets/user/likes${query}`, { as })).body.data;
const idsOf = async (as: Someone): Promise<string[]> => (await likesOf(as)).vets.map((vet: { id: string }) => vet.id);
const shown = async (vetId: string, as?: Someone) => (await vets.call('GET', `/vets/${vetId}`, { as })).body.data.vet.likes;
const hide = (who: Someone, isActive = false) => vets.call('PATCH', '/vets/status', { as: who, json: { isActive } });

describe('a like', () => {
  test('shows in every answer about the vet', async () => {
    await like(id, sana);
    const inList = (path: string) =>
      vets.call('GET', path, { as: owner }).then(({ body }) => body.data.vets.find((vet: { id: string }) => vet.id === id).likes as number);
    const own = (await vets.call('GET', '/vets/user/my-profile', { as: owner })).body.data.vet.likes;
    const near = await inList('/vets/nearby?latitude=31.55&longitude=74.34&maxDistance=1000000&limit=100');
    expect([await inList('/vets?sortBy=newest'), near, own, await shown(id), await shown(id, owner)]).toEqual([1, 1, 1, 1, 1]);
  });

  test('needs a vet whom one may see, and a member', async () => {
    await hide(owner);
    expect(await like(id, sana)).toMatchObject({ status: 404, body: { code: 'vet.not-found' } });
    expect((await like(id, owner)).status).toBe(200);
    expect((await like(id, undefined)).status).toBe(401);
  });

  test('is published with the figures after it', async () => {
    await like(id, sana, { liked: true });
    await like(id, sana, { liked: false });
    const { interest, memberId } = await vets.untilPublished(vetUnliked, id);
    expect(interest).toMatchObject({ vetId: id, ownerId: owner.userId, version: 2n, likes: 0 });
    expect(memberId).toBe(sana.userId);
    expect((await vets.untilPublished(vetLiked, id)).interest).toMatchObject({ version: 1n, likes: 1 });
  });
});

describe('my likes', () => {
  test('are listed as vets are, and are in the export', async () => {
    await like(id, sana);
    expect((await likesOf(sana)).vets).toMatchObject([{ id, likes: 1 }]);
    const { vetLikes } = (await vets.call('GET', '/vets/export', { as: sana })).body.data;
    expect(vetLikes).toEqual([{ vetId: id, likedAt: expect.any(String) }]);
  });

  test('hold who is in sight, and the own profile also when it is not', async () => {
    for (const member of [sana, owner]) await like(id, member);
    await hide(owner);
    expect([await idsOf(sana), await idsOf(owner)]).toEqual([[], [id]]);
    await hide(owner, true);
    expect(await idsOf(sana)).toEqual([id]);
  });

  test('of an account that is erased are taken back', async () => {
    for (const member of [sana, owner]) await like(id, member);
    await vets.isErased(sana);
    expect((await vets.untilPublished(vetUnliked, id)).memberId).toBe(sana.userId);
    expect([await shown(id), await idsOf(sana)]).toEqual([1, []]);
  });
});
