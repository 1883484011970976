/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { someVets, vetPageOf } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable, type Stubs } from './harness/answers.ts';
import { until } from './harness/until.ts';
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
    const asked = () => {
      const last = calls.filter(({ name }) => name.startsWith('GET /vets?')).at(-1);
      return Object.fromEntries(new URLSearchParams(last?.name.split('?')[1]));
    };
    await until(() => asked()['page'] === '2');
    expect(asked()).toEqual({ limit: '12', page: '2', sortBy: 'fee-low', specialty: 'Surgery', today: 'true' });
    await page.reload();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByLabel(words('vets:filters.specialty')).inputValue()).toBe('Surgery');
    await page.getByRole('button', { name: words('shell:filters.remove', { filter: words('vet:specialty.Surgery') }) }).click();
    await page.waitForURL(({ search }) => search === '?today=true&sortBy=fee-low');
    await until(async () => (await whereFocusIs(page)).includes('30'));
  });
});

test('what is searched for comes as its words ask for, until another order is chosen', async () => {
  await withScreen('/vets?search=sasta%20doctor', { api: manyVets() }, async ({ page, words, calls }) => {
    const order = page.getByRole('combobox', { name: words('shell:list.sortLabel') });
    const asked = () =>
      new URLSearchParams(
        calls
          .filter(({ name }) => name.startsWith('GET /vets?'))
          .at(-1)
          ?.name.split('?')[1],
      );
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect([await order.inputValue(), asked().get('sortBy')]).toEqual(['relevance', null]);
    await order.selectOption('rating');
    await page.waitForURL(({ searchParams }) => searchParams.get('sortBy') === 'rating');
    await until(() => asked().get('sortBy') === 'rating');
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

test('a list that cannot be read is reported, and Retry reads it again', async () => {
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

const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

test.each(readers)('a card names three services, and how many more there are ($language)', async (reader) => {
  await withScreen('/vets', { ...reader, api: usualAnswers() }, async ({ page, words }) => {
    const servicesOf = (name: string) =>
      page
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name, exact: true }) })
        .getByRole('list', { name: words('vets:card.services') })
        .getByRole('listitem');
    const [first, urdu] = someVets();
    const shown = await servicesOf('Dr Ayesha Malik').allTextContents();
    expect(shown).toEqual([...(first?.services.slice(0, 3) ?? []), words('vets:card.moreServices', { count: 1 })]);
    expect(await servicesOf('ڈاکٹر عائشہ صدیقی').allTextContents()).toEqual(urdu?.services);
  });
});

test.each(['en', 'ur'] as const)('the list is shown as a grid or as rows, by a press; the address keeps which (%s)', async (language) => {
  await withScreen('/vets', { language, api: usualAnswers() }, async ({ page, words }) => {
    const cards = page.getByRole('article');
    const placeOf = async (nth: number) => (await cards.nth(nth).boundingBox()) ?? { x: NaN, y: NaN };
    const isBeside = async () => Math.abs((await placeOf(0)).y - (await placeOf(1)).y) < 1;
    const view = (key: string) => page.getByRole('radio', { name: words(`shell:list.${key}`), exact: true });
    expect([await isBeside(), await view('grid').isChecked()]).toEqual([true, true]);
    await view('rows').check({ force: true });
    await page.waitForURL(({ searchParams }) => searchParams.get('view') === 'rows');
    await until(async () => !(await isBeside()));
    await page.reload();
    await cards.nth(1).waitFor();
    expect([await isBeside(), await view('rows').isChecked()]).toEqual([false, true]);
    await view('grid').check({ force: true });
    await until(isBeside);
    expect(new URL(page.url()).search).toBe('');
  });
});

test.each(['en', 'ur'] as const)(
  'a search shows what it was taken for, and what is nearest where it finds nothing (%s)',
  async (language) => {
    const taken = {
      corrected: 'surgeon amna lahore',
      understood: [
        { words: 'surgeon', fields: { specialty: 'Surgery' as const }, without: 'amna lahore' },
        { words: 'gulberg', fields: { area: { en: 'Gulberg', ur: 'گلبرگ' } }, without: 'surgeon amna lahore' },
        { words: 'lahore', fields: { city: 'Lahore' }, without: 'surgeon amna' },
      ],
    };
    const api: Stubs = {
      ...manyVets(),
      'GET /vets': ({ query }) => {
        const [found, nearest] = [vetPageOf(someVets(2)), vetPageOf(someVets(1))];
        if (query.get('search') !== 'zzz') return { ...found, search: { ...taken, alternatives: null } };
        return { ...vetPageOf([]), search: { understood: [], corrected: null, alternatives: { search: 'amna', vets: nearest.vets } } };
      },
    };
    await withScreen('/vets?search=surgoen%20amna%20lahore', { api, language }, async ({ page, words }) => {
      await page.getByText('surgeon amna lahore').waitFor();
      const drop = (filter: string) => page.getByRole('button', { name: words('shell:filters.remove', { filter }) });
      await drop(words('vet:specialty.Surgery')).waitFor();
      await drop(words('shell:search.nearArea', { area: language === 'en' ? 'Gulberg' : 'گلبرگ' })).waitFor();
      await drop(words('shell:search.inCity', { city: language === 'en' ? 'Lahore' : 'لاہور' })).click();
      await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'surgeon amna');
      await page.getByRole('searchbox', { name: words('vets:list.search') }).fill('zzz');
      await page.getByRole('heading', { name: words('vets:list.empty.title') }).waitFor();
      await page.getByRole('button', { name: 'amna', exact: true }).click();
      await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'amna');
      await page.getByRole('searchbox', { name: words('vets:list.search') }).fill('zzz');
      await page.getByRole('button', { name: words('shell:filters.clear'), exact: true }).click();
      await page.waitForURL(({ searchParams }) => searchParams.size === 0);
    });
  },
);
