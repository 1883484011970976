/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { someVets, vetPageOf } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable, type Stubs } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const manyVets = (): Stubs => ({
  ...usualAnswers(),
  'GET /vets': ({ query }) => vetPageOf(someVets(12), { page: Number(query.get('page') ?? 1), total: 30 }),
});

test('filters, order and page stand in the address, are asked of the server, and come back from a shared link', async () => {
  await withScreen('/vets', { api: manyVets() }, async ({ page, words, calls }) => {
    await page.getByLabel(words('vets:filters.specialty')).selectOption('Surgery');
    await page.waitForURL(({ search }) => search === '?specialty=Surgery');
    await page.getByRole('switch', { name: words('vets:filters.today') }).click();
    await page.getByLabel(words('shell:list.sortLabel')).selectOption('fee-low');
    await page.getByRole('link', { name: words('shell:pager.page', { page: 2 }), exact: true }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('page') === '2');
    const last = calls.filter(({ name }) => name.startsWith('GET /vets?')).at(-1);
    const asked = new URLSearchParams(last?.name.split('?')[1]);
    expect(Object.fromEntries(asked)).toEqual({ limit: '12', page: '2', sortBy: 'fee-low', specialty: 'Surgery', today: 'true' });
    await page.reload();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByLabel(words('vets:filters.specialty')).inputValue()).toBe('Surgery');
    await page.getByRole('button', { name: words('shell:filters.remove', { filter: words('vet:specialty.Surgery') }) }).click();
    await page.waitForURL(({ search }) => search === '?today=true&sortBy=fee-low');
    expect(await whereFocusIs(page)).toContain('30');
  });
});

test('on Urdu cards an Urdu name has the height that Nastaliq needs, and a Latin one of several lines has not', async () => {
  const lineOf = (name: Element): number => parseFloat(getComputedStyle(name).lineHeight) / parseFloat(getComputedStyle(name).fontSize);
  await withScreen('/vets', { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page }) => {
    const named = (name: string) => page.getByRole('heading', { level: 2, name }).evaluate(lineOf);
    expect(await named('Dr Muhammad Abdur-Rahman Qureshi of Saddar')).toBeCloseTo(1.4);
    expect(await named('ڈاکٹر عائشہ صدیقی')).toBeGreaterThan(2);
  });
});

test('a list that cannot be read says so, and Retry reads it again', async () => {
  const api = { ...usualAnswers(), 'GET /vets': unavailable };
  await withScreen('/vets', { api, language: 'ur', width: 360 }, async ({ page, words, restub }) => {
    await page.getByRole('heading', { name: words('vets:list.error.title') }).waitFor();
    restub(usualAnswers());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('link', { name: 'Dr Ayesha Malik', exact: true }).waitFor();
  });
});

test('on a phone the filters are a draft that counts what it would leave', async () => {
  await withScreen('/vets', { api: manyVets(), width: 360 }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('shell:filters.open') }).click();
    const filters = page.getByRole('dialog', { name: words('shell:filters.title') });
    await filters.getByRole('switch', { name: words('vet:offer.homeVisit') }).click();
    expect(new URL(page.url()).search).toBe('');
    await filters.getByRole('button', { name: words('vets:filters.show_other', { count: 30, amount: '30' }) }).click();
    await page.waitForURL(({ search }) => search === '?homeVisit=true');
  });
});
