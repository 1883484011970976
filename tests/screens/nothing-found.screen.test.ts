import { expect, test } from '@jest/globals';
import { aSearch, pageOf } from './data/some-pets.ts';
import { accessoryPageOf, someAccessories, someStores, storePageOf } from './data/some-stores.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { someVets, vetPageOf } from './data/some-vets.ts';
import type { Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('visitor');
const nameOf = ([first]: readonly { readonly name: string }[]): string => first?.name ?? '';
const looks = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

/** Lists that hold something as long as nothing is searched for. */
const nothing: Readonly<Record<string, Stubs>> = {
  pets: { 'GET /pets': pageOf([]) },
  'pets with nothing near': { 'GET /pets': { ...pageOf([]), search: aSearch({ alternatives: { search: '', pets: [] } }) } },
  shop: { 'GET /accessories': accessoryPageOf([]) },
  stores: { 'GET /stores': storePageOf([]) },
  vets: { 'GET /vets': vetPageOf([]) },
};

const lists = [
  { list: 'pets', path: '/pets?search=nobody&location=Lahore&species=Cat', words: 'pets', first: 'Sheru' },
  { list: 'pets with nothing near', path: '/pets?search=nobody&location=Lahore', words: 'pets', first: 'Sheru' },
  { list: 'shop', path: '/accessories?search=nobody&category=Food+%26+Treats', words: 'accessories', first: nameOf(someAccessories()) },
  { list: 'stores', path: '/accessories?tab=stores&search=nobody&city=Lahore', words: 'stores', first: nameOf(someStores()) },
  { list: 'vets', path: '/vets?search=nobody&city=Lahore&specialty=surgery', words: 'vets', first: nameOf(someVets()) },
] as const;

const rows = lists.flatMap((row) => looks.map((look) => ({ ...row, ...look })));

test.each(rows)(
  'where nothing of $list is found, Clear Filters takes words and filters away by one tap ($language)',
  async ({ list, path, words: names, first, ...look }) => {
    await withScreen(path, { api: { ...usual, ...nothing[list] }, ...look }, async ({ page, words, restub }) => {
      await page.getByRole('heading', { name: words(`${names}:list.empty.title`) }).waitFor();
      const shown = page.getByRole('main').getByRole('link', { name: first });
      expect(await shown.count()).toBe(0);
      restub(usual);
      await page.getByRole('button', { name: words('shell:filters.clear'), exact: true }).click();
      await page.getByRole('heading', { name: words(`${names}:list.empty.title`) }).waitFor({ state: 'detached' });
      await shown.first().waitFor();
      const { searchParams } = new URL(page.url());
      searchParams.delete('tab');
      expect([...searchParams.keys()]).toEqual([]);
      const search = page.getByRole('main').getByLabel(words(`${names}:list.search`), { exact: true });
      expect(await search.first().inputValue()).toBe('');
    });
  },
);

test.each(looks)('the best stores of another city are not suggested ($language)', async (look) => {
  const api: Stubs = { ...usual, 'GET /stores': storePageOf([]) };
  await withScreen('/accessories?tab=stores&city=Quetta', { api, ...look }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { name: words('stores:list.empty.title') }).waitFor();
    const asked = calls
      .filter(({ name }) => name.startsWith('GET /stores?'))
      .map(({ name }) => new URLSearchParams(name.split('?')[1]).get('city'));
    expect(new Set(asked)).toEqual(new Set(['Quetta']));
  });
});
