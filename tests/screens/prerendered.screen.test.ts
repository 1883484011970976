/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { htmlOf, structuredIn } from '@paltu/testing/pages';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { raw } from './harness/answers.ts';
import { openScreen, type ScreenOptions } from './harness/open-screen.ts';
import { blankPath } from './harness/screens-front.ts';
import { screensOfRun } from './harness/screens-of-run.ts';
import { withScreen } from './harness/with-screen.ts';

const pages = [
  '/',
  '/pets',
  '/login',
  '/register',
  '/forgot-password',
  '/vets',
  '/about',
  '/faq',
  '/contact',
  '/blog',
  '/privacy',
  '/terms',
  '/cookies',
  '/refund',
  '/accessories',
  '/no-such-page',
].flatMap((path) => (['en', 'ur'] as const).map((language) => ({ path, language })));

const registration = {
  firstName: 'Ayesha',
  lastName: 'Khan',
  email: 'ayesha@paltu.example',
  phone: '0300 1234567',
  password: 'Sheru2026pk',
  confirmPassword: 'Sheru2026pk',
};

/** Opens a page twice over: remembers the header that came with the HTML, before any script of the app has run. */
const isHeaderKept = async (path: string, options: ScreenOptions): Promise<boolean> => {
  let isKept = false;
  await withScreen(blankPath, { ...options, until: 'domcontentloaded', api: usualAnswers(options.as) }, async ({ page, settle }) => {
    const noted = await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') Object.assign(globalThis, { headerOfHtml: document.querySelector('header') });
      });
    });
    await page.goto(path);
    await settle();
    await noted.dispose();
    isKept = await page.evaluate(() => {
      const { headerOfHtml } = globalThis as { headerOfHtml?: Element | null };
      return headerOfHtml != null && headerOfHtml === document.querySelector('header');
    });
  });
  return isKept;
};

test.each(pages)(
  'what came with the HTML of $path in $language stays on the screen when the app takes over',
  async ({ path, language }) => {
    expect(await isHeaderKept(path, { language })).toBe(true);
  },
);

test('a page in the dark theme is taken over too', async () => {
  expect(await isHeaderKept('/', { theme: 'dark', width: 360 })).toBe(true);
});

test('a member, whose header is another, gets it without an error', async () => {
  await withScreen('/', { as: 'member', api: usualAnswers('member') }, async ({ page, words }) => {
    expect(await page.getByRole('link', { name: words('shell:account.login'), exact: true }).count()).toBe(0);
  });
});

test('the page of a listing is taken over from its skeleton', async () => {
  expect(await isHeaderKept(`/pet-${petId(1)}`, {})).toBe(true);
});

test('what was typed and sent before the app was there is kept and sent by the app, and stands in no address', async () => {
  await withScreen(blankPath, { until: 'domcontentloaded', isFresh: true, api: usualAnswers() }, async ({ page, words, settle }) => {
    let comeThrough = (): void => {};
    const typed = new Promise<void>((resolve) => (comeThrough = resolve));
    const scripts = '**/assets/*.js';
    await page.route(scripts, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/register', { waitUntil: 'commit' });
    for (const [id, text] of Object.entries(registration)) await page.fill(`#${id}`, text);
    await page.getByRole('button', { name: words('session:register.next'), exact: true }).click();
    comeThrough();
    await page.locator('#city').waitFor();
    expect(page.url()).not.toContain(registration.password);
    await page.goBack();
    expect(await page.inputValue('#firstName')).toBe(registration.firstName);
    await page.unroute(scripts);
    await settle();
  });
});

test('without scripts a page still shows what it is', async () => {
  const screen = await openScreen('/', { api: usualAnswers(), notYet: { 'GET /none': raw(404, '') } });
  const html = await (await screen.context.request.get('/')).text();
  await screen.close();
  expect(html).toMatch(/<h1[^>]*>.{5,}<\/h1>/s);
  expect(html).toContain('application/ld+json');
});

test.each(['/', '/about', '/contact'])('%s names who runs the site for search engines in both languages', async (path) => {
  const { site } = screensOfRun();
  for (const language of ['en', 'ur']) {
    const data = structuredIn(await htmlOf(`${site}${path}?lang=${language}`));
    const things = data.flatMap((one) => [one, one['mainEntity']]);
    expect(things).toContainEqual(expect.objectContaining({ '@type': 'Organization', name: 'Paltu', url: `${site}/` }));
  }
});
