/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { htmlOf, structuredIn } from '@paltu/testing/pages';
import { usualAnswers } from './data/usual-answers.ts';
import { screensOfRun } from './harness/screens-of-run.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

test.each([
  ['terms', '15 December 2024'],
  ['privacy', '10 December 2024'],
  ['cookies', '5 December 2024'],
  ['refund', '1 December 2024'],
])('%s shows that it was changed on %s; each entry of its contents leads to the section with its number', async (key, date) => {
  await withScreen(`/${key}`, { api: usualAnswers(), width: 360 }, async ({ page, words }) => {
    await page.getByText(words('legal:updated', { date })).waitFor();
    const entries = page.getByRole('navigation', { name: words('legal:contents') }).getByRole('link');
    const sections = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\. / });
    expect(await entries.allInnerTexts()).toEqual(await sections.allInnerTexts());
    await entries.last().press('Enter');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
    expect(await whereFocusIs(page)).toContain(await sections.last().innerText());
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: words('legal:help.support') })
        .getAttribute('href'),
    ).toBe('/contact');
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: words('legal:help.faq') })
        .getAttribute('href'),
    ).toBe('/faq');
  });
});

test('the address of a section opens the page there', async () => {
  await withScreen('/privacy#your-rights', { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page }) => {
    const top = (await page.locator('#your-rights').boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(400);
  });
});

test('what the cookie page names is what the app keeps in a browser, and all of it', async () => {
  await withScreen('/cookies', { api: usualAnswers() }, async ({ page, context, words }) => {
    const named = await page.locator('main code').allInnerTexts();
    await page.getByRole('button', { name: words('shell:theme.label'), exact: true }).click();
    await page.getByRole('button', { name: words('shell:theme.dark'), exact: true }).click();
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const cookies = (await context.cookies()).map(({ name }) => name);
    const isNamed = (key: string): boolean =>
      named.some((name) => name === key || (name.endsWith('…') && key.startsWith(name.slice(0, -1))));
    expect([...kept, ...cookies].filter((key) => !isNamed(key))).toEqual([]);
    expect(kept).toContain('paltu.theme');
  });
});

test('a page gives search engines its description, its change and the way to it, in each language', async () => {
  const { site } = screensOfRun();
  for (const [language, home, query] of [
    ['en', 'Home', ''],
    ['ur', 'ہوم', '?lang=ur'],
  ]) {
    const data = structuredIn(await htmlOf(`${site}/refund?lang=${language}`));
    expect(data.map((one) => one['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
    expect(data[0]?.['dateModified']).toBe('2024-12-01');
    expect(data[1]?.['itemListElement']).toMatchObject([{ name: home, item: `${site}/${query}` }, { item: `${site}/refund${query}` }]);
  }
});
