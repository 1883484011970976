/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aSearch, pageOf, somePets, someSuggestions, understoodSearch } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const api: Stubs = {
  ...usualAnswers(),
  'GET /pets': ({ query }) => {
    const search = query.get('search');
    if (search === null) return pageOf(somePets(9));
    if (search.startsWith('persain')) return { ...pageOf(somePets(3)), search: understoodSearch() };
    if (search === 'husky in gwadar') return { ...pageOf([]), search: aSearch({ alternatives: { search: 'husky', pets: somePets(2) } }) };
    return { ...pageOf(somePets(2)), search: aSearch() };
  },
  'GET /pets/suggestions': { suggestions: someSuggestions() },
};

test.each(['en', 'ur'] as const)('what was corrected and understood is shown, and each part can be taken away (%s)', async (language) => {
  await withScreen('/pets?search=persain%20billi%20in%20lahore', { api, language }, async ({ page, words }) => {
    await page.getByText('persian billi in lahore').waitFor();
    const city = language === 'en' ? 'Lahore' : 'لاہور';
    await page.getByText(words('pets:list.inCity', { city }), { exact: false }).first().waitFor();
    expect(await page.getByText(words('pets:list.everywhere')).count()).toBe(0);
    const chip = words('shell:filters.remove', { filter: words('shell:search.inCity', { city }) });
    await page.getByRole('button', { name: chip }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'persian billi');
    expect(await page.getByRole('combobox', { name: words('pets:list.search') }).inputValue()).toBe('persian billi');
  });
});

test.each(['en', 'ur'] as const)(
  'what no price fits is shown with how far over it is, and each limit can be taken away (%s)',
  async (language) => {
    const [pet] = somePets(1);
    const search = aSearch({
      understood: [
        { words: 'max 20000', fields: { maxPrice: 20_000 }, without: 'persian bina teeka sasti' },
        { words: 'bina teeka', fields: { vaccinated: false }, without: 'persian max 20000 sasti' },
        { words: 'sasti', fields: { sortBy: 'price-low' }, without: 'persian max 20000 bina teeka' },
      ],
      alternatives: { search: 'persian', pets: pet ? [{ ...pet, price: 28_000 }] : [] },
    });
    const none: Stubs = { ...api, 'GET /pets': ({ query }) => (query.has('search') ? { ...pageOf([]), search } : pageOf([])) };
    await withScreen('/pets?search=persian%20max%2020000%20bina%20teeka%20sasti', { api: none, language }, async ({ page, words }) => {
      const price = words('shell:price.amount', { amount: '28,000' });
      await page.getByText(words('shell:search.over', { price, over: '8,000' })).waitFor();
      for (const filter of ['bina teeka', words('pets:list.sort.price-low')])
        await page.getByRole('button', { name: words('shell:filters.remove', { filter }) }).waitFor();
      const limit = words('pets:filters.upTo', { to: words('shell:price.amount', { amount: '20,000' }) });
      await page.getByRole('button', { name: words('shell:filters.remove', { filter: limit }) }).click();
      await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'persian bina teeka sasti');
    });
  },
);

test('a search that finds nothing shows what is nearest, and leads there', async () => {
  await withScreen('/pets?search=husky%20in%20gwadar', { api }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('pets:list.empty.title') }).waitFor();
    expect(await page.getByRole('link', { name: 'Sheru', exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: 'husky', exact: true }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'husky');
  });
});

test.each([
  { language: 'en', cities: ['Multan', 'Khanewal'] },
  { language: 'ur', cities: ['ملتان', 'خانیوال'] },
] as const)('what only another city has is shown with how far that is, and leads there ($language)', async ({ language, cities }) => {
  const nearby = { wanted: 'Multan', city: 'Khanewal', distance: 44_600 };
  const search = aSearch({ alternatives: { search: 'husky Khanewal', nearby, pets: somePets(2) } });
  const none: Stubs = { ...api, 'GET /pets': ({ query }) => (query.has('location') ? { ...pageOf([]), search } : pageOf(somePets(2))) };
  await withScreen('/pets?search=husky&location=Multan', { api: none, language }, async ({ page, words }) => {
    const [wanted, city] = cities;
    await page.getByText(words('shell:search.nearbyCity', { wanted, city, distance: '45' })).waitFor();
    await page.getByRole('button', { name: 'husky Khanewal', exact: true }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'husky Khanewal' && !searchParams.has('location'));
  });
});

test('where a search finds nothing, words and filters are taken away by one tap', async () => {
  await withScreen('/pets?search=husky%20in%20gwadar&species=Dog', { api, language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('pets:list.empty.title') }).waitFor();
    await page.getByRole('button', { name: words('shell:filters.clear'), exact: true }).click();
    await page.waitForURL(({ searchParams }) => searchParams.size === 0);
    expect(await page.getByRole('combobox', { name: words('pets:list.search') }).inputValue()).toBe('');
  });
});

test('suggestions are chosen by the keys: the arrows lead through them, Enter takes one, Escape closes them', async () => {
  await withScreen('/pets', { api }, async ({ page, words }) => {
    const box = page.getByRole('combobox', { name: words('pets:list.search') });
    await box.pressSequentially('la');
    const list = page.getByRole('listbox', { name: words('shell:search.suggestions') });
    await list.waitFor();
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await box.pressSequentially('b');
    await list.waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    const active = await box.getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'labrador retriever');
    expect(await box.inputValue()).toBe('labrador retriever');
    await list.waitFor({ state: 'hidden' });
  });
});

test('a suggestion of the home page leads to what it finds', async () => {
  await withScreen('/', { api }, async ({ page, words }) => {
    await page.getByRole('combobox', { name: words('home:hero.words') }).pressSequentially('la');
    await page.getByRole('option', { name: /labrador retriever/ }).click();
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/pets' && searchParams.get('search') === 'labrador retriever');
  });
});

test('what is searched for comes by relevance, until another order is chosen', async () => {
  await withScreen('/pets?search=sheru', { api }, async ({ page, words, calls }) => {
    const order = page.getByRole('combobox', { name: words('shell:list.sortLabel') });
    expect(await order.inputValue()).toBe('relevance');
    expect(calls.some(({ name }) => name.includes('search=sheru&sortBy=relevance'))).toBe(true);
    await order.selectOption('newest');
    await page.waitForURL(({ searchParams }) => searchParams.get('sortBy') === 'newest');
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('the header searches from any page, with suggestions (%s, %i px)', async (language, width) => {
  await withScreen('/blog', { api, language, width }, async ({ page, words }) => {
    // On a phone the menu has the field.
    const open = page.getByRole('button', { name: words(width < 768 ? 'shell:nav.menu' : 'shell:search.open'), exact: true });
    await open.click();
    const box = page.getByRole('combobox', { name: words('shell:search.label') });
    await box.waitFor();
    if (width >= 768) await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await box.pressSequentially('la');
    await page.getByRole('option', { name: /labrador retriever/ }).waitFor();
    await page.getByRole('option', { name: /labrador retriever/ }).click();
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/pets' && searchParams.get('search') === 'labrador retriever');
    expect(await open.getAttribute('aria-expanded')).toBe('false');
  });
});

test('Enter in the header searches for what stands there, and Escape puts the field away', async () => {
  await withScreen('/blog', { api }, async ({ page, words }) => {
    const open = page.getByRole('button', { name: words('shell:search.open'), exact: true });
    const box = page.getByRole('combobox', { name: words('shell:search.label') });
    await open.click();
    await box.waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await open.click();
    await box.fill('sheru');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/pets' && searchParams.get('search') === 'sheru');
  });
});

test('beside each filter stands how many pets it would leave, of the search as it was made', async () => {
  const facets = {
    species: { Dog: 4, Cat: 1 },
    gender: { Male: 3 },
    size: {},
    adoptionType: {},
    vaccinated: { true: 2 },
    urgent: {},
    prices: { 0: 4, 40000: 2, 100000: 1 },
  };
  const counted: Stubs = { ...api, 'GET /pets/facets': { facets } };
  await withScreen('/pets?search=persain', { api: counted }, async ({ page, words, calls }) => {
    await page.getByRole('radio', { name: `${words('pet:speciesMany.Dog')} 4` }).waitFor();
    expect(await page.getByRole('radio', { name: `${words('pet:speciesMany.Bird')} 0` }).count()).toBe(1);
    expect(await page.getByRole('switch', { name: `${words('pet:card.vaccinated')} 2` }).count()).toBe(1);
    expect(calls.filter(({ name }) => name.includes('/pets/facets')).map(({ name }) => name)).toEqual([
      expect.stringContaining('search=persian'),
    ]);
  });
});

test('breeds are completed in the filters', async () => {
  await withScreen('/pets', { api }, async ({ page, words }) => {
    await page.getByRole('combobox', { name: words('pets:filters.breed') }).pressSequentially('lab');
    await page.getByRole('option', { name: /Labrador Retriever/ }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('breed') === 'Labrador Retriever');
  });
});
