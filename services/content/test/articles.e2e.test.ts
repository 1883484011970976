import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { article, startContent, type RunningContent } from './running-content.ts';

/** What the site serves as it lies there. */
const site = new URL('../../../web/public/', import.meta.url);
let content: RunningContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

const read = async (path: string) => (await content.call('GET', `/content/articles${path}`)).body;

describe.each(['en', 'ur'] as const)('the blog in %s', (lang) => {
  test('lists its articles, the newest first, without their bodies', async () => {
    const { posts, pagination } = (await read(`?lang=${lang}`)).data;
    expect(pagination).toMatchObject({ page: 1, limit: 12, total: posts.length });
    expect(posts.map(({ slug }: { slug: string }) => slug)).toContain(article);
    const days = posts.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
    expect(days).toEqual(days.toSorted().reverse());
    for (const post of posts) expect(post).not.toHaveProperty('content');
  });

  test('shows each article whole, and others beside it', async () => {
    const { posts } = (await read(`?lang=${lang}`)).data;
    expect(new Set(posts.map(({ image }: { image: string }) => image)).size).toBe(posts.length);
    const script = lang === 'ur' ? /\p{Script=Arabic}/u : /[A-Za-z]/;
    for (const { slug } of posts) {
      const { post } = (await read(`/${slug}?lang=${lang}`)).data;
      expect([slug, script.test(post.title), script.test(post.content), post.readTime > 0]).toEqual([slug, true, true, true]);
      for (const picture of [post.image, post.author.avatar])
        expect([picture, existsSync(new URL(`.${picture}`, site))]).toEqual([picture, true]);
      expect(post.content).not.toMatch(/<(script|iframe|img)\b/);
      const related = (await read(`/${slug}/related?lang=${lang}`)).data.posts.map((other: { slug: string }) => other.slug);
      expect(related).toHaveLength(Math.min(3, posts.length - 1));
      expect(related).not.toContain(slug);
    }
  });
});

test('a search and a category narrow the list', async () => {
  const slugsOf = async (query: string) => (await read(query)).data.posts.map(({ slug }: { slug: string }) => slug);
  expect(await slugsOf('?search=CAT%20parents')).toContain(article);
  expect(await slugsOf('?category=cat%20care')).toContain(article);
  expect(await slugsOf('?category=Nutrition&search=parents')).not.toContain(article);
  expect(await slugsOf('?search=nothing-says-this')).toEqual([]);
});

test('a search finds by words of either language, misspelt ones too, and puts the best match first', async () => {
  const searched = async (query: string) => {
    const { posts, search } = (await read(query)).data;
    return { slugs: posts.map(({ slug }: { slug: string }) => slug) as string[], ...search };
  };
  for (const search of ['cat care', 'billi', 'بلی', 'cats', 'بلیاں'])
    expect([search, (await searched(`?search=${encodeURIComponent(search)}`)).slugs[0]]).toEqual([search, article]);
  // As an Arabic keyboard writes it.
  expect((await searched(`?lang=ur&search=${encodeURIComponent('بلي')}`)).slugs).toContain(article);
  expect(await searched('?search=essentail')).toEqual({ slugs: [article], corrected: 'essential' });
  expect(await searched('?search=zzzzzz')).toEqual({ slugs: [], corrected: null });
  expect((await read('')).data.search).toBeUndefined();
});

test.each([
  ['?lang=fr', 'lang'],
  ['?category=Fish', 'category'],
  [`?search=${'a'.repeat(101)}`, 'search'],
])('%s is refused by name', async (query, path) => {
  const { code, errors } = await read(query);
  expect([code, errors[0].path]).toEqual(['request.invalid', path]);
});

test.each(['/no-such-article', '/No%20Slug', '/no-such-article/related'])('%s is not found', async (path) => {
  expect((await read(path)).code).toBe('article.not-found');
});
