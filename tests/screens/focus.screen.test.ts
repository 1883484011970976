/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ownVet } from './data/own-vet.ts';
import { siteScreens } from './data/site-screens.ts';
import { pageOf } from './data/some-pets.ts';
import { someReviews } from './data/some-reviews.ts';
import { answersIn } from './data/states.ts';
import type { Screen } from './harness/open-screen.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const phone = { language: 'ur', width: 360 } as const;
const desk = { language: 'en', width: 1280 } as const;

/** Where most is pressed, of each kind of screen one. */
const pressed = [
  ...[
    'login',
    'overview',
    'my pets',
    'my pet',
    'requests',
    'request to answer',
    'profile of a new member',
    'password and devices',
    'settings',
  ],
  ...['add pet', 'edit pet', 'post listing', 'admin', 'admin all', 'admin decided'],
  ...['papers to check', 'vets and their marks', 'vet to mark'],
  ...['pets', 'pets filtered', 'pet', 'pet of another, as a member', 'profile', 'article', 'article of a member'],
  ...['appointments', 'vet dashboard', 'times of a vet'],
];

const parts = ['header', 'main', 'footer'];

/** The frame of the site, which is the same everywhere, is tried on the home page, part by part; of the others what is their own. */
const tried = [
  ...siteScreens.filter(({ name }) => name === 'home').flatMap((row) => parts.map((scope) => ({ ...row, ...desk, scope }))),
  ...siteScreens.filter(({ name }) => pressed.includes(name)).map((row) => ({ ...row, ...phone, scope: 'main' })),
];

/** What does something when Enter is pressed on it, here: buttons, and links to pages of the site. */
const actionsIn = (page: Page, scope: string) => page.locator(scope).locator('button:enabled:visible, a[href^="/"]:not([target]):visible');

/** The numbers of actions to try: of twelve cards that are alike, the actions of the first. */
const oneOfEachKind = (page: Page, scope: string): Promise<number[]> =>
  actionsIn(page, scope).evaluateAll((elements) => {
    const kinds = elements.map((element) => {
      const path = element.getAttribute('href')?.replace(/[\da-f-]{36}/g, '') ?? '';
      return [element.tagName, element.className, path, element.closest('li, article, tr') === null ? element.textContent : ''].join();
    });
    return kinds.flatMap((kind, index) => (kinds.indexOf(kind) === index ? [index] : []));
  });

/** So that the next visit finds the same actions again: a form keeps what was changed in it, at the latest when its page goes. */
const leaveDrafts = async (page: Page): Promise<void> => {
  await page.goto('/art/window-dog.svg');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('paltu.draft.')) localStorage.removeItem(key);
  });
};

/** What can be pressed there, in its order: a page that was left and is back has other markup than one just loaded, as has a heart that was pressed. */
const pressableIn = async (page: Page, scope: string): Promise<string> => {
  const texts = await actionsIn(page, scope).evaluateAll((elements) =>
    elements.map((element) => [element.getAttribute('href'), element.className, element.textContent].join()),
  );
  return [await page.getAttribute('html', 'lang'), ...texts].join('\n');
};

const losing = async ({ page, settle, visit }: Screen, path: string, scope: string): Promise<string[]> => {
  const lost: string[] = [];
  const kinds = await oneOfEachKind(page, scope);
  const isThere = (): boolean => page.url().endsWith(path);
  for (const index of kinds) {
    const action = actionsIn(page, scope).nth(index);
    await action.focus();
    const name = await whereFocusIs(page);
    const pressable = await pressableIn(page, scope);
    const isAsBefore = async (): Promise<boolean> => isThere() && (await pressableIn(page, scope)) === pressable;
    /** As the browser does it: without loading the page anew. */
    const goBack = async (): Promise<boolean> => {
      await page.evaluate(() => history.back());
      await settle();
      return isAsBefore();
    };
    await page.keyboard.press('Enter');
    await settle();
    if ((await whereFocusIs(page)) === 'body') lost.push(name);
    if (index === kinds.at(-1) || (await isAsBefore()) || (!isThere() && (await goBack()))) continue;
    await leaveDrafts(page);
    await visit(path);
  }
  return lost;
};

test.each(tried)(
  '$name, $scope, $language: whatever is pressed, the focus is somewhere afterwards',
  async ({ path, as, scope, language, width }) => {
    await withScreen(path, { language, width, as, api: answersIn('full', as) }, async (screen) => {
      expect(await losing(screen, path, scope)).toEqual([]);
    });
  },
);

test('a photo that is removed hands the focus on to the photos that are left', async () => {
  const row = siteScreens.find(({ name }) => name === 'edit pet');
  await withScreen(row?.path ?? '', { as: 'member', api: answersIn('full', 'member') }, async ({ page, words, settle }) => {
    const remove = page.getByRole('button', { name: words('fields:photos.remove', { number: 1 }) });
    await remove.focus();
    await page.keyboard.press('Enter');
    await settle();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('photos');
  });
});

test('the twentieth service leaves the focus in its field, and so does one of twenty that is taken away', async () => {
  const services = Array.from({ length: 19 }, (_, nth) => `Service ${nth + 1}`);
  const api = { ...answersIn('full', 'member'), 'GET /vets/user/my-profile': { vet: ownVet({ services }) } };
  await withScreen('/vet-profile-page', { api, as: 'member' }, async ({ page, words, settle }) => {
    const field = page.getByRole('textbox', { name: words('vet-profile:field.services') });
    await field.fill('Service 20');
    await field.press('Enter');
    await settle();
    expect(await whereFocusIs(page)).toBe('input ""');
    await page.getByRole('button', { name: words('vet-profile:service.remove', { tag: 'Service 20' }) }).press('Enter');
    await settle();
    expect(await whereFocusIs(page)).toBe('input ""');
  });
});

test.each([desk, phone])(
  'the pager of the queue leads to its next page, and the focus to what stands there ($language)',
  async (reader) => {
    const paged = ({ query }: { query: URLSearchParams }) =>
      pageOf(someReviews(), { page: Number(query.get('page') ?? 1), limit: 10, total: 23 });
    const api = { ...answersIn('full', 'admin'), 'GET /admin/pets/pending': paged, 'GET /admin/pets': paged };
    await withScreen('/admin-dashboard', { ...reader, as: 'admin', api }, async ({ page, words, settle }) => {
      const pager = page.getByRole('navigation', { name: words('shell:pager.label') });
      for (const number of [2, 3]) {
        await pager.getByRole('link', { name: words('shell:pager.page', { page: number }), exact: true }).focus();
        await page.keyboard.press('Enter');
        await pager.locator('[aria-current="page"]', { hasText: String(number) }).waitFor();
        await settle();
        expect(await whereFocusIs(page)).not.toBe('body');
      }
    });
  },
);
