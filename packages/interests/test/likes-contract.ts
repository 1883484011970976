import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { petLiked, petUnliked, petViewed, userErased } from '@paltu/contracts';
import { newId, type Clock, type MemberId } from '@paltu/kernel';
import { eventually, type TestActor } from '@paltu/testing';
import { kennelsIn, startTestService, type Kennels, type TestService, type TestServiceOptions } from '@paltu/testing/service';
import { kennelsService } from './kennels-service.ts';

const dayMs = 24 * 60 * 60_000;

interface Look {
  readonly as?: TestActor;
  readonly address?: string;
  readonly browser?: string;
}

/** What likes and views promise, on the store that these options choose. */
export const describeLikes = (options: Pick<TestServiceOptions, 'store'> = {}): void => {
  let aheadMs = 0;
  const clock: Clock = { now: () => new Date(Date.now() + aheadMs) };
  let service: TestService;
  let kennels: Kennels;
  let owner: TestActor;
  let sana: TestActor;
  let id: string;
  beforeAll(async () => {
    service = await startTestService(kennelsService, { ...options, clock, migrations: [join(import.meta.dirname, 'migrations')] });
    kennels = kennelsIn(service.running);
  });
  beforeEach(async () => {
    aheadMs = 0;
    [owner, sana] = [await service.tokens.issue(), await service.tokens.issue()];
    id = await aKennel();
  });
  afterAll(() => service.stop());

  const aKennel = async (isPublic = true): Promise<string> => {
    const kennel = { id: newId(), ownerId: owner.userId as MemberId, isPublic };
    await kennels.add(kennel);
    return kennel.id;
  };
  const like = (kennel: string, as?: TestActor, json?: object) => service.call('POST', `/kennels/${kennel}/like`, { as, json });
  const liked = async (kennel: string, as: TestActor, json?: object) => (await like(kennel, as, json)).body.data;
  const likesOf = async (as: TestActor, query = '') => (await service.call('GET', `/kennels/user/likes${query}`, { as })).body.data;
  const idsOf = async (as: TestActor): Promise<string[]> => (await likesOf(as)).kennels.map((kennel: { id: string }) => kennel.id);
  const look = (kennel: string, { as, address = '39.32.0.1', browser = 'Firefox' }: Look = {}) =>
    service.call('POST', `/kennels/${kennel}/view`, { as, headers: { 'x-forwarded-for': address, 'user-agent': browser } });
  const published = (type: string, kennel = id) => service.publishedAbout(kennel).filter((message) => message.type === type);
  /** The views that the last event has counted. */
  const views = async (): Promise<number> => (await service.untilPublished(petViewed, id)).interest?.views ?? 0;

  describe('a like', () => {
    test('toggles without a body, is what `liked` is with one, and counts once for each member', async () => {
      expect(await liked(id, sana)).toEqual({ liked: true, likes: 1 });
      expect(await liked(id, sana)).toEqual({ liked: false, likes: 0 });
      for (let time = 0; time < 2; time += 1) expect(await liked(id, sana, { liked: true })).toEqual({ liked: true, likes: 1 });
      expect(await liked(id, owner, { liked: true })).toEqual({ liked: true, likes: 2 });
      for (let time = 0; time < 2; time += 1) expect(await liked(id, sana, { liked: false })).toEqual({ liked: false, likes: 1 });
    });

    test('needs a member, something that they may see, and a body that can be read', async () => {
      const hidden = await aKennel(false);
      expect((await like(id)).status).toBe(401);
      for (const kennel of [hidden, newId(), 'no-id'])
        expect(await like(kennel, sana)).toMatchObject({ status: 404, body: { code: 'kennel.not-found' } });
      expect((await like(hidden, owner)).status).toBe(200);
      expect(await like(id, sana, { liked: 'perhaps' })).toMatchObject({ status: 400, body: { errors: [{ path: 'liked' }] } });
    });

    test('is published once, with the figures after it', async () => {
      for (let time = 0; time < 2; time += 1) await like(id, sana, { liked: true });
      await like(id, sana, { liked: false });
      const { interest, memberId } = await service.untilPublished(petUnliked, id);
      expect(interest).toMatchObject({ petId: id, ownerId: owner.userId, version: 2n, likes: 0, views: 0 });
      expect(memberId).toBe(sana.userId);
      expect((await service.untilPublished(petLiked, id)).interest).toMatchObject({ version: 1n, likes: 1 });
      expect(service.publishedAbout(id)).toHaveLength(2);
    });
  });

  describe('many likes at once', () => {
    test('of fifty members make fifty, each published in order', async () => {
      const members = await Promise.all(Array.from({ length: 50 }, () => service.tokens.issue()));
      const counts = (await Promise.all(members.map((member) => liked(id, member, { liked: true })))).map(({ likes }) => likes as number);
      const inOrder = members.map((_, index) => index + 1);
      expect(counts.sort((left, right) => left - right)).toEqual(inOrder);
      await eventually(() => published(petLiked.type).length === 50, 'all are published');
      const likes = service.publishedAbout(id).flatMap((message) => message.as(petLiked)?.data.interest?.likes ?? []);
      expect(likes).toEqual(inOrder);
    });

    test('of one member are one like, and of an even number of toggles nothing is left', async () => {
      await Promise.all(Array.from({ length: 50 }, () => like(id, sana, { liked: true })));
      expect([await liked(id, sana, { liked: true }), await idsOf(sana)]).toEqual([{ liked: true, likes: 1 }, [id]]);
      await Promise.all(Array.from({ length: 50 }, () => like(id, sana)));
      expect([await liked(id, sana, { liked: true }), await idsOf(sana)]).toEqual([{ liked: true, likes: 1 }, [id]]);
    });
  });

  describe('what a member likes', () => {
    test('is listed page by page, the last one liked first; the export has all of it', async () => {
      const [second, third] = [await aKennel(), await aKennel()];
      for (const kennel of [second, id, third]) await like(kennel, sana);
      expect(await idsOf(sana)).toEqual([third, id, second]);
      expect(await likesOf(sana, '?page=2&limit=2')).toEqual({
        kennels: [{ id: second }],
        pagination: { page: 2, limit: 2, total: 3, totalPages: 2, totalIsCapped: false },
      });
      const { likes } = (await service.call('GET', '/kennels/export', { as: sana })).body.data;
      expect(likes).toEqual([second, id, third].map((kennelId) => ({ kennelId, likedAt: expect.any(String) })));
      expect(await idsOf(owner)).toEqual([]);
    });

    test('is listed as long as it is in sight, and what is their own always', async () => {
      for (const member of [sana, owner]) await like(id, member);
      await kennels.setPublic(id, false);
      expect([await idsOf(sana), await idsOf(owner)]).toEqual([[], [id]]);
      await kennels.setPublic(id, true);
      expect(await idsOf(sana)).toEqual([id]);
    });

    test('is taken back everywhere when their account is erased, once', async () => {
      const other = await aKennel();
      for (const kennel of [id, other]) for (const member of [sana, owner]) await like(kennel, member);
      const user = { id: sana.userId, version: 2n };
      for (let time = 0; time < 2; time += 1) await service.publishToBus(userErased, { subject: sana.userId, sequence: 2, data: { user } });
      for (const kennel of [id, other]) expect((await service.untilPublished(petUnliked, kennel)).memberId).toBe(sana.userId);
      expect([await idsOf(sana), await liked(id, owner, { liked: true })]).toEqual([[], { liked: true, likes: 1 }]);
      expect(published(petUnliked.type)).toHaveLength(1);
    });
  });

  describe('a look', () => {
    test('counts once a day for each member, from wherever', async () => {
      for (const visit of [{ as: sana }, { as: sana, address: '39.32.0.2', browser: 'Chrome' }])
        expect((await look(id, visit)).status).toBe(204);
      expect(await views()).toBe(1);
      aheadMs = dayMs;
      await look(id, { as: sana });
      await eventually(async () => (await views()) === 2, 'the next day counts');
    });

    test('counts once a day for each address, whatever browsers call themselves there, and for each thing', async () => {
      for (const visit of [
        {},
        {},
        { browser: 'Chrome' },
        { browser: 'A script' },
        { address: '39.32.0.2' },
        { address: '2400:adc0::1' },
        { address: '2400:adc0::2' },
      ])
        await look(id, visit);
      await look(await aKennel());
      await eventually(async () => (await views()) === 3, 'three addresses are counted');
    });

    test('never counts for whose it is, and needs something that one may see', async () => {
      const hidden = await aKennel(false);
      expect([(await look(hidden)).status, (await look(hidden, { as: sana })).status, (await look(hidden, { as: owner })).status]).toEqual([
        404, 404, 204,
      ]);
      await look(id, { as: owner });
      await look(id, { as: sana });
      expect(await views()).toBe(1);
    });

    test('counts for thirty viewers at once, once for one who looks thirty times, and is published without who looked', async () => {
      const times = Array.from({ length: 30 }, (_, index) => index);
      await Promise.all(times.map(() => look(id, { as: sana })));
      await Promise.all(times.map((index) => look(id, { address: `39.33.0.${index}` })));
      await eventually(async () => (await views()) === 31, 'all are counted');
      expect(JSON.stringify(service.publishedAbout(id).map(({ record }) => String(record.value)))).not.toContain(sana.userId);
    });
  });

  test('interests are published again as they are when an operator asks for it', async () => {
    await like(id, sana);
    await service.untilPublished(petLiked, id);
    await service.republish();
    expect((await service.untilPublished(petViewed, id)).interest).toMatchObject({ version: 1n, likes: 1, views: 0 });
  });
};
