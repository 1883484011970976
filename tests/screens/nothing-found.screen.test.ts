import { expect, test } from '@jest/globals';
import { aSearch, pageOf } from './data/some-pets.ts';
import { accessoryPageOf, storePageOf } from './data/some-stores.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { vetPageOf } from './data/some-vets.ts';
import type { Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('visitor');
const looks = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

/** Lists that hold something as long as nothing is searched for. */
const nothing: Readonly<Record<string, Stubs>> = {
  pets: { 'GET /pets': pageOf([]) },
  'pets with nothing near': { 'GET /pets': { ...pageOf([]), search: aSearch({ alternatives: { search: '', pets: [] } }) } },
  shop: { 'GET /accessories': { ...accessoryPageOf([]), corrected: null } },
  stores: { 'GET /stores': { ...storePageOf([]), corrected: null } },
  vets: { 'GET /vets': vetPageOf([]) },
};

const lists = [
  { list: 'pets', path: '/pets?search=nobody&location=Lahore&species=Cat', words: 'pets' },
  { list: 'pets with nothing near', path: '/pets?search=nobody&location=Lahore', words: 'pets' },
  { list: 'shop', path: '/accessories?search=nobody&category=Food+%26+Treats', words: 'accessories' },
  { list: 'stores', path: '/accessories?tab=stores&search=nobody&city=Lahore', words: 'stores' },
  { list: 'vets', path: '/vets?search=nobody&city=Lahore&specialty=surgery', words: 'vets' },
] as const;

const rows = lists.flatMap((row) => looks.map((look) => ({ ...row, ...look })));

test.each(rows)(
  'where nothing of $list is found, Clear Filters takes words and filters away by one tap ($language)',
  async ({ list, path, words: names, ...look }) => {
    await withScreen(path, { api: { ...usual, ...nothing[list] }, ...look }, async ({ page, words, restub }) => {
      await page.getByRole('heading', { name: words(`${names}:list.empty.title`) }).waitFor();
      // Nothing is suggested where there is nothing to suggest.
      expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
      restub(usual);
      await page.getByRole('button', { name: words('shell:filters.clear'), exact: true }).click();
      await page.getByRole('heading', { name: words(`${names}:list.empty.title`) }).waitFor({ state: 'detached' });
      await page.getByRole('main').getByRole('article').first().waitFor();
      const { searchParams } = new URL(page.url());
      searchParams.delete('tab');
      expect([...searchParams.keys()]).toEqual([]);
      expect(
        await page
          .getByRole('textbox', { name: words(`${names}:list.search`) })
          .or(page.getByRole('combobox', { name: words(`${names}:list.search`) }))
          .inputValue(),
      ).toBe('');
    });
  },
);

test.each(looks)('the best stores of another city are not suggested ($language)', async (look) => {
  const api: Stubs = { ...usual, 'GET /stores': { ...storePageOf([]), corrected: null } };
  await withScreen('/accessories?tab=stores&city=Quetta', { api, ...look }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { name: words('stores:list.empty.title') }).waitFor();
    const asked = calls
      .filter(({ name }) => name.startsWith('GET /stores?'))
      .map(({ name }) => new URLSearchParams(name.split('?')[1]).get('city'));
    expect(new Set(asked)).toEqual(new Set(['Quetta']));
  });
});
