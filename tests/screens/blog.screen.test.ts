/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { articleSlug, articlesPage, someArticles } from './data/some-articles.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const readsOf = (calls: readonly { name: string }[]): string[] =>
  calls.map(({ name }) => name).filter((name) => name.startsWith('GET /content/articles?'));

test('the featured article stands first as long as nothing narrows the list; cards show three tags at most', async () => {
  await withScreen('/blog', { api: usualAnswers() }, async ({ page, words }) => {
    const cards = page.getByRole('main').getByRole('article');
    expect(await cards.count()).toBe(someArticles().length);
    expect(await cards.first().textContent()).toContain(words('blog:featured'));
    expect(await cards.first().getByRole('list').getByRole('listitem').count()).toBe(3);
    await page.getByRole('radio', { name: words('blog:category.Health') }).check();
    await page.getByText(words('blog:featured'), { exact: true }).waitFor({ state: 'detached' });
  });
});

test('a word and a subject are asked for in the language of the page and stand in its address; Clear Filters takes them away', async () => {
  await withScreen('/blog', { api: { ...usualAnswers(), 'GET /content/articles': articlesPage([]) }, language: 'ur' }, async (screen) => {
    const { page, words, calls } = screen;
    await page.getByLabel(words('blog:search')).fill('ویکسین');
    await page.getByRole('radio', { name: words('blog:category.Health') }).check();
    await page.getByRole('button', { name: words('shell:filters.clear') }).waitFor();
    await page.waitForFunction(() => location.search.includes('category=Health'));
    const asked = new URLSearchParams(readsOf(calls).at(-1)?.split('?')[1]);
    expect([asked.get('lang'), asked.get('category'), asked.get('search')]).toEqual(['ur', 'Health', 'ویکسین']);
    await page.getByRole('heading', { name: words('blog:empty.title') }).waitFor();
    await page.getByRole('button', { name: words('shell:filters.clear') }).click();
    await page.waitForFunction(() => location.search === '');
    expect(await whereFocusIs(page)).toContain('p');
  });
});

test('articles that cannot be read can be asked for again', async () => {
  await withScreen('/blog', { api: { ...usualAnswers(), 'GET /content/articles': unavailable }, width: 360 }, async (screen) => {
    const { page, words, restub } = screen;
    await page.getByRole('heading', { name: words('blog:failed') }).waitFor();
    restub(usualAnswers());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('link', { name: someArticles()[0]?.title ?? '', exact: true }).waitFor();
  });
});

test('a card leads to its article, a tag there back to the articles with it; the header leads to the blog', async () => {
  await withScreen('/', { api: usualAnswers() }, async ({ page, words }) => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('shell:nav.blog'), exact: true })
      .click();
    await page.getByRole('link', { name: someArticles()[0]?.title ?? '', exact: true }).click();
    await page.waitForURL(`**/blog-${articleSlug}`);
    await page.getByRole('link', { name: 'grooming', exact: true }).first().click();
    await page.waitForURL('**/blog?search=grooming');
    expect(await page.inputValue('input[type=search]')).toBe('grooming');
  });
});

test('cards name their authors, and show the covers of their articles, no two the same', async () => {
  await withScreen('/blog', { api: usualAnswers() }, async ({ page }) => {
    const cards = page.getByRole('article');
    await cards.nth(2).waitFor();
    const shown = await cards.evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector('img')?.getAttribute('src') ?? '';
        return { author: card.querySelector('bdi')?.textContent, picture };
      }),
    );
    expect(shown.filter(({ author }) => !author)).toEqual([]);
    const covers = someArticles().map(({ image }) => image);
    expect(new Set(covers).size).toBe(covers.length);
    expect(shown.map(({ picture }) => picture).sort()).toEqual(covers.sort());
  });
});

test('an author whose Urdu name begins with a Latin word is read from the right', async () => {
  await withScreen('/blog', { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page }) => {
    const author = page
      .getByRole('article')
      .first()
      .getByText(someArticles('ur')[0]?.author.name ?? '', { exact: true });
    expect(await author.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  });
});
