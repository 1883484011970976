/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { anAccessory } from '../../web/src/testing/an-accessory.ts';
import { accessoryId, accessoryPageOf, nearbyPageOf, someAccessories, someStores, storeId, storePageOf } from './data/some-stores.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable, type Stubs } from './harness/answers.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const manyProducts = (): Stubs => ({
  ...usualAnswers(),
  'GET /accessories': ({ query }) => accessoryPageOf(someAccessories(12), { page: Number(query.get('page') ?? 1), total: 30 }),
});

test('filters, order and page stand in the address, are asked of the server, and come back from a shared link', async () => {
  await withScreen('/accessories', { api: manyProducts() }, async ({ page, words, calls }) => {
    await page.getByRole('radio', { name: words('shop:category.Food & Treats'), exact: true }).check({ force: true });
    await page.waitForURL(({ searchParams }) => searchParams.get('category') === 'Food & Treats');
    await page.getByRole('switch', { name: words('accessories:filters.inStock') }).click();
    await page.getByLabel(words('shell:list.sortLabel')).selectOption('price-low');
    await page.getByRole('link', { name: words('shell:pager.page', { page: 2 }), exact: true }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('page') === '2');
    const asked = () => {
      const last = calls.filter(({ name }) => name.startsWith('GET /accessories?')).at(-1);
      return Object.fromEntries(new URLSearchParams(last?.name.split('?')[1]));
    };
    await until(() => asked()['page'] === '2');
    expect(asked()).toEqual({ limit: '12', page: '2', sortBy: 'price-low', category: 'Food & Treats', inStock: 'true' });
    await page.reload();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByRole('switch', { name: words('accessories:filters.inStock') }).isChecked()).toBe(true);
    await page.getByRole('button', { name: words('shell:filters.remove', { filter: words('shop:category.Food & Treats') }) }).click();
    await page.waitForURL(({ search }) => search === '?inStock=true&sortBy=price-low');
  });
});

const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

const cardOf = (name: string | RegExp) => ({ name, exact: true });

test.each(readers)('a card shows what is saved of the earlier price, and why a product cannot be bought ($language)', async (reader) => {
  await withScreen('/accessories', { ...reader, api: usualAnswers() }, async ({ page, words }) => {
    const card = (name: string) => page.getByRole('article').filter({ has: page.getByRole('link', cardOf(name)) });
    await card('Chicken and rice for cats, 2 kg')
      .getByText(words('accessories:card.discount', { percent: 20 }))
      .waitFor();
    expect(await card('Chicken and rice for cats, 2 kg').locator('s').textContent()).toContain('3,000');
    await card('Steel bowl').getByText(words('accessories:availability.out-of-stock')).waitFor();
    await card('Leather collar').getByText(words('accessories:availability.recalled')).waitFor();
    expect(await card('Rope ball').locator('s').count()).toBe(0);
  });
});

test.each(readers)(
  'the lowest price to ask for is free among pets, and an amount in the shop, where nothing is ($language)',
  async (reader) => {
    await withScreen('/accessories', { ...reader, api: usualAnswers() }, async ({ page, words, visit }) => {
      const lowest = async (filters: 'accessories' | 'pets') => {
        if (reader.width < 768) await page.getByRole('button', { name: words('shell:filters.open') }).click();
        return page.getByRole('slider', { name: words(`${filters}:filters.priceFrom`) }).getAttribute('aria-valuetext');
      };
      expect(await lowest('accessories')).toBe(words('shell:price.amount', { amount: '0' }));
      await visit('/pets');
      expect(await lowest('pets')).toBe(words('shell:price.free'));
    });
  },
);

test.each(['en', 'ur'] as const)(
  'on a phone the buttons of products side by side stand at one height, their words on one line (%s)',
  async (language) => {
    await withScreen('/accessories', { language, width: 360, api: manyProducts() }, async ({ page, words }) => {
      const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: words('shop:cart.add') }) });
      const places = await cards.evaluateAll((all) =>
        all.map((card) => {
          const button = [...card.querySelectorAll('button')].at(-1);
          if (button === undefined) throw new Error('nothing to buy it with');
          const { bottom, height } = button.getBoundingClientRect();
          return { row: Math.round(card.getBoundingClientRect().top), foot: Math.round(bottom), height };
        }),
      );
      expect(new Set(places.map(({ row, foot }) => `${row} ${foot}`)).size).toBe(new Set(places.map(({ row }) => row)).size);
      expect(Math.max(...places.map(({ height }) => height))).toBeLessThan(44);
    });
  },
);

test('a misspelt search shows what was looked for in its place', async () => {
  const api: Stubs = {
    ...usualAnswers(),
    'GET /accessories': {
      ...accessoryPageOf(someAccessories(2)),
      search: { understood: [], corrected: 'chicken', alternatives: null },
    },
  };
  await withScreen('/accessories?search=chiken', { api, language: 'ur', width: 360 }, async ({ page }) => {
    await page.getByText('chicken', { exact: true }).waitFor();
  });
});

test('an empty shelf offers the best sellers of its category, and those of the whole shop where the category is empty', async () => {
  const bestSellers = ({ query }: { query: URLSearchParams }) =>
    query.get('sortBy') === 'popularity' && query.get('category') !== 'Beds & Furniture'
      ? accessoryPageOf(someAccessories(3))
      : accessoryPageOf([]);
  const api: Stubs = { ...usualAnswers(), 'GET /accessories': bestSellers };
  await withScreen('/accessories?category=Food%20%26%20Treats&search=zzz', { api }, async ({ page, words, visit }) => {
    await page.getByRole('heading', { name: words('accessories:list.empty.title') }).waitFor();
    const category = words('shop:category.Food & Treats');
    const shelf = page.getByRole('region', { name: words('accessories:list.popularIn', { category }) });
    await shelf.getByRole('link', cardOf('Rope ball')).waitFor();
    await visit('/accessories?category=Beds%20%26%20Furniture&search=zzz');
    await page
      .getByRole('region', { name: words('accessories:list.popular'), exact: true })
      .getByRole('link', cardOf('Rope ball'))
      .waitFor();
  });
});

test('the shop has two lists, each at an address of its own; one that cannot be read is reported, and Retry reads it again', async () => {
  const api = { ...usualAnswers(), 'GET /stores': unavailable };
  await withScreen('/accessories', { api, language: 'ur', width: 360, allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByRole('link', { name: words('shop:tabs.stores'), exact: true }).click();
    await page.waitForURL(({ search }) => search === '?tab=stores');
    await page.getByRole('heading', { name: words('stores:list.error.title') }).waitFor();
    restub(usualAnswers());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('link', cardOf('Clifton Pets')).waitFor();
  });
});

test('the browser is asked where the reader is only after a press; the place stands in no address', async () => {
  const api: Stubs = { ...usualAnswers(), 'GET /stores/nearby': nearbyPageOf(someStores(2)) };
  await withScreen('/accessories?tab=stores', { api }, async ({ page, words, context, calls }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 24.860_73, longitude: 67.001_14 });
    const isAsked = () => calls.some(({ name }) => name.startsWith('GET /stores/nearby'));
    expect(isAsked()).toBe(false);
    await page.getByRole('button', { name: words('stores:near.ask') }).click();
    await page.waitForURL(({ search }) => search === '?tab=stores&near=me');
    await page.getByText(words('stores:near.metres', { amount: '430' })).waitFor();
    await page.getByText(words('stores:near.kilometres', { amount: '1.3' })).waitFor();
    const asked = () =>
      new URLSearchParams(
        calls
          .filter(({ name }) => name.startsWith('GET /stores/nearby'))
          .at(-1)
          ?.name.split('?')[1],
      );
    expect(Object.fromEntries(asked())).toEqual({
      ...{ latitude: '24.861', longitude: '67.001', maxDistance: '10000', page: '1', limit: '12' },
    });
    await page.getByLabel(words('stores:near.within')).selectOption('50');
    await until(() => asked().get('maxDistance') === '50000');
    // A link to it asks again, for nothing has kept the place.
    await page.reload();
    await page.getByRole('heading', { name: words('stores:near.where') }).waitFor();
  });
});

test('who does not want to be found is led to the cities', async () => {
  await withScreen('/accessories?tab=stores', { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page, words, context }) => {
    await context.clearPermissions();
    await page.getByRole('button', { name: words('stores:near.ask') }).click();
    await page.getByText(words('stores:near.denied')).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=stores');
  });
});

test('a product names its store, its price and how many are left, and offers what is alike and what else the store has', async () => {
  const api: Stubs = {
    ...usualAnswers(),
    'GET /accessories/{id}/similar': ({ params }) => {
      expect(params['id']).toBe(accessoryId(3));
      return accessoryPageOf(someAccessories().slice(0, 1));
    },
    'GET /accessories/vendor': accessoryPageOf([...someAccessories().slice(0, 1), ...someAccessories().slice(2, 4)]),
  };
  await withScreen(`/accessory-${accessoryId(3)}`, { api }, async ({ page, words }) => {
    await page
      .getByRole('main')
      .getByText(words('accessories:availability.few_other', { amount: '3' }))
      .first()
      .waitFor();
    const beside = page.getByRole('complementary', { name: words('accessories:detail.buy') });
    await beside.getByRole('link', cardOf('Pawfect')).waitFor();
    const namesOn = (title: string) => page.getByRole('region', { name: title }).getByRole('heading', { level: 3 }).allTextContents();
    expect(await namesOn(words('accessories:detail.similar'))).toEqual(['Chicken and rice for cats, 2 kg']);
    // Neither the product itself nor what stands above it.
    expect(await namesOn(words('accessories:detail.moreOf', { name: 'Pawfect' }))).toEqual(['Steel bowl']);
  });
});

test.each(readers)('a recalled product shows why, and what to do with it, before anything else ($language)', async (reader) => {
  await withScreen(`/accessory-${accessoryId(5)}`, { ...reader, api: usualAnswers() }, async ({ page, words }) => {
    const recall = page.getByRole('region', { name: words('accessories:recall.title') });
    await recall.getByText('Do not use it any more').waitFor();
    const [above, name] = await Promise.all([recall.boundingBox(), page.getByRole('heading', { level: 1 }).boundingBox()]);
    expect(above?.y).toBeLessThan(name?.y ?? 0);
  });
});

test.each(readers)('a product whose store takes no orders yet explains why, and has no button to buy it ($language)', async (reader) => {
  const { vendor, ...product } = anAccessory({ id: accessoryId(1) });
  const api: Stubs = {
    ...usualAnswers(),
    'GET /accessories/{id}': { accessory: { ...product, vendor: { ...vendor, takesOrders: false } } },
  };
  await withScreen(`/accessory-${accessoryId(1)}`, { ...reader, api }, async ({ page, words }) => {
    await page.getByText(words('accessories:detail.unregistered')).waitFor();
    expect(await page.getByText(words('accessories:availability.unregistered')).count()).toBeGreaterThan(0);
    const main = page.getByRole('main');
    expect(await main.getByRole('button', { name: words('shop:cart.add'), exact: true }).count()).toBe(0);
  });
});

test('a closed store keeps its page, which explains it, and shows no products', async () => {
  for (const path of [`/store-${storeId(5)}`, `/vendor-${storeId(5)}`])
    await withScreen(path, { api: usualAnswers() }, async ({ page, words, calls }) => {
      await page.getByText(words('stores:detail.closed')).waitFor();
      expect(calls.filter(({ name }) => name.includes('/accessories/vendor'))).toEqual([]);
    });
});

test('vendor-2 is the storefront of the second featured store; one’s own leads who has none to all stores', async () => {
  await withScreen('/vendor-2', { api: usualAnswers() }, async ({ page }) => {
    await page.getByRole('heading', { level: 1, name: 'لاہور پالتو بازار' }).waitFor();
  });
  await withScreen('/vendor-storefront-page', { api: usualAnswers() }, async ({ page, words }) => {
    await page.waitForURL(({ pathname, search }) => pathname === '/accessories' && search === '?tab=stores');
    await page.getByRole('heading', { level: 1, name: words('stores:list.title') }).waitFor();
  });
});

test('stores are found by type, city and rating, the best rated first unless something is searched for', async () => {
  const api: Stubs = { ...usualAnswers(), 'GET /stores': storePageOf(someStores(3)) };
  await withScreen('/accessories?tab=stores', { api }, async ({ page, words, calls }) => {
    const asked = () =>
      new URLSearchParams(
        calls
          .filter(({ name }) => name.startsWith('GET /stores?'))
          .at(-1)
          ?.name.split('?')[1],
      );
    expect(asked().get('sortBy')).toBe('rating');
    await page.getByLabel(words('stores:filters.type')).selectOption('Pet Hotel');
    await page.getByLabel(words('stores:filters.minRating')).selectOption('4');
    await until(() => asked().get('minRating') === '4');
    expect(asked().get('type')).toBe('Pet Hotel');
    await page.getByLabel(words('stores:list.search')).fill('clifton');
    await until(() => asked().get('search') === 'clifton');
    expect(asked().get('sortBy')).toBe('relevance');
  });
});

test('where no store fits, others of the same city are offered, never those of another', async () => {
  const api: Stubs = {
    ...usualAnswers(),
    'GET /stores': ({ query }) => storePageOf(query.get('type') === null && query.get('city') === 'Multan' ? someStores(1) : []),
  };
  await withScreen('/accessories?tab=stores&type=Pet+Hotel&city=Multan', { api }, async ({ page, words, visit, calls }) => {
    await page
      .getByRole('region', { name: words('stores:list.others') })
      .getByRole('article')
      .waitFor();
    await visit('/accessories?tab=stores&type=Pet+Hotel&city=Quetta');
    await page.getByRole('heading', { name: words('stores:list.empty.title') }).waitFor();
    expect(await page.getByRole('region', { name: words('stores:list.others') }).count()).toBe(0);
    expect(calls.filter(({ name }) => name.startsWith('GET /stores?') && !name.includes('city='))).toEqual([]);
  });
});
