/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { htmlOf, structuredIn } from '@paltu/testing/pages';
import type { Page } from 'playwright-core';
import { usualAnswers } from './data/usual-answers.ts';
import { screensOfRun } from './harness/screens-of-run.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const openAnswers = (page: Page): Promise<string[]> => page.locator('details[open]').evaluateAll((all) => all.map(({ id }) => id));

test('a word and a subject narrow the questions, the count shows how many are left, and Clear Filters brings all back', async () => {
  await withScreen('/faq', { api: usualAnswers() }, async ({ page, words }) => {
    const found = page.getByRole('main').getByRole('status');
    const all = await page.locator('details').count();
    await page.getByLabel(words('faq:search')).fill('CNIC');
    await page.waitForFunction((before) => document.querySelectorAll('details').length < before, all);
    const withWord = await page.locator('details').count();
    expect(await found.textContent()).toBe(words('faq:found_other', { count: withWord }));
    await page.getByRole('radio', { name: words('faq:category.verification') }).check();
    await page.waitForFunction(() => document.querySelectorAll('main section h2').length === 1 || location.search.includes('verification'));
    expect(new URL(page.url()).search).toBe('?search=CNIC&category=verification');
    await page.getByRole('button', { name: words('shell:filters.clear') }).click();
    await page.waitForFunction((before) => document.querySelectorAll('details').length === before, all);
    expect(await whereFocusIs(page)).toContain('p');
  });
});

test('where nothing is found the page explains it, in Urdu too, and offers the way back', async () => {
  await withScreen('/faq?search=zzz', { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('faq:empty.title') }).waitFor();
    await page.getByRole('button', { name: words('shell:filters.clear') }).click();
    await page.locator('details').first().waitFor();
  });
});

test('the address of one answer opens it, in view and with the focus; a link to another opens that one', async () => {
  await withScreen('/faq#cnic-time', { api: usualAnswers() }, async ({ page, words }) => {
    await page.locator('#cnic-time[open]').waitFor();
    expect(await whereFocusIs(page)).toContain('summary');
    expect((await page.locator('#cnic-time').boundingBox())?.y).toBeLessThan(900);
    await page.locator('#refunds > summary').focus();
    await page.keyboard.press('Enter');
    await page
      .locator('#refunds')
      .getByRole('link', { name: words('faq:link') })
      .click();
    expect(new URL(page.url()).hash).toBe('#refunds');
    expect((await openAnswers(page)).sort()).toEqual(['cnic-time', 'refunds']);
  });
});

test('an address whose part cannot be read shows the page', async () => {
  await withScreen('/faq#100%', { api: usualAnswers() }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 1, name: words('faq:title') }).waitFor();
  });
});

test('search engines find every question with its answer, the description and both languages at their addresses', async () => {
  for (const language of ['en', 'ur'] as const) {
    const { site } = screensOfRun();
    const html = await htmlOf(`${site}/faq?lang=${language}`);
    const [data] = structuredIn(html) as { '@type': string; mainEntity: object[] }[];
    expect([data?.['@type'], data?.mainEntity.length]).toEqual(['FAQPage', html.match(/<details/g)?.length]);
    const own = language === 'ur' ? `${site}/faq?lang=ur` : `${site}/faq`;
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<link rel="canonical" href="${own}">`);
    expect(html).toContain(`hreflang="ur" href="${site}/faq?lang=ur"`);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).not.toContain('paltu.invalid');
  }
});

test('an address that names a language shows the page in it, and the next pages too', async () => {
  await withScreen('/faq?lang=ur', { api: usualAnswers() }, async ({ page, visit }) => {
    expect([await page.getAttribute('html', 'lang'), new URL(page.url()).search]).toEqual(['ur', '']);
    await visit('/pets');
    expect(await page.getAttribute('html', 'lang')).toBe('ur');
  });
});
