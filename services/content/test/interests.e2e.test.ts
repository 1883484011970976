import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { articleLiked, articleUnliked, articleViewed, commentLiked, commentUnliked } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually, type TestActor } from '@paltu/testing';
import { startContent, type RunningContent } from './running-content.ts';

const slugs = ['essential-cat-care-tips-new-parents', 'feeding-your-dog-what-is-safe', 'rabies-what-pet-owners-should-know'] as const;

let content: RunningContent;
let sana: TestActor;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  sana = await content.someone();
  await content.database('likes').delete();
  await content.database('interests').update({ likes: 0, views: 0 });
});
afterAll(() => content.stop());

const [cats, dogs, rabies] = slugs;
const like = (path: string, as: TestActor | undefined, json?: object) => content.call('POST', `/content/${path}/like`, { as, json });
const shown = async (slug: string) => (await content.call('GET', `/content/articles/${slug}`)).body.data.post;
const mine = async (slug: string, as: TestActor) => (await content.call('GET', `/content/articles/${slug}/likes`, { as })).body.data;
const look = (
  slug: string,
  { as, address = '39.32.0.1', browser = 'Firefox' }: { as?: TestActor; address?: string; browser?: string } = {},
) => content.call('POST', `/content/articles/${slug}/view`, { as, headers: { 'x-forwarded-for': address, 'user-agent': browser } });
const aComment = async (by = sana): Promise<string> => (await content.comment(by, 'Thanks')).body.data.comment.id;

describe('a like', () => {
  test('of an article shows in every answer about it', async () => {
    await like(`articles/${cats}`, sana);
    const { posts } = (await content.call('GET', '/content/articles')).body.data;
    expect([(await shown(cats)).likes, posts.find(({ slug }: { slug: string }) => slug === cats).likes]).toEqual([1, 1]);
  });

  test('of a comment stands beside it, and the caller finds their own again', async () => {
    const [id, other] = [await aComment(), await aComment()];
    await like(`comments/${id}`, sana);
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

  test('is published with the figures after it', async () => {
    for (const liked of [true, false]) await like(`articles/${rabies}`, sana, { liked });
    const { interest, memberId } = await content.untilPublished(articleUnliked, rabies);
    expect([interest, memberId]).toEqual([expect.objectContaining({ articleSlug: rabies, authorId: '', likes: 0 }), sana.userId]);
    expect((await content.untilPublished(articleLiked, rabies)).interest).toMatchObject({ likes: 1, version: interest!.version - 1n });
    const id = await aComment();
    await like(`comments/${id}`, sana);
    expect((await content.untilPublished(commentLiked, id)).interest).toMatchObject({
      id,
      articleSlug: cats,
      authorId: sana.userId,
      likes: 1,
    });
  });

  test('of an account that is erased is taken back', async () => {
    const id = await aComment(await content.someone());
    for (const path of [`articles/${dogs}`, `comments/${id}`]) await like(path, sana, { liked: true });
    await content.isErased(sana);
    expect((await content.untilPublished(commentUnliked, id)).memberId).toBe(sana.userId);
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

  test('shows in the answer about it, for each article on its own, and is published without who it was', async () => {
    await look(dogs, { as: sana });
    await look(dogs);
    await look(rabies);
    expect([await views(dogs), await views(rabies)]).toEqual([2, 1]);
    await content.untilPublished(articleViewed, dogs);
    const looks = content.publishedAbout(dogs).filter(({ type }) => type === articleViewed.type);
    expect(JSON.stringify(looks.map(({ record }) => String(record.value)))).not.toContain(sana.userId);
  });

  test('needs an article', async () => {
    expect((await look('no-such-article')).body.code).toBe('article.not-found');
  });
});
