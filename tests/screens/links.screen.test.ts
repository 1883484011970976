/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { articleSlug } from './data/some-articles.ts';
import { petId } from './data/some-pets.ts';
import { vetId } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { mostShift, shiftsOf } from './harness/page-shifts.ts';
import { screensOfRun } from './harness/screens-of-run.ts';
import { withScreen } from './harness/with-screen.ts';

const article = `/blog-${articleSlug}`;
const vet = `/vet-${vetId(1)}`;
const pages = [
  ...['/', '/pets', `/pet-${petId(1)}`, '/vets', vet, '/accessories', '/careers'],
  ...['/about', '/contact', '/faq', '/blog', article, '/terms', '/privacy', '/cookies', '/refund'],
];
/** What of a page may lead away from the site: the sources of an article, the way to a clinic and how to reach it. */
const outside: Readonly<Record<string, RegExp>> = { [article]: /^https:\/\/www\.who\.int\//, [vet]: /^(tel:|mailto:|https:\/\/)/ };
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

const statusOf = async (path: string): Promise<number> =>
  (await fetch(`${screensOfRun().site}${path}`, { headers: { accept: 'text/html' } })).status;

test.each(readers)(
  'no link of the pages that everybody sees is dead, those included that only a browser draws, and nothing on them moves ($language)',
  async (reader) => {
    const paths = new Set<string>();
    for (const path of pages)
      await withScreen(path, { ...reader, api: usualAnswers() }, async ({ page }) => {
        const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        const parts = hrefs.filter((href) => href.startsWith('#'));
        const missing = await page.evaluate((all) => all.filter((part) => document.getElementById(part.slice(1)) === null), parts);
        expect(missing).toEqual([]);
        hrefs.filter((href) => href.startsWith('/')).forEach((href) => paths.add(href));
        expect(hrefs.filter((href) => !/^[/#]/.test(href) && outside[path]?.test(href) !== true)).toEqual([]);
        const { cls, moved } = await shiftsOf(page);
        expect(cls > mostShift ? moved : []).toEqual([]);
      });
    expect(paths.size).toBeGreaterThan(20);
    const dead: string[] = [];
    for (const path of paths) if ((await statusOf(path)) !== 200) dead.push(path);
    expect(dead).toEqual([]);
  },
);

test('a page that moves is found to move', () =>
  withScreen('/terms', { api: usualAnswers(), width: 360 }, async ({ page, settle }) => {
    const before = await shiftsOf(page);
    await page.locator('main').evaluate((main) => {
      const late = document.createElement('div');
      late.style.blockSize = '200px';
      main.prepend(late);
    });
    await settle();
    const after = await shiftsOf(page);
    expect([before.cls > mostShift, after.cls > mostShift, after.moved.length > before.moved.length]).toEqual([false, true, true]);
  }));
