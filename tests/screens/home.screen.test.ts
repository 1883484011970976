/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { pageOf } from './data/some-pets.ts';
import { someTotals } from './data/some-testimonials.ts';
import { vetId } from './data/some-vets.ts';
import { answersIn } from './data/states.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable } from './harness/answers.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

test('home has four cards: pets, accessories, vets, and a listing of one’s own by an account', async () => {
  await withScreen('/', { api: usualAnswers() }, async ({ page, words }) => {
    const cards = page.getByRole('navigation', { name: words('home:actions.label') }).getByRole('link');
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/pets',
      '/accessories',
      '/vets',
      '/register?next=dashboard%3Ftab%3Dpets%26mode%3Dadd',
    ]);
    await cards.last().click();
    await page.getByRole('heading', { level: 1, name: words('session:register.step1.heading') }).waitFor();
  });
});

const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

test.each(readers)('the search hands city and kind of pet on to the list; a window shows its kind ($language)', async (reader) => {
  await withScreen('/', { ...reader, api: usualAnswers() }, async ({ page, words, visit }) => {
    await page.getByRole('combobox', { name: words('home:hero.city') }).selectOption('Lahore');
    await page.getByRole('combobox', { name: words('home:hero.pet'), exact: true }).selectOption('Cat');
    await page.getByRole('button', { name: words('home:hero.submit') }).click();
    await page.getByRole('heading', { level: 1, name: words('pets:list.title') }).waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ species: 'Cat', location: 'Lahore' });
    await visit('/');
    expect(await page.getByRole('link', { name: words('pet:speciesMany.Bird'), exact: true }).getAttribute('href')).toBe(
      '/pets?species=Bird',
    );
  });
});

test('a pet stands on the page once: among the featured, else the urgent, else the newest', async () => {
  await withScreen('/', { api: usualAnswers() }, async ({ page, words }) => {
    const linksOf = async (name: string) => {
      const cards = page
        .getByRole('region', { name: words(name) })
        .getByRole('heading', { level: 3 })
        .getByRole('link');
      await cards.first().waitFor();
      return cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    };
    const parts = [await linksOf('home:featured.title'), await linksOf('home:urgent.title'), await linksOf('home:newest.title')];
    // Three are featured; of the three urgent ones the first is among them; the others are of the nine newest.
    expect(parts.map(({ length }) => length)).toEqual([3, 2, 4]);
    expect(new Set(parts.flat()).size).toBe(9);
  });
});

test('featured and urgent pets have parts of their own, which are not there when there are none', async () => {
  await withScreen('/', { api: usualAnswers() }, async ({ page, words }) => {
    const cardsOf = (name: string) => page.getByRole('region', { name: words(name) }).getByRole('heading', { level: 3 });
    expect([await cardsOf('home:featured.title').count(), await cardsOf('home:urgent.title').count()]).toEqual([3, 2]);
  });
  const none = { ...usualAnswers(), 'GET /pets/featured': pageOf([]), 'GET /pets/urgent': pageOf([]) };
  await withScreen('/', { api: none, language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('home:newest.title') }).waitFor();
    expect(await page.getByRole('heading', { name: words('home:featured.title') }).count()).toBe(0);
  });
});

test('pets that cannot be had leave the rest of the page as it is, and can be asked for again', async () => {
  const api = { ...usualAnswers(), 'GET /pets/featured': unavailable };
  await withScreen('/', { api, allowed: /503/ }, async ({ page, words, restub }) => {
    restub(usualAnswers());
    const featured = page.getByRole('region', { name: words('home:featured.title') });
    await featured.getByRole('button', { name: words('shell:retry') }).click();
    await featured.getByRole('heading', { level: 3 }).first().waitFor();
  });
});

test('counters go up to what there is, and show nothing more than that', async () => {
  await withScreen('/', { api: usualAnswers() }, async ({ page, words }) => {
    const figures = page.getByRole('region', { name: words('totals:title') }).getByRole('definition');
    await until(async () => String(await figures.allTextContents()) === '1,234,86,5,012,41');
    expect(await page.getByText(words('totals:successRate')).count()).toBe(0);
  });
});

test('counters that cannot be had are not there, and nothing stands in their place', async () => {
  const api = { ...usualAnswers(), 'GET /content/totals': unavailable, 'GET /vets/testimonials': unavailable };
  await withScreen('/', { api, allowed: /503/ }, async ({ page, words }) => {
    await page.locator('div[hidden]').first().waitFor({ state: 'attached' });
    expect(await page.getByRole('region', { name: words('totals:title') }).count()).toBe(0);
    expect(await page.locator('div:has(> div[hidden])').first().isVisible()).toBe(false);
  });
});

test.each(readers)("home shows guests' reviews of vets, the newest three, each with a way to the vet ($language)", async (reader) => {
  await withScreen('/', { ...reader, api: usualAnswers() }, async ({ page, words }) => {
    const shown = page.getByRole('region', { name: words('totals:testimonials.title') });
    await page.getByRole('heading', { name: words('home:sellers.title') }).scrollIntoViewIfNeeded();
    await shown.waitFor();
    expect(await shown.getByRole('listitem').count()).toBe(3);
    const links = await shown.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([`/vet-${vetId(1)}`, `/vet-${vetId(2)}`, `/vet-${vetId(1)}`]);
    expect(await shown.getByText('Clear advice, an honest price.').getAttribute('dir')).toBe('auto');
  });
});

test.each(['/', '/about'])('where nobody has written a review and nothing is there to count, %s has no such parts', async (path) => {
  await withScreen(path, { api: answersIn('empty', 'visitor') }, async ({ page, words, settle }) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path === '/') {
      await page.locator('div[hidden]').first().waitFor({ state: 'attached' });
      await page.getByRole('heading', { name: words('home:sellers.title') }).scrollIntoViewIfNeeded();
      await settle();
    }
    expect(await page.getByRole('region', { name: words('totals:title') }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: words('totals:testimonials.title') }).count()).toBe(0);
  });
});

test.each([
  { path: '/', language: 'en', width: 1280 },
  { path: '/', language: 'ur', width: 360 },
  { path: '/about', language: 'en', width: 360 },
  { path: '/about', language: 'ur', width: 1280 },
] as const)('$path boasts of nothing that comes to none yet ($language)', async ({ path, ...reader }) => {
  const totals = { ...someTotals(), adoptions: 0, averageDays: 0, successRate: null };
  await withScreen(path, { ...reader, api: { ...usualAnswers(), 'GET /content/totals': { totals } } }, async ({ page, words }) => {
    const figures = page.getByRole('region', { name: words('totals:title') });
    if (path === '/') await page.getByRole('heading', { name: words('home:windows.title') }).scrollIntoViewIfNeeded();
    await until(async () => String(await figures.getByRole('definition').allTextContents()) === '1,234,5,012,41');
    expect(await figures.getByRole('term').allTextContents()).toEqual(['pets', 'users', 'vets'].map((name) => words(`totals:${name}`)));
  });
});

test('about shows how adoptions go, once there are enough of them', async () => {
  await withScreen('/about', { api: usualAnswers() }, async ({ page, words }) => {
    const figures = page.getByRole('region', { name: words('totals:title') }).getByRole('definition');
    await until(async () => String(await figures.allTextContents()) === '1,234,86,5,012,41,12,97');
  });
  const api = { ...usualAnswers(), 'GET /content/totals': { totals: { ...someTotals(), averageDays: null, successRate: null } } };
  await withScreen('/about', { api }, async ({ page, words }) => {
    const figures = page.getByRole('region', { name: words('totals:title') }).getByRole('definition');
    await until(async () => String(await figures.allTextContents()) === '1,234,86,5,012,41');
  });
});

test.each(readers)(
  'home explains why one would come here, and what the Verified mark asks of sellers, in full behind it ($language)',
  async (reader) => {
    await withScreen('/', { ...reader, api: usualAnswers() }, async ({ page, words }) => {
      const reasons = page.getByRole('region', { name: words('home:reasons.title') });
      for (const reason of ['checked', 'answers', 'private', 'both'])
        await reasons.getByText(words(`home:reasons.${reason}Text`)).waitFor();
      const sellers = page.getByRole('region', { name: words('home:sellers.title') });
      for (const point of ['papers', 'answer', 'mark']) await sellers.getByText(words(`home:sellers.${point}`)).waitFor();
      await sellers.getByRole('link', { name: words('home:sellers.action') }).click();
      await page.waitForURL(({ pathname, search }) => pathname + search === '/faq?category=verification');
      await page.getByRole('heading', { level: 1, name: words('faq:title') }).waitFor();
    });
  },
);

test.each(readers)(
  'products that are featured in the shop stand there as one comes near, nothing where there are none ($language)',
  async (reader) => {
    await withScreen('/', { ...reader, api: usualAnswers() }, async ({ page, words }) => {
      const products = page.getByRole('region', { name: words('accessories:featured.title') });
      await page.getByRole('heading', { name: words('home:checked.title') }).scrollIntoViewIfNeeded();
      await products.getByRole('heading', { level: 3 }).nth(3).waitFor();
      expect(await products.getByRole('link', { name: words('accessories:featured.all') }).getAttribute('href')).toBe('/accessories');
    });
    await withScreen('/', { ...reader, api: answersIn('empty', 'visitor') }, async ({ page, words, settle }) => {
      await page.getByRole('heading', { name: words('home:checked.title') }).scrollIntoViewIfNeeded();
      await settle();
      expect(await page.getByText(words('accessories:featured.title')).count()).toBe(0);
    });
  },
);

test.each(['en', 'ur'] as const)(
  'on a phone nothing of the search is cut: its hint and the searches at hand are seen whole (%s)',
  async (language) => {
    await withScreen('/', { language, width: 360, api: usualAnswers() }, async ({ page, words }) => {
      const search = page.getByRole('search', { name: words('home:hero.search') });
      const room = await search.getByPlaceholder(words('home:hero.wordsHint')).evaluate((input: HTMLInputElement) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
        const context = document.createElement('canvas').getContext('2d');
        if (context === null) throw new Error('nothing to measure with');
        context.font = font;
        const used = context.measureText(input.placeholder).width + parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
        return input.clientWidth - used;
      });
      expect(room).toBeGreaterThanOrEqual(0);
      const links = page.getByRole('navigation', { name: words('home:hero.quick') }).getByRole('link');
      const ends = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()).map(({ left, right }) => left >= 0 && right <= innerWidth),
      );
      expect(ends).toEqual([true, true, true, true]);
    });
  },
);
