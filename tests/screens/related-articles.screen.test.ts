import { expect, test } from '@jest/globals';
import { articleSlug, articlesPage, someArticles } from './data/some-articles.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Stubs } from './harness/answers.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const path = `/blog-${articleSlug}`;
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

test.each(readers)('an article and its card show how many minutes it takes to read ($language)', async (reader) => {
  const posts = someArticles(reader.language).map((article, index) => ({ ...article, readTime: 12 + index }));
  const [article] = posts;
  if (article === undefined) throw new Error('an article was expected');
  const api: Stubs = { ...usualAnswers(), 'GET /content/articles/{slug}': { post: article }, 'GET /content/articles': articlesPage(posts) };
  const text = { en: '12 minute read', ur: 'پڑھنے کا وقت 12 منٹ' }[reader.language];
  await withScreen(path, { ...reader, api }, async ({ page, visit }) => {
    await page.getByRole('main').locator('header').getByText(text, { exact: true }).waitFor();
    await visit('/blog');
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: article.title, exact: true }) });
    await card.getByText(text, { exact: true }).waitFor();
  });
});

test.each(readers)('below an article stand those that are related, in its language, each a way there ($language)', async (reader) => {
  const others = someArticles(reader.language).slice(2, 5);
  const api: Stubs = { ...usualAnswers(), 'GET /content/articles/{slug}/related': { posts: articlesPage(others).posts } };
  await withScreen(path, { ...reader, api }, async ({ page, words, calls }) => {
    const related = page.getByRole('region', { name: words('blog:article.related') });
    await related.waitFor();
    expect(await related.getByRole('heading', { level: 3 }).allTextContents()).toEqual(others.map(({ title }) => title));
    expect(calls.map(({ name }) => name)).toContain(`GET /content/articles/${articleSlug}/related?lang=${reader.language}`);
    await related.getByRole('link', { name: others[1]?.title ?? '', exact: true }).click();
    await page.waitForURL(`**/blog-${others[1]?.slug}`);
  });
  const none: Stubs = { ...api, 'GET /content/articles/{slug}/related': { posts: [] } };
  await withScreen(path, { ...reader, api: none }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { name: words('blog:article.related') }).count()).toBe(0);
  });
});

const changedOn = { en: '20 November 2026', ur: '20 نومبر، 2026' };
const popular = ['adoption', 'petCare', 'training', 'health', 'nutrition', 'behavior', 'grooming'];

test.each(readers)('an article shows who wrote it and when it was last changed, and leads on to others ($language)', async (reader) => {
  await withScreen(path, { ...reader, api: usualAnswers() }, async ({ page, words, calls }) => {
    const main = page.getByRole('main');
    const updated = main.locator('header time[datetime="2026-11-20T00:00:00.000Z"]');
    expect(await updated.textContent()).toBe(words('blog:article.updated', { date: changedOn[reader.language] }));
    const author = page.getByRole('region', { name: words('blog:article.author'), exact: true });
    const [article] = someArticles(reader.language);
    const { name = '', bio = '', expertise = '' } = article?.author ?? {};
    for (const text of [name, bio, expertise]) await author.getByText(text, { exact: true }).waitFor();
    const tags = page.getByRole('region', { name: words('blog:article.popular'), exact: true }).getByRole('link');
    expect(await tags.allTextContents()).toEqual(popular.map((tag) => words(`blog:popular.${tag}`)));
    for (const way of ['next', 'back'])
      expect(
        await main
          .getByRole('link', { name: words(`blog:article.${way}`), exact: true })
          .last()
          .getAttribute('href'),
      ).toBe('/blog');
    const tag = words('blog:popular.petCare');
    await tags.filter({ hasText: tag }).click();
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/blog' && searchParams.get('search') === tag);
    await page.getByRole('heading', { level: 1, name: words('blog:title'), exact: true }).waitFor();
    const asked = () => new URLSearchParams(calls.findLast(({ name }) => name.startsWith('GET /content/articles?'))?.name.split('?')[1]);
    await until(() => asked().has('search'));
    expect([asked().get('search'), asked().get('lang')]).toEqual([tag, reader.language]);
  });
});
