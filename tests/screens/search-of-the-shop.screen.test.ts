/// <reference lib="dom" />
import { test } from '@jest/globals';
import { accessoryPageOf, someAccessories, someStores, storePageOf } from './data/some-stores.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

test('a price in the search of the shop is a part that can be taken away, and what is nearest names how far over it is', async () => {
  const [one] = someAccessories(1);
  const search = {
    understood: [{ words: 'max 100', fields: { maxPrice: 100 }, without: 'kibble' }],
    corrected: null,
    alternatives: { search: 'kibble', accessories: one ? [{ ...one, price: 650 }] : [] },
  };
  const api: Stubs = { ...usualAnswers(), 'GET /accessories': { ...accessoryPageOf([]), search } };
  await withScreen('/accessories?search=kibble%20max%20100', { api }, async ({ page, words }) => {
    const amount = (of: string) => words('shell:price.amount', { amount: of });
    await page.getByText(words('shell:search.over', { price: amount('650'), over: '550' })).waitFor();
    const filter = words('accessories:filters.upTo', { to: amount('100') });
    await page.getByRole('button', { name: words('shell:filters.remove', { filter }) }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'kibble');
  });
});

test.each([
  { language: 'en', area: 'Anarkali', city: 'Lahore' },
  { language: 'ur', area: 'انارکلی', city: 'لاہور' },
] as const)('an area in the search of stores is a part that can be taken away ($language)', async ({ language, area, city }) => {
  const fields = { city: 'Lahore', area: { en: 'Anarkali', ur: 'انارکلی' } };
  const search = { understood: [{ words: 'anarkali', fields, without: 'grooming' }], corrected: null, alternatives: null };
  const api: Stubs = { ...usualAnswers(), 'GET /stores': { ...storePageOf(someStores()), search } };
  await withScreen('/accessories?tab=stores&search=grooming%20anarkali', { api, language }, async ({ page, words }) => {
    const named = [words('shell:search.nearArea', { area }), words('shell:search.inCity', { city })];
    const filter = named.join(words('shell:comma'));
    await page.getByRole('button', { name: words('shell:filters.remove', { filter }) }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'grooming');
  });
});
