import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { glob, readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { callsTo } from '../product/calls.ts';
import { crawlSite } from '../product/crawl-site.ts';
import { approveListing, newListing } from '../product/listings.ts';
import { newAdmin, newMember } from '../product/members.ts';
import { siteFaults } from '../product/site-faults.ts';
import { bringSomeDemoData } from '../product/some-demo-data.ts';
import { desk, phone } from './actors.ts';
import { productInBrowser } from './product-in-browser.ts';
import { wordsOf, type Words } from './words.ts';

const limitMs = 240_000;

const site = productInBrowser();

/** Lists the pets and has them approved. */
const publish = async (pets: readonly object[]): Promise<void> => {
  const call = callsTo(site.address);
  const owner = await newMember(site.address);
  const admin = await newAdmin(site.product);
  for (const pet of pets) {
    const { id } = await newListing(call, owner, pet);
    await approveListing(call, admin, id);
  }
  await eventually(async () => {
    const { body } = await call(undefined, 'GET', '/pets');
    return (body.data?.['pets'] as unknown[] | undefined)?.length === pets.length;
  }, 'all are public');
};

beforeAll(
  () =>
    publish([
      { name: 'Mithu', species: 'Bird', breed: 'Parakeet', price: 18_000, adoptionType: 'Sale', location: 'Karachi' },
      { name: 'شیرو', species: 'Dog', breed: 'جرمن شیفرڈ', age: '3 سال' },
      { name: 'Barfi', species: 'Cat', breed: 'Persian', age: '8 months', price: 45_000, adoptionType: 'Sale', gender: 'Female' },
      { name: 'Chikoo', species: 'Rabbit', breed: 'Angora', age: '1 year', price: 12_000, adoptionType: 'Sale', location: 'Multan' },
    ]),
  60_000,
);

const searches = [
  { typed: 'Mihtu', found: 'Mithu', language: 'en' as const, screen: desk },
  { typed: 'persain', found: 'Barfi', language: 'ur' as const, screen: phone },
  // The keyboard of Arabic: ي and ك for ی and ک.
  { typed: 'شيرو', found: 'شیرو', language: 'ur' as const, screen: desk },
  { typed: 'شیفرڈ', found: 'شیرو', language: 'en' as const, screen: phone },
];

test.each(searches)(
  'a visitor who types $typed finds $found ($language)',
  async ({ typed, found, language, screen }) => {
    const words = wordsOf(language);
    const { page, context, faults } = await site.arrive(language, screen);
    await page.goto(`${site.address}/pets`, { waitUntil: 'networkidle' });
    await page.getByRole('combobox', { name: words('pets:list.search') }).pressSequentially(typed);
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === typed);
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: found, exact: true }).waitFor();
    expect([await page.getByRole('article').count(), faults]).toEqual([1, []]);
    await context.close();
  },
  limitMs,
);

/** Everything that the list shows, in its order. */
const shownOn = async (page: Page): Promise<string[]> => {
  await page.getByRole('article').first().waitFor();
  return (await page.getByRole('article').getByRole('heading').allTextContents()).map((name) => name.trim());
};

/** For sale, under two years, the dearest first: two of the four. */
const narrow = async (page: Page, words: Words): Promise<void> => {
  await page.getByRole('radio', { name: words('pet:adoptionType.Sale') }).check({ force: true });
  await page.getByRole('radio', { name: words('pets:filters.ages.underTwo') }).check({ force: true });
  await page.getByRole('combobox', { name: words('shell:list.sortLabel') }).selectOption('price-high');
  await page.waitForURL(({ searchParams }) => searchParams.get('sortBy') === 'price-high');
  await page.getByRole('article').nth(2).waitFor({ state: 'detached' });
};

describe('a link to what somebody has narrowed down', () => {
  test.each([
    { from: 'en', to: 'ur' },
    { from: 'ur', to: 'en' },
  ] as const)(
    'shows the same list to everybody who opens it, after a reload and after Back ($from to $to)',
    async ({ from, to }) => {
      const sender = await site.arrive(from, desk);
      await sender.page.goto(`${site.address}/pets`, { waitUntil: 'networkidle' });
      await narrow(sender.page, wordsOf(from));
      const link = sender.page.url();
      await sender.page.reload({ waitUntil: 'networkidle' });
      const reader = await site.arrive(to, phone);
      await reader.page.goto(link, { waitUntil: 'networkidle' });
      expect([await shownOn(sender.page), await shownOn(reader.page)]).toEqual([
        ['Barfi', 'Chikoo'],
        ['Barfi', 'Chikoo'],
      ]);
      const theirs = wordsOf(to);
      const chip = theirs('shell:filters.remove', { filter: theirs('pets:filters.ages.underTwo') });
      await reader.page.getByRole('button', { name: chip }).waitFor();
      await reader.page.getByRole('link', { name: 'Chikoo', exact: true }).click();
      await reader.page.getByRole('heading', { level: 1, name: 'Chikoo' }).waitFor();
      await reader.page.goBack();
      expect(await shownOn(reader.page)).toEqual(['Barfi', 'Chikoo']);
      expect(reader.page.url()).toBe(link);
      expect([...sender.faults, ...reader.faults]).toEqual([]);
      await Promise.all([sender, reader].map(({ context }) => context.close()));
    },
    limitMs,
  );
});

/** Addresses that the articles of the product name. */
const sourcesOfArticles = async (): Promise<string[]> => {
  const texts: string[] = [];
  for await (const file of glob('services/content/articles/*/*.md')) texts.push(await readFile(file, 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/\]\((https:[^)\s]+)\)/g)].map(([, address = '']) => address));
};

describe('search engines', () => {
  beforeAll(() => bringSomeDemoData(site.product), limitMs);

  test.each(['en', 'ur'] as const)(
    'find every page by the links of the others, none of which leads nowhere, and can read its description there (%s)',
    async (reader) => {
      const { pages, files, outside, faults } = await crawlSite(site.address, reader);
      expect([...faults, ...(await siteFaults({ pages, files }))]).toEqual([]);
      expect([...outside]).toEqual(expect.arrayContaining(await sourcesOfArticles()));
      // Of the tags of a page in Urdu, which those who read English come upon too, nothing is found in English.
      const isForReader = (path: string) => /\p{Script=Arabic}/u.test(decodeURIComponent(path)) === (reader === 'ur');
      const found = [...pages].filter(([path]) => path.startsWith('/blog?') && isForReader(path));
      const empty = wordsOf(reader)('blog:empty.title');
      expect([found.length > 10, found.filter(([, html]) => html.includes(empty)).map(([path]) => path)]).toEqual([true, []]);
      const kinds = [
        '/pets',
        '/pets?page=2',
        '/vets',
        '/blog',
        '/faq',
        '/about',
        '/contact',
        '/terms',
        '/accessories',
        '/careers',
        '/login',
      ];
      expect([...pages.keys()]).toEqual(expect.arrayContaining(kinds));
      const countOf = (kind: RegExp) => [...pages.keys()].filter((page) => kind.test(page)).length;
      // Each at its address without a language, and at that in Urdu; of the pets nineteen, for one waits for its review.
      expect([countOf(/^\/pet-(?!dealing-)/), countOf(/^\/vet-(?!.*-(?:book|reviews))/), countOf(/^\/blog-/)]).toEqual([38, 8, 12]);
      expect([...files.keys()].filter((file) => /sitemap-(pets|vets)/.test(file)).sort()).toEqual([
        '/sitemap-pets-1.xml',
        '/sitemap-vets-1.xml',
      ]);
    },
    limitMs,
  );
});
