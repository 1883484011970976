/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { pageOf, somePets } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unanswered, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const api: Stubs = { ...usualAnswers(), 'GET /pets': ({ query }) => pageOf(somePets(query.get('search') === 'nobody' ? 0 : 9)) };

const asked = ({ calls }: Pick<Screen, 'calls'>) =>
  calls
    .filter(({ name }) => name.startsWith('GET /pets?'))
    .map(({ name }) => Object.fromEntries(new URL(name.slice(4), 'http://x').searchParams));

test('one searches as one types: a pause sends the words, an earlier question is broken off', async () => {
  const slow: Stubs = { ...api, 'GET /pets': ({ query }) => (query.get('search') === 'she' ? unanswered : pageOf(somePets(3))) };
  await withScreen('/pets', { api: slow, until: 'domcontentloaded' }, async (screen) => {
    const { page, words } = screen;
    const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('search=she'));
    const box = page.getByRole('combobox', { name: words('pets:list.search') });
    await until(() => asked(screen).length > 0);
    await box.pressSequentially('she');
    await page.waitForRequest((request) => request.url().endsWith('search=she&sortBy=relevance&status=Available'));
    await box.pressSequentially('ru');
    await broken;
    await page.waitForURL(({ search }) => search === '?search=sheru');
    await page.getByRole('link', { name: 'Sheru', exact: true }).waitFor();
    const searches = asked(screen).map(({ search }) => search);
    expect([searches[0], searches.at(-1)]).toEqual([undefined, 'sheru']);
    // Not one for each letter; a busy machine may pause between two of them.
    expect(searches.length).toBeLessThan(1 + 'sheru'.length);
  });
});

test('what was searched for is one step back, and can be cleared in the box', async () => {
  await withScreen('/pets?species=Cat', { api }, async ({ page, words, settle }) => {
    const box = page.getByRole('combobox', { name: words('pets:list.search') });
    await box.fill('mano');
    await page.waitForURL(({ search }) => search.includes('search=mano'));
    await box.pressSequentially(' cat');
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'mano cat');
    await page.goBack();
    await page.waitForURL(({ search }) => search === '?species=Cat');
    expect(await box.inputValue()).toBe('');
    await page.goForward();
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'mano cat');
    expect(await box.inputValue()).toBe('mano cat');
    await page
      .getByRole('button', { name: words('shell:form.clear') })
      .first()
      .click();
    await page.waitForURL(({ search }) => search === '?species=Cat');
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
    await settle();
  });
});

test('a search that finds nothing explains it, and Clear Filters empties the box too', async () => {
  await withScreen('/pets?search=nobody', { api }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('pets:list.empty.title') }).waitFor();
    await page.getByRole('button', { name: words('shell:filters.clear') }).click();
    await page.getByRole('link', { name: 'Sheru', exact: true }).waitFor();
    expect(await page.getByRole('combobox', { name: words('pets:list.search') }).inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a link with every filter asks for all of them, shows a chip for each, and each goes by itself', async () => {
  const link =
    '/pets?search=mano&species=Cat&adoptionType=Sale&location=Lahore&minPrice=5000&maxPrice=70000&minAge=6&maxAge=23' +
    '&breed=Persian&gender=Female&size=Extra+Large&vaccinated=true&urgent=true&sortBy=price-low&view=rows';
  await withScreen(link, { api }, async (screen) => {
    const { page, words, settle } = screen;
    expect(asked(screen)).toEqual([
      {
        ...{ search: 'mano', species: 'Cat', adoptionType: 'Sale', location: 'Lahore', minPrice: '5000', maxPrice: '70000' },
        ...{ minAge: '6', maxAge: '23', breed: 'Persian', gender: 'Female', size: 'Extra Large', vaccinated: 'true', urgent: 'true' },
        ...{ sortBy: 'price-low', status: 'Available', limit: '50', page: '1' },
      },
    ]);
    const chips = page.getByRole('list', { name: words('shell:filters.active') }).getByRole('button', { name: /^Remove/ });
    const texts = await chips.allTextContents();
    expect(texts).toEqual([
      ...['Cats', 'Sale', 'Lahore', 'PKR 5,000 to PKR 70,000', '6 months to 2 years', 'Persian', 'Female', 'Extra Large'],
      ...['Vaccinated', 'Urgent only'],
    ]);
    for (const text of texts) {
      await page.getByRole('button', { name: words('shell:filters.remove', { filter: text }), exact: true }).click();
      await settle();
    }
    expect(new URL(page.url()).search).toBe('?search=mano&sortBy=price-low&view=rows');
  });
});

test('the price is asked for by the keys; at the top of the slider nothing is', async () => {
  await withScreen('/pets', { api }, async ({ page, words }) => {
    const highest = page.getByRole('slider', { name: words('pets:filters.priceTo') });
    await highest.focus();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(({ search }) => search === '?maxPrice=95000');
    await page.getByText('Up to PKR 95,000').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(({ search }) => search === '');
    const lowest = page.getByRole('slider', { name: words('pets:filters.priceFrom') });
    await lowest.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(({ search }) => search === '?minPrice=5000');
  });
});

test('a price that is asked for no longer leaves the slider, by its chip or by Back', async () => {
  await withScreen('/pets', { api }, async ({ page, words }) => {
    const highest = page.getByRole('slider', { name: words('pets:filters.priceTo') });
    const isAt = (price: string) => until(async () => (await highest.inputValue()) === price);
    const lower = async () => {
      await highest.focus();
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL(({ search }) => search === '?maxPrice=95000');
    };
    await lower();
    await page.getByRole('button', { name: words('shell:filters.remove', { filter: 'Up to PKR 95,000' }), exact: true }).click();
    await page.waitForURL(({ search }) => search === '');
    await isAt('100000');
    await lower();
    await page.goBack();
    await page.waitForURL(({ search }) => search === '');
    await isAt('100000');
  });
});

test('on Urdu pages the price grows towards the left', async () => {
  await withScreen('/pets', { api, language: 'ur' }, async ({ page, words }) => {
    const price = page.getByRole('group', { name: words('pets:filters.price') });
    const range = price.getByRole('presentation');
    const { width = 0 } = (await range.boundingBox()) ?? {};
    await range.click({ position: { x: width * 0.25, y: 22 } });
    await page.waitForURL(({ search }) => search === '?maxPrice=75000');
    await price.getByRole('slider', { name: words('pets:filters.priceTo') }).press('ArrowRight');
    await page.waitForURL(({ search }) => search === '?maxPrice=70000');
  });
});

test('age and size are asked for by tiles, the breed by typing', async () => {
  await withScreen('/pets', { api }, async ({ page, words }) => {
    await page.getByRole('radio', { name: words('pets:filters.ages.underTwo') }).check({ force: true });
    await page.waitForURL(({ search }) => search === '?minAge=6&maxAge=23');
    await page.getByRole('radio', { name: words('pets:filters.ages.older') }).check({ force: true });
    await page.waitForURL(({ search }) => search === '?minAge=84');
    await page.getByRole('radio', { name: words('pet:size.Large'), exact: true }).check({ force: true });
    await page.waitForURL(({ search }) => search === '?minAge=84&size=Large');
    await page.getByRole('combobox', { name: words('pets:filters.breed') }).fill('Persian');
    await page.waitForURL(({ searchParams }) => searchParams.get('breed') === 'Persian');
  });
});

test('a list that is still on its way comes, also when another filter was looked at meanwhile', async () => {
  let asked = 0;
  const isFirst = (query: URLSearchParams) => query.get('species') === null && asked++ === 0;
  const slow: Stubs = { ...api, 'GET /pets': ({ query }) => (isFirst(query) ? unanswered : pageOf(somePets(3))) };
  await withScreen('/pets', { api: slow, width: 360 }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('shell:filters.open'), exact: true }).click();
    const drawer = page.getByRole('dialog', { name: words('shell:filters.title') });
    const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/v1/pets?'));
    await drawer.getByRole('radio', { name: words('pet:speciesMany.Cat') }).check({ force: true });
    await broken;
    await page.goBack();
    await page.getByRole('link', { name: 'Sheru', exact: true }).waitFor();
  });
});

test('on a phone a shared link shows how many filters it brings, and Clear all in the drawer leaves the search', async () => {
  await withScreen('/pets?search=mano&maxPrice=70000&minAge=84', { api, language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByText(words('shell:filters.chosen_other', { count: 2 })).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: `${words('shell:filters.open')} ${words('shell:filters.chosen_other', { count: 2 })}` }).click();
    const drawer = page.getByRole('dialog', { name: words('shell:filters.title') });
    await drawer.getByRole('button', { name: words('shell:filters.clearAll') }).click();
    await drawer.getByRole('button', { name: words('pets:filters.show_other', { amount: 9 }) }).click();
    await page.waitForURL(({ search }) => search === '?search=mano');
  });
});

test('the cross of the drawer, pressed again while it goes, does not lead away from the list', async () => {
  await withScreen('/', { api, width: 360 }, async ({ page, words, visit, settle }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit('/pets');
    await page.getByRole('button', { name: words('shell:filters.open'), exact: true }).click();
    const drawer = page.getByRole('dialog', { name: words('shell:filters.title') });
    await drawer.waitFor();
    // Pressed twice at once: the second press comes before it is out of sight.
    await drawer.getByRole('button', { name: words('shell:filters.close') }).evaluate((cross: HTMLElement) => {
      cross.click();
      cross.click();
    });
    await drawer.waitFor({ state: 'hidden' });
    await settle();
    expect(new URL(page.url()).pathname).toBe('/pets');
  });
});
