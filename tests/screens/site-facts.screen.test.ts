/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { htmlOf, structuredIn } from '@paltu/testing/pages';
import type { SiteFacts } from '@paltu/site';
import { usualAnswers } from './data/usual-answers.ts';
import { complaintsAbout } from './harness/complaints-about.ts';
import type { Screen, ScreenOptions } from './harness/open-screen.ts';
import { blankPath, screensFront } from './harness/screens-front.ts';
import { screensOfRun } from './harness/screens-of-run.ts';
import { startSite, type Site } from './harness/start-site.ts';
import { withScreen } from './harness/with-screen.ts';

const facts: SiteFacts = {
  ...{ email: 'help@paltu.example', phone: '+92 42 111 222 333' },
  address: { en: '12 Mall Road, Lahore', ur: '12 مال روڈ، لاہور' },
  ...{ appStore: 'https://apps.apple.com/pk/app/paltu/id1', googlePlay: 'https://play.google.com/store/apps/details?id=pk.paltu' },
  social: ['https://www.facebook.com/paltu', 'https://www.instagram.com/paltu'],
  demoLogin: { email: 'ayesha@paltu.example', password: 'Jharokha1' },
};
const ways = ['mailto:help@paltu.example', 'tel:+9242111222333'];
const all = [...ways, facts.appStore, facts.googlePlay, ...facts.social];

let site: Site;
beforeAll(async () => void (site = await startSite(undefined, screensFront(), facts)));
afterAll(() => site.stop());

/** Opens a page of the site that is configured. */
const openConfigured = (path: string, options: ScreenOptions, act: (screen: Screen) => Promise<void>): Promise<void> =>
  withScreen(blankPath, { ...options, api: usualAnswers(options.as), until: 'domcontentloaded' }, async (screen) => {
    await screen.page.goto(`${site.address}${path}`);
    await screen.settle();
    await act(screen);
  });

/** Addresses outside of the site that a part of the page leads to. */
const linksIn = ({ page }: Screen, part: 'main' | 'footer'): Promise<(string | null)[]> =>
  page
    .locator(`${part} a:is([href^="mailto:"], [href^="tel:"], [href^="https:"])`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const looks = [
  { language: 'ur', width: 360, theme: 'light' },
  { language: 'ur', width: 1280, theme: 'light' },
  { language: 'en', width: 1280, theme: 'light' },
  { language: 'en', width: 360, theme: 'light' },
] as const;

const pages: { path: string; shown: readonly string[] }[] = [
  { path: '/', shown: [] },
  { path: '/contact', shown: ways },
  { path: '/careers', shown: facts.social },
];

test.each(pages)(
  'footer and content of $path show what is set in both languages, and nobody is hindered by it',
  async ({ path, shown }) => {
    await openConfigured(path, looks[0], async (screen) => {
      const footer = screen.page.locator('footer');
      expect(await linksIn(screen, 'footer')).toEqual(all);
      expect(await linksIn(screen, 'main')).toEqual(shown);
      expect(await footer.textContent()).toContain(facts.address.ur);
      expect(await complaintsAbout(screen, looks, 'html')).toEqual([]);
      expect(await linksIn(screen, 'footer')).toEqual(all);
      expect(await linksIn(screen, 'main')).toEqual(shown);
      expect(await footer.textContent()).toContain(facts.address.en);
    });
  },
);

test('what came with the HTML stays as the app takes over, and follows the reader to other pages and into the other language', async () => {
  await openConfigured('/contact', {}, async (screen) => {
    const { page, words } = screen;
    const isTakenOver = await page.evaluate(() => {
      const shown = document.querySelector('main a[href^="mailto:"]');
      return Object.keys(shown?.closest('div') ?? {}).some((key) => key.startsWith('__react'));
    });
    expect(isTakenOver).toBe(true);
    await page
      .locator('footer')
      .getByRole('link', { name: words('shell:footer.careers'), exact: true })
      .click();
    await page.waitForURL('**/careers');
    await page.locator('main a[href^="https://www.facebook.com"]').waitFor();
    await page.getByRole('button', { name: 'اردو' }).click();
    await page.locator('main').getByRole('link', { name: 'فیس بک', exact: true }).waitFor();
    expect(await page.locator('footer').textContent()).toContain(facts.address.ur);
    expect(await linksIn(screen, 'footer')).toEqual(all);
  });
});

test('a member finds it too on a page that the app renders by itself', async () => {
  await openConfigured('/verify-email', { as: 'member' }, async (screen) => {
    expect(await linksIn(screen, 'footer')).toEqual(all);
  });
});

test.each(['en', 'ur'] as const)(
  'without scripts pages show it too, and search engines read it of the organization (%s)',
  async (language) => {
    for (const path of ['/', '/about', '/contact', '/careers', '/vets']) {
      const html = await htmlOf(`${site.address}${path}?lang=${language}`);
      const root = html.slice(html.indexOf('<div id="root"'));
      expect([path, all.filter((one) => !root.includes(`href="${one}"`))]).toEqual([path, []]);
      expect(root).toContain(facts.address[language]);
    }
    for (const path of ['/', '/about', '/contact']) {
      const data = structuredIn(await htmlOf(`${site.address}${path}?lang=${language}`));
      const organization = data
        .flatMap((one) => [one, one['mainEntity']])
        .find((one) => (one as (typeof data)[0])?.['@type'] === 'Organization');
      expect(organization).toMatchObject({
        ...{ sameAs: facts.social, email: facts.email, address: facts.address[language] },
        contactPoint: { '@type': 'ContactPoint', telephone: facts.phone },
      });
    }
  },
);

test('login offers the demo account where the gateway knows one, and fills it in', async () => {
  await openConfigured('/login', {}, async ({ page, words }) => {
    await page.getByText(words('session:login.demo')).waitFor();
    await page.getByRole('button', { name: words('session:login.demoUse') }).click();
    expect(await page.getByLabel(words('session:field.email')).inputValue()).toBe('ayesha@paltu.example');
    expect(await page.getByLabel(words('session:field.password'), { exact: true }).inputValue()).toBe('Jharokha1');
  });
  await withScreen('/login', { api: usualAnswers() }, async ({ page, words }) => {
    await page.getByLabel(words('session:field.email')).waitFor();
    expect(await page.getByText(words('session:login.demo')).count()).toBe(0);
  });
});

test('where nothing is set nothing is shown', async () => {
  for (const path of ['/', '/contact', '/careers'])
    await withScreen(path, { api: usualAnswers() }, async (screen) => {
      expect([path, await linksIn(screen, 'footer'), await linksIn(screen, 'main')]).toEqual([path, [], []]);
      const heights = await screen.page.locator('footer div:empty').evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(heights.filter((height) => height !== 0)).toEqual([]);
    });
  const html = await htmlOf(`${screensOfRun().site}/about`);
  expect(structuredIn(html).some((one) => 'sameAs' in one)).toBe(false);
  expect(html).not.toContain('<template');
});
