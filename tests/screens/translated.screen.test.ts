/// <reference lib="dom" />
import { describe, expect, test } from '@jest/globals';
import { tierOfRun } from '../runner/tier.ts';
import { siteScreens, type SiteScreen } from './data/site-screens.ts';
import { petId } from './data/some-pets.ts';
import { answersIn } from './data/states.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { replaceTexts, translatePage } from './harness/translate-page.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const mostFields = 3;

/** Writes into the first fields of the page and takes it back: hints, counters, problems and found things come and go. */
const write = async ({ page, settle }: Screen): Promise<void> => {
  const fields = page.locator('main').locator('input:not([type]), input[type=text], input[type=search], input[type=email], textarea');
  for (const text of ['x', '']) {
    for (let nth = 0; nth < Math.min(mostFields, await fields.count()); nth += 1) {
      const field = fields.nth(nth);
      if (!(await field.isVisible()) || !(await field.isEditable())) continue;
      await field.fill(text);
      await field.blur();
    }
    await settle();
    await translatePage(page);
  }
};

/** Another language changes every text of a page. */
const turnLanguage = async ({ page, settle }: Screen): Promise<void> => {
  for (const language of ['ur', 'en']) {
    const turn = page.locator(`header button[lang="${language}"]`).first();
    if (!(await turn.isVisible())) return;
    await turn.click();
    await page.locator(`html[lang="${language}"]`).waitFor();
    await settle();
    await translatePage(page);
  }
};

const isCrashed = async ({ page, words }: Screen): Promise<boolean> => (await page.getByText(words('shell:crash.title')).count()) > 0;

const tryTranslated = async ({ path, as }: SiteScreen): Promise<void> =>
  withScreen(path, { as, api: answersIn('full', as) }, async (screen) => {
    await translatePage(screen.page);
    await write(screen);
    await turnLanguage(screen);
    expect(await isCrashed(screen)).toBe(false);
  });

/** Before the last tier: a list, a thing, a form and what articles are made of. The rest shares their parts. */
const ofEachKind = new Set(['home', 'pets', 'pet', 'register', 'article', 'contact']);
const isTried = ({ name, states }: SiteScreen): boolean => states.includes('full') && (tierOfRun() === 'all' || ofEachKind.has(name));

describe('a page that the browser has translated goes on', () => {
  test.each(siteScreens.filter(isTried))('$name', tryTranslated);

  test('a wrong password', async () => {
    const api = { ...usualAnswers(), 'POST /auth/login': refuse(401, 'credentials.wrong') };
    await withScreen('/login', { api }, async (screen) => {
      const { page, settle } = screen;
      await translatePage(page);
      await page.fill('input[type=email]', 'sana@example.com');
      await page.fill('input[type=password]', 'Wrong1234');
      await page.locator('main form button[type=submit]').click();
      await settle();
      await translatePage(page);
      await page.locator('main form button[type=submit]').click();
      await settle();
      expect(await isCrashed(screen)).toBe(false);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    });
  });

  test('an address that forgot its password', async () => {
    await withScreen('/forgot-password', { api: { 'POST /auth/forgot-password': success(null) } }, async (screen) => {
      const { page, settle, calls } = screen;
      await translatePage(page);
      await page.fill('main input', 'sana@example.com');
      await page.locator('main form button[type=submit]').click();
      await until(() => calls.some(({ name }) => name === 'POST /auth/forgot-password'));
      await settle();
      expect(await isCrashed(screen)).toBe(false);
    });
  });

  test('what changes is shown, in place of the translation of what was there before', async () => {
    await withScreen('/pets', { api: usualAnswers() }, async ({ page, words, settle, restub }) => {
      await translatePage(page);
      expect(await page.locator('main article font').count()).toBeGreaterThan(0);
      restub(answersIn('empty', 'visitor'));
      await page.locator('main input[type=search]').first().fill('zebra');
      await page.getByText(words('pets:list.empty.title')).first().waitFor();
      await settle();
      expect(await page.locator('main article').count()).toBe(0);
    });
  });
});

test('a page that an extension has taken apart is drawn anew, without the page of crashes', async () => {
  const allowed = /NotFoundError/;
  await withScreen(`/pet-${petId(1)}`, { api: usualAnswers(), allowed }, async (screen) => {
    const { page } = screen;
    await replaceTexts(page, 'mark');
    await turnLanguage(screen);
    expect(screen.faults().filter((fault) => allowed.test(fault))).not.toEqual([]);
    expect(await isCrashed(screen)).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});
