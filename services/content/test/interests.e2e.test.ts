import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { articleLiked, articleUnliked, articleViewed, commentLiked, commentUnliked } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually, type TestActor } from '@paltu/testing';
import { startContent, type RunningContent } from './running-content.ts';

const dayMs = 24 * 60 * 60_000;
const slugs = ['essential-cat-care-tips-new-parents', 'feeding-your-dog-what-is-safe', 'rabies-what-pet-owners-should-know'] as const;

let content: RunningContent;
let sana: TestActor;
let aheadMs = 0;

beforeAll(async () => {
  content = await startContent({ clock: { now: () => new Date(Date.now() + aheadMs) } });
});
beforeEach(async () => {
  aheadMs = 0;
  sana = await content.someone();
  await content.database('likes').delete();
  await content.database('interests').update({ likes: 0, views: 0 });
});
afterAll(() => content.stop());

const [cats, dogs, rabies] = slugs;
const like = (path: string, as: TestActor | undefined, json?: object) => content.call('POST', `/content/${path}/like`, { as, json });
const liked = async (path: string, as: TestActor, json?: object) => (await like(path, as, json)).body.data;
const shown = async (slug: string) => (await content.call('GET', `/content/articles/${slug}`)).body.data.post;
const mine = async (slug: string, as: TestActor) => (await content.call('GET', `/content/articles/${slug}/likes`, { as })).body.data;
const look = (
  slug: string,
  { as, address = '39.32.0.1', browser = 'Firefox' }: { as?: TestActor; address?: string; browser?: string } = {},
) => content.call('POST', `/content/articles/${slug}/view`, { as, headers: { 'x-forwarded-for': address, 'user-agent': browser } });
const aComment = async (by = sana): Promise<string> => (await content.comment(by, 'Thanks')).body.data.comment.id;

describe('a like', () => {
  test('of an article toggles without a body, is what `liked` says with one, and counts once for each member', async () => {
    const [path, bilal] = [`articles/${cats}`, await content.someone()];
    expect(await liked(path, sana)).toEqual({ liked: true, likes: 1 });
    expect(await liked(path, sana)).toEqual({ liked: false, likes: 0 });
    for (let time = 0; time < 2; time += 1) expect(await liked(path, sana, { liked: true })).toEqual({ liked: true, likes: 1 });
    expect(await liked(path, bilal, { liked: true })).toEqual({ liked: true, likes: 2 });
    expect((await shown(cats)).likes).toBe(2);
    const { posts } = (await content.call('GET', '/content/articles')).body.data;
    expect(posts.find(({ slug }: { slug: string }) => slug === cats).likes).toBe(2);
  });

  test('of a comment stands beside it, and the caller finds their own again', async () => {
    const [id, other] = [await aComment(), await aComment()];
    expect(await liked(`comments/${id}`, sana)).toEqual({ liked: true, likes: 1 });
    const { comments } = await content.comments();
    expect(comments.find((comment: { id: string }) => comment.id === id).likes).toBe(1);
    expect(comments.find((comment: { id: string }) => comment.id === other).likes).toBe(0);
    expect(await mine(cats, sana)).toEqual({ liked: false, comments: [id] });
    await like(`articles/${cats}`, sana);
    expect(await mine(cats, sana)).toEqual({ liked: true, comments: [id] });
    expect(await mine(dogs, sana)).toEqual({ liked: false, comments: [] });
  });

  test('needs a member, and something that is there', async () => {
    const removed = await aComment();
    await content.remove(sana, removed);
    expect((await like(`articles/${cats}`, undefined)).status).toBe(401);
    expect((await like('articles/no-such-article', sana)).body.code).toBe('article.not-found');
    expect((await content.call('GET', '/content/articles/no-such-article/likes', { as: sana })).body.code).toBe('article.not-found');
    for (const id of [removed, newId()]) expect((await like(`comments/${id}`, sana)).body.code).toBe('comment.not-found');
    const wrong = await like(`articles/${cats}`, sana, { liked: 'perhaps' });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'liked']);
  });

  test('is told once, with the figures after it', async () => {
    const before = content.said(rabies).length;
    for (let time = 0; time < 2; time += 1) await like(`articles/${rabies}`, sana, { liked: true });
    await like(`articles/${rabies}`, sana, { liked: false });
    const { interest, memberId } = await content.says(articleUnliked, rabies);
    expect([interest, memberId]).toEqual([expect.objectContaining({ articleSlug: rabies, authorId: '', likes: 0 }), sana.userId]);
    expect((await content.says(articleLiked, rabies)).interest).toMatchObject({ likes: 1, version: interest!.version - 1n });
    expect(content.said(rabies)).toHaveLength(before + 2);
    const id = await aComment();
    await like(`comments/${id}`, sana);
    expect((await content.says(commentLiked, id)).interest).toMatchObject({ id, articleSlug: cats, authorId: sana.userId, likes: 1 });
  });

  test('of fifty members at once makes fifty, and of one member at once one', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => content.tokens.issue()));
    const answers = await Promise.all(members.map((member) => liked(`articles/${dogs}`, member, { liked: true })));
    expect(answers.map(({ likes }) => likes as number).sort((left, right) => left - right)).toEqual(members.map((_, index) => index + 1));
    await Promise.all(Array.from({ length: 20 }, () => like(`articles/${dogs}`, sana, { liked: true })));
    expect((await shown(dogs)).likes).toBe(51);
  });

  test('of an account that is erased is taken back, and told', async () => {
    const id = await aComment(await content.someone());
    for (const path of [`articles/${dogs}`, `comments/${id}`]) await like(path, sana, { liked: true });
    for (let time = 0; time < 2; time += 1) await content.isErased(sana);
    expect((await content.says(commentUnliked, id)).memberId).toBe(sana.userId);
    await eventually(async () => (await shown(dogs)).likes === 0, 'the like is gone');
    expect(await content.database('likes').where({ member_id: sana.userId })).toEqual([]);
  });

  test('goes with its member when they take their data along', async () => {
    const id = await aComment();
    for (const path of [`articles/${dogs}`, `comments/${id}`]) await like(path, sana);
    const { articleLikes } = (await content.call('GET', '/content/export', { as: sana })).body.data;
    expect(articleLikes).toEqual([
      { article: dogs, commentId: null, likedAt: expect.any(String) },
      { article: cats, commentId: id, likedAt: expect.any(String) },
    ]);
  });
});

describe('a look at an article', () => {
  const views = async (slug: string): Promise<number> => (await shown(slug)).views;

  test('counts once a day for each member, from wherever', async () => {
    for (const visit of [{ as: sana }, { as: sana, address: '39.32.0.2', browser: 'Chrome' }])
      expect((await look(dogs, visit)).status).toBe(204);
    expect(await views(dogs)).toBe(1);
    aheadMs = dayMs;
    await look(dogs, { as: sana });
    expect(await views(dogs)).toBe(2);
  });

  test('counts once a day for each visitor, an address with a browser, and for each article', async () => {
    for (const visit of [{}, {}, { browser: 'Chrome' }, { address: '39.32.0.2' }]) await look(cats, visit);
    await look(rabies);
    expect([await views(cats), await views(rabies)]).toEqual([3, 1]);
  });

  test('counts for thirty viewers at once, and is told without who they were', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => look(dogs, { address: `39.33.0.${index}` })));
    await Promise.all(Array.from({ length: 30 }, () => look(dogs, { as: sana })));
    expect(await views(dogs)).toBe(31);
    await content.says(articleViewed, dogs);
    const told = content.said(dogs).filter(({ type }) => type === articleViewed.type);
    expect(JSON.stringify(told.map(({ record }) => String(record.value)))).not.toContain(sana.userId);
  });

  test('needs an article', async () => {
    expect((await look('no-such-article')).body.code).toBe('article.not-found');
  });
});
