/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aPet } from '../../web/src/testing/a-pet.ts';
import { pageOf, somePets } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable, type Stubs } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const manyPets = (): Stubs => ({
  ...usualAnswers(),
  'GET /pets': ({ query }) => pageOf(somePets(Number(query.get('limit') ?? 50)), { total: 130 }),
});

test('Back closes the filters of a phone and stays on the page', async () => {
  await withScreen('/pets?species=Cat', { api: manyPets(), width: 360 }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('shell:filters.open') }).click();
    const filters = page.getByRole('dialog', { name: words('shell:filters.title') });
    await filters.waitFor();
    await page.goBack();
    await filters.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('?species=Cat');
    await page.getByRole('button', { name: words('shell:filters.open') }).click();
    await filters.getByRole('radio', { name: words('pet:speciesMany.Dog') }).click();
    await filters.getByRole('button', { name: /^Show/ }).click();
    await filters.waitFor({ state: 'hidden' });
    await page.waitForURL(({ search }) => search === '?species=Dog');
    await page.goBack();
    await page.waitForURL(({ search }) => search === '?species=Cat');
  });
});

test('the way back from a pet leads to the filters and the page one came from', async () => {
  const api: Stubs = { ...manyPets(), 'GET /pets/{id}': () => ({ pet: somePets(1)[0] ?? aPet() }) };
  await withScreen('/pets?species=Cat&page=2', { api }, async ({ page, words }) => {
    await page.getByRole('link', { name: 'Sheru', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Sheru' }).waitFor();
    await page.getByRole('link', { name: words('pets:detail.back') }).click();
    await page.getByRole('heading', { level: 1, name: words('pets:list.title') }).waitFor();
    expect(new URL(page.url()).search).toBe('?species=Cat&page=2');
  });
});

test('trying species by the arrow keys makes one entry of the history', async () => {
  await withScreen('/pets', { api: manyPets() }, async ({ page, words }) => {
    await page.getByRole('radio', { name: words('pet:speciesMany.all'), exact: true }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.waitForURL(({ search }) => search === '?species=Bird');
    await page.goBack();
    await page.waitForURL(({ search }) => search === '');
  });
});

test('a list that is there stays when loading it again fails, and warns that it may be old', async () => {
  await withScreen('/pets', { api: manyPets(), allowed: /503/ }, async ({ page, words, restub, goOffline, goOnline }) => {
    await page.getByRole('link', { name: 'Sheru', exact: true }).first().waitFor();
    restub({ ...manyPets(), 'GET /pets': unavailable });
    await goOffline();
    await goOnline();
    await page.getByText(words('shell:list.notUpdated')).waitFor();
    expect(await page.getByRole('link', { name: 'Sheru', exact: true }).count()).toBeGreaterThan(0);
    restub(manyPets());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByText(words('shell:list.notUpdated')).waitFor({ state: 'hidden' });
    expect(await whereFocusIs(page)).toMatch(/^p "130 pets/);
  });
});

test('the focus is never lost: clearing filters, Retry, More, another page', async () => {
  const api: Stubs = {
    ...manyPets(),
    'GET /pets': ({ query }) => (query.get('gender') ? pageOf([]) : pageOf(somePets(50), { total: 130 })),
  };
  await withScreen('/pets?gender=Male', { api, allowed: /503/ }, async ({ page, words, restub, visit }) => {
    await page.getByRole('button', { name: words('shell:filters.clear') }).click();
    await page.getByRole('link', { name: 'Sheru', exact: true }).first().waitFor();
    expect(await whereFocusIs(page)).toMatch(/^p "130 pets/);
    await page.getByRole('button', { name: words('pets:filters.more') }).click();
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.value === 'Rabbit');
    await page.getByRole('link', { name: words('shell:pager.page', { page: 2 }) }).click();
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('130 pets'));
    restub({ ...api, 'GET /pets': unavailable });
    await visit('/pets?page=3');
    const retry = page.getByRole('button', { name: words('shell:retry') });
    await retry.waitFor();
    restub(api);
    await retry.click();
    await page.getByRole('link', { name: 'Sheru', exact: true }).first().waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('130 pets'));
  });
});

test.each([
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const)('each of the five orders is asked for, and stands in the address ($language)', async (look) => {
  await withScreen('/pets?page=2', { api: manyPets(), ...look }, async ({ page, words, calls, settle }) => {
    const order = page.getByRole('combobox', { name: words('shell:list.sortLabel') });
    for (const sortBy of ['oldest', 'price-low', 'price-high', 'name', 'newest']) {
      await order.selectOption(sortBy);
      await page.waitForURL(({ search }) => search === (sortBy === 'newest' ? '' : `?sortBy=${sortBy}`));
      await settle();
      await page.getByRole('article').first().waitFor();
      expect(calls.map(({ name }) => name)).toContain(`GET /pets?limit=50&page=1&sortBy=${sortBy}&status=Available`);
    }
    expect(await order.getByRole('option').count()).toBe(5);
  });
});

test('the list is shown as rows or as a grid, and the address keeps which', async () => {
  await withScreen('/pets', { api: manyPets() }, async ({ page, words, visit }) => {
    const widthOfOne = async () => (await page.getByRole('article').first().boundingBox())?.width ?? 0;
    const inGrid = await widthOfOne();
    const rows = page.getByRole('radio', { name: words('shell:list.rows') });
    await rows.check({ force: true });
    await page.waitForURL(({ search }) => search === '?view=rows');
    await visit('/pets?view=rows');
    expect([await rows.isChecked(), (await widthOfOne()) > 2 * inGrid]).toEqual([true, true]);
    await page.getByRole('radio', { name: words('shell:list.grid') }).check({ force: true });
    await page.waitForURL(({ search }) => search === '');
    expect(await widthOfOne()).toBe(inGrid);
  });
});

test.each([
  ['/pets', 'Available'],
  ['/pets?gone=true', null],
  ['/pets?species=Dog&gone=true', null],
])('%s lists, and counts, pets of the status %s', async (path, status) => {
  await withScreen(path, { api: usualAnswers() }, async ({ page, words, calls, settle }) => {
    await page.getByRole('switch', { name: words('pets:filters.gone') }).waitFor();
    await settle();
    const asked = calls
      .filter(({ name }) => /^GET \/pets(\/facets)?(\?|$)/.test(name))
      .map(({ name }) => new URLSearchParams(name.split('?')[1]));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.map((query) => query.get('status'))).toEqual(asked.map(() => status));
  });
});

test('what is gone is listed once somebody asks for it, and the address keeps that', async () => {
  await withScreen('/pets', { api: usualAnswers() }, async ({ page, words, calls }) => {
    await page.getByRole('switch', { name: words('pets:filters.gone') }).click();
    await page.waitForURL((url) => url.searchParams.get('gone') === 'true');
    await page.getByRole('button', { name: words('pets:filters.gone') }).waitFor();
    expect(calls.at(-1)?.name).not.toContain('status=');
  });
});
