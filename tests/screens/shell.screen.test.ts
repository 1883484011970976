/// <reference lib="dom" />
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { usualAnswers } from './data/usual-answers.ts';
import { success, unavailable } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const themeOf = (page: Page): Promise<string | null> => page.getAttribute('html', 'data-theme');
const environmentOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await Promise.all(document.documentElement.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(document.documentElement).backgroundColor;
  });
const addPet = '/dashboard?tab=pets&mode=add';

describe('light and dark', () => {
  test('the system chooses first, a menu after it, and the choice outlives a reload without a flash', async () => {
    await withScreen('/', { api: usualAnswers(), theme: 'dark' }, async ({ page, words, visit }) => {
      expect(await themeOf(page)).toBe('dark');
      const dark = await environmentOf(page);
      await page.getByRole('button', { name: words('shell:theme.label'), exact: true }).click();
      await page.getByRole('button', { name: words('shell:theme.light'), exact: true }).click();
      expect(await environmentOf(page)).not.toBe(dark);
      const grounds = await page.context().newPage();
      await grounds.emulateMedia({ colorScheme: 'dark' });
      // The first frame is asked for before any module of the app has run.
      await grounds.route(/\/assets\/(?!before-paint)[^/]+\.js/, (route) => route.abort());
      await grounds.goto('/', { waitUntil: 'commit' });
      await grounds.waitForFunction(() => document.documentElement.dataset['theme'] !== undefined);
      expect(await themeOf(grounds)).toBe('light');
      await grounds.close();
      await visit('/pets');
      await page.getByRole('button', { name: words('shell:theme.label'), exact: true }).click();
      await page.getByRole('button', { name: words('shell:theme.system'), exact: true }).click();
      expect(await environmentOf(page)).toBe(dark);
    });
  });

  test('on a phone the choice is in the menu, in Urdu too', async () => {
    await withScreen('/', { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page, words }) => {
      await page.getByRole('button', { name: words('shell:nav.menu'), exact: true }).click();
      await page.getByRole('button', { name: words('shell:theme.dark'), exact: true }).click();
      expect(await themeOf(page)).toBe('dark');
    });
  });
});

describe('the menus', () => {
  const entries = async (page: Page, name: string): Promise<string[]> => {
    await page.getByRole('button', { name }).click();
    return page.getByRole('banner').getByRole('listitem').allInnerTexts();
  };

  test('only an admin is shown the Admin Dashboard, and everybody their own pages', async () => {
    for (const [as, name, isThere] of [
      ['member', 'Ayesha', false],
      ['admin', 'Hina', true],
    ] as const) {
      await withScreen('/pets', { api: usualAnswers(as), as }, async ({ page, words }) => {
        const shown = await entries(page, words('shell:account.menu', { name }));
        expect(shown.includes(words('shell:account.adminDashboard'))).toBe(isThere);
        expect(shown).toContain(words('shell:account.profile'));
        await page.getByRole('button', { name: words('shell:role.member'), exact: true }).click();
        await page
          .getByRole('banner')
          .getByRole('link', { name: words('shell:nav.listPet') })
          .last()
          .waitFor();
        expect(await page.getByRole('button', { name: words('shell:role.admin'), exact: true }).count()).toBe(isThere ? 1 : 0);
      });
    }
  });

  test.each(['en', 'ur'] as const)('shows one role at a time: that of the page, which is remembered (%s)', async (language) => {
    await withScreen('/vendor-dashboard', { api: usualAnswers('member'), as: 'member', language }, async ({ page, words, visit }) => {
      const menu = page.getByRole('navigation', { name: words('work:menu') });
      const link = (area: 'products' | 'requests' | 'slots') => menu.getByRole('link', { name: words(`work:area.${area}`) });
      const role = (name: 'member' | 'vendor' | 'vet') => menu.getByRole('button', { name: words(`shell:role.${name}`) });
      await link('products').waitFor();
      expect([await role('vendor').getAttribute('aria-pressed'), await link('requests').count()]).toEqual(['true', 0]);
      // What waits for the member is counted on the switch while the menu is the seller's.
      expect(await role('member').innerText()).toMatch(/\d/);
      await role('member').click();
      await link('requests').waitFor();
      expect([await link('products').count(), await page.evaluate(() => location.pathname)]).toEqual([0, '/vendor-dashboard']);
      await role('vet').click();
      await link('slots').waitFor();
      await visit('/pets');
      await page.getByRole('button', { name: words('shell:account.menu', { name: 'Ayesha' }) }).click();
      await page.getByRole('link', { name: words('shell:account.office') }).waitFor();
    });
  });

  test('the phone menu has every area, closes by Escape and gives the focus back', async () => {
    await withScreen('/', { api: usualAnswers(), width: 360 }, async ({ page, words }) => {
      const shown = await entries(page, words('shell:nav.menu'));
      const areas = ['home', 'pets', 'shop', 'vets', 'blog', 'about'].map((area) => words(`shell:nav.${area}`));
      expect(shown).toEqual(expect.arrayContaining(areas));
      await page.keyboard.press('Escape');
      expect(await whereFocusIs(page)).toBe(`button "${words('shell:nav.menu')}"`);
    });
  });
});

test('the offline bar stays in sight wherever one has scrolled', async () => {
  await withScreen('/', { api: usualAnswers(), allowed: /ERR_INTERNET_DISCONNECTED/ }, async ({ page, words, goOffline }) => {
    await page.evaluate(() => scrollTo(0, 900));
    await goOffline();
    const box = await page.getByText(words('shell:offline')).boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(200);
  });
});

test('a visitor who wants to list a pet can log in or sign up, and comes back here after either', async () => {
  await withScreen(addPet, { api: usualAnswers() }, async ({ page, words }) => {
    const main = page.getByRole('main');
    for (const name of [words('shell:loginPrompt.login'), words('shell:loginPrompt.signUp')]) {
      const address = await main.getByRole('link', { name }).getAttribute('href');
      expect(new URL(address ?? '', 'https://paltu.example').searchParams.get('next')).toBe(addPet.slice(1));
    }
  });
});

test('a wizard stands alone: no footer, no tab bar', async () => {
  await withScreen(addPet, { api: usualAnswers('member'), as: 'member', width: 360 }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: words('shell:nav.tabs') }).count()).toBe(0);
  });
});

test('a page that is opened starts at its top at once', async () => {
  await withScreen('/pets', { api: usualAnswers(), width: 360 }, async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 500));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const places = await page.evaluate(async () => {
      const heading = () => document.querySelector('main h1')?.textContent;
      const before = heading();
      document.querySelector<HTMLElement>('main li a')?.click();
      while (heading() === before || heading() === undefined) await new Promise(requestAnimationFrame);
      const seen: number[] = [];
      while (seen.length < 15) {
        await new Promise(requestAnimationFrame);
        seen.push(Math.round(scrollY));
      }
      return seen;
    });
    expect(places.filter((place) => place !== 0)).toEqual([]);
  });
});

test('the way up from a pet leads to the list as it was left: filters and place', async () => {
  await withScreen('/pets?species=Cat', { api: usualAnswers(), width: 360 }, async ({ page, words }) => {
    await page.evaluate(() => scrollTo(0, 400));
    await page.locator('main li a').nth(2).click();
    await page.getByRole('link', { name: words('pets:detail.back') }).click();
    await expect(page.waitForFunction(() => location.search === '?species=Cat' && Math.abs(scrollY - 400) < 2)).resolves.toBeTruthy();
  });
});

test('a Latin name in an Urdu heading is as bold as in an English one', async () => {
  const weights: string[] = [];
  for (const language of ['en', 'ur'] as const) {
    await withScreen('/pets', { api: usualAnswers(), language }, async ({ page }) => {
      const weight = await page
        .locator('main li h3, main li h2')
        .first()
        .evaluate((name) => getComputedStyle(name).fontWeight);
      weights.push(weight);
    });
  }
  expect(weights[1]).toBe(weights[0]);
});

describe('a page that is still to come', () => {
  test('counts down, announces what comes and leads back', async () => {
    await withScreen('/careers', { api: usualAnswers(), language: 'ur' }, async ({ page, words }) => {
      await page.getByRole('heading', { level: 1, name: words('coming-soon:page.careers.title') }).waitFor();
      const first = await page.getByRole('timer').textContent();
      await page.waitForFunction((before) => document.querySelector('[role=timer]')?.textContent !== before, first);
      expect(await page.getByRole('main').getByRole('listitem').count()).toBe(3);
      await page.getByRole('link', { name: words('coming-soon:back.about') }).click();
      await page.getByRole('heading', { level: 1, name: words('about:title') }).waitFor();
    });
  });

  test('an address that could not be kept stays, and the field explains it', async () => {
    const api = { ...usualAnswers(), 'POST /content/notify-me': unavailable };
    await withScreen('/careers', { api, allowed: /503/ }, async ({ page, words }) => {
      const email = page.getByLabel(words('coming-soon:notify.label'));
      await email.fill('ayesha@example.com');
      await page.getByRole('button', { name: words('coming-soon:notify.submit') }).click();
      await page.getByText(words('coming-soon:notify.problem.failed')).waitFor();
      expect([await email.inputValue(), await email.getAttribute('aria-invalid')]).toEqual(['ayesha@example.com', 'true']);
      expect(await whereFocusIs(page)).toContain('input');
    });
  });

  test('takes an address, thanks, and three seconds later the form is empty again', async () => {
    const api = { ...usualAnswers(), 'POST /content/notify-me': success(null) };
    await withScreen('/careers', { api }, async ({ page, words, calls }) => {
      const submit = page.getByRole('button', { name: words('coming-soon:notify.submit') });
      await submit.click();
      await page.getByText(words('coming-soon:notify.problem.required')).waitFor();
      expect(await whereFocusIs(page)).toContain('input');
      await page.getByLabel(words('coming-soon:notify.label')).fill('ayesha@example.com');
      await submit.click();
      await page.getByText(words('coming-soon:notify.done')).waitFor();
      expect(calls.at(-1)?.body).toEqual({ email: 'ayesha@example.com', page: 'careers', website: '', elapsedMs: expect.any(Number) });
      await page.getByText(words('coming-soon:notify.done')).waitFor({ state: 'detached' });
      expect(await page.getByLabel(words('coming-soon:notify.label')).inputValue()).toBe('');
    });
  });
});
