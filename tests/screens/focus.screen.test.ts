/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { siteScreens } from './data/site-screens.ts';
import { answersIn } from './data/states.ts';
import type { Screen } from './harness/open-screen.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const phone = { language: 'ur', width: 360 } as const;

/** Where most is pressed; the frame of the site, which is the same everywhere, once. */
const tried = [
  { name: 'home', scope: 'body', language: 'en', width: 1280 },
  { name: 'login', scope: 'main', ...phone },
  { name: 'overview', scope: 'main', ...phone },
  { name: 'my pets', scope: 'main', ...phone },
] as const;

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

const losing = async ({ page, settle, visit }: Screen, path: string, scope: string): Promise<string[]> => {
  const lost: string[] = [];
  for (const index of await oneOfEachKind(page, scope)) {
    const action = actionsIn(page, scope).nth(index);
    await action.focus();
    const name = await whereFocusIs(page);
    await page.keyboard.press('Enter');
    await settle();
    if ((await whereFocusIs(page)) === 'body') lost.push(name);
    await visit(path);
  }
  return lost;
};

const looks = tried.flatMap((reader) => siteScreens.filter(({ name }) => name === reader.name).map((row) => ({ ...row, ...reader })));

test.each(looks)(
  '$name, $language: whatever is pressed, the focus is somewhere afterwards',
  async ({ path, as, scope, language, width }) => {
    await withScreen(path, { language, width, as, api: answersIn('full', as) }, async (screen) => {
      expect(await losing(screen, path, scope)).toEqual([]);
    });
  },
);
