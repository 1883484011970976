import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { vetLiked, vetUnliked } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
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
const liked = async (vetId: string, as: Someone, json?: object) => (await like(vetId, as, json)).body.data;
const likesOf = async (as: Someone, query = '') => (await vets.call('GET', `/vets/user/likes${query}`, { as })).body.data;
const idsOf = async (as: Someone): Promise<string[]> => (await likesOf(as)).vets.map((vet: { id: string }) => vet.id);
const shown = async (vetId: string, as?: Someone) => (await vets.call('GET', `/vets/${vetId}`, { as })).body.data.vet.likes;
const hide = (who: Someone, isActive = false) => vets.call('PATCH', '/vets/status', { as: who, json: { isActive } });

describe('a like', () => {
  test('toggles without a body, is what `liked` says with one, and counts once for each member', async () => {
    expect(await liked(id, sana)).toEqual({ liked: true, likes: 1 });
    expect(await liked(id, sana)).toEqual({ liked: false, likes: 0 });
    for (let time = 0; time < 2; time += 1) expect(await liked(id, sana, { liked: true })).toEqual({ liked: true, likes: 1 });
    expect(await liked(id, owner, { liked: true })).toEqual({ liked: true, likes: 2 });
    for (let time = 0; time < 2; time += 1) expect(await liked(id, sana, { liked: false })).toEqual({ liked: false, likes: 1 });
  });

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

  test('is told once, with the figures after it', async () => {
    for (let time = 0; time < 2; time += 1) await like(id, sana, { liked: true });
    await like(id, sana, { liked: false });
    const { interest, memberId } = await vets.says(vetUnliked, id);
    expect(interest).toMatchObject({ vetId: id, ownerId: owner.userId, version: 2n, likes: 0 });
    expect(memberId).toBe(sana.userId);
    expect((await vets.says(vetLiked, id)).interest).toMatchObject({ version: 1n, likes: 1 });
    expect(vets.said(id).filter(({ topic }) => topic === vetLiked.topic.name)).toHaveLength(2);
  });
});

describe('many likes at once', () => {
  test('of fifty members make fifty, each told in order', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => vets.someone()));
    const answers = await Promise.all(members.map((member) => liked(id, member, { liked: true })));
    expect(answers.map(({ likes }) => likes as number).sort((left, right) => left - right)).toEqual(members.map((_, index) => index + 1));
    expect(await shown(id)).toBe(50);
    await eventually(async () => vets.said(id).filter(({ type }) => type === vetLiked.type).length === 50);
    const told = vets.said(id).flatMap((message) => message.as(vetLiked)?.data.interest ?? []);
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
  test('come page by page, the last one liked first; the export has them all', async () => {
    const [second, third] = [(await vets.someVet()).id, (await vets.someVet()).id];
    for (const vetId of [second, id, third]) await like(vetId, sana);
    expect(await idsOf(sana)).toEqual([third, id, second]);
    const { vets: page, pagination } = await likesOf(sana, '?page=2&limit=2');
    expect(page).toMatchObject([{ id: second, likes: 1 }]);
    expect(pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2, totalIsCapped: false });
    const { vetLikes } = (await vets.call('GET', '/vets/export', { as: sana })).body.data;
    expect(vetLikes).toEqual([second, id, third].map((vetId) => ({ vetId, likedAt: expect.any(String) })));
    expect(await idsOf(owner)).toEqual([]);
  });

  test('hold who is in sight, and the own profile also when it is not', async () => {
    for (const member of [sana, owner]) await like(id, member);
    await hide(owner);
    expect([await idsOf(sana), await idsOf(owner)]).toEqual([[], [id]]);
    await hide(owner, true);
    expect(await idsOf(sana)).toEqual([id]);
  });

  test('of an account that is erased are taken back everywhere', async () => {
    const { id: other } = await vets.someVet();
    for (const vetId of [id, other]) for (const member of [sana, owner]) await like(vetId, member);
    await vets.isErased(sana);
    for (const vetId of [id, other]) expect((await vets.says(vetUnliked, vetId)).memberId).toBe(sana.userId);
    expect([await shown(id), await shown(other), await idsOf(sana)]).toEqual([1, 1, []]);
  });
});
