/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { ownPets } from './data/own-pets.ts';
import { pageOf } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const api: Stubs = { ...usualAnswers('member'), 'GET /pets/user/my-pets': () => pageOf(ownPets(), { total: 40, limit: 12 }) };
const languages = [{ language: 'en' }, { language: 'ur' }] as const;
const list = ({ page, words }: Screen) => page.getByRole('dialog', { name: words('work:keys.title') });
const pageOfList = ({ page }: Screen) => new URL(page.url()).searchParams.get('page');

test.each(languages)(
  'single keys lead to the search and through the pages of a list, but not while one types ($language)',
  async (reader) => {
    await withScreen('/dashboard?tab=pets', { api, as: 'member', ...reader }, async (screen) => {
      const { page, words, settle } = screen;
      await page.keyboard.press('n');
      await page.waitForURL(({ searchParams }) => searchParams.get('page') === '2');
      await settle();
      await page.keyboard.press('p');
      await page.waitForURL(({ searchParams }) => searchParams.get('page') === null);
      await settle();
      await page.keyboard.press('/');
      const search = page.getByRole('searchbox', { name: words('my-pets:list.search') });
      expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await search.inputValue()).toBe('');
      await page.keyboard.type('n?');
      expect([pageOfList(screen), await list(screen).count()]).toEqual([null, 0]);
      await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'n?');
      await settle();
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
    });
  },
);

test.each(languages)('? lists what the keys of the screen do, and they can be switched off and on there ($language)', async (reader) => {
  await withScreen('/dashboard?tab=pets', { api, as: 'member', ...reader }, async (screen) => {
    const { page, words, settle } = screen;
    await page.keyboard.press('?');
    for (const key of ['search', 'next', 'list'] as const)
      await list(screen)
        .getByText(words(`work:keys.${key}`), { exact: true })
        .waitFor();
    expect(await list(screen).getByText(words('work:keys.previous'), { exact: true }).count()).toBe(0);
    const choice = page.getByRole('checkbox', { name: words('work:keys.on') });
    await choice.uncheck({ force: true });
    await page.keyboard.press('Escape');
    await list(screen).waitFor({ state: 'hidden' });
    for (const key of ['?', 'n']) await page.keyboard.press(key);
    await settle();
    expect([pageOfList(screen), await list(screen).isVisible()]).toEqual([null, false]);
    await page.getByRole('button', { name: words('work:keys.title'), exact: true }).click();
    await choice.check({ force: true });
    await page.keyboard.press('Escape');
    await list(screen).waitFor({ state: 'hidden' });
    await page.keyboard.press('n');
    await page.waitForURL(({ searchParams }) => searchParams.get('page') === '2');
  });
});
