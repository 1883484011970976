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

test('a city in the search of stores is a part that can be taken away', async () => {
  const search = { understood: [{ words: 'lhr', fields: { city: 'Lahore' }, without: 'grooming' }], corrected: null, alternatives: null };
  const api: Stubs = { ...usualAnswers(), 'GET /stores': { ...storePageOf(someStores()), search } };
  await withScreen('/accessories?tab=stores&search=grooming%20lhr', { api }, async ({ page, words }) => {
    const filter = words('shell:search.inCity', { city: 'Lahore' });
    await page.getByRole('button', { name: words('shell:filters.remove', { filter }) }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'grooming');
  });
});
