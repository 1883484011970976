/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { ownPets } from './data/own-pets.ts';
import { pageOf } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const [sentBack, pending, approved] = ownPets();
const newestFirst = [approved, pending, sentBack].flatMap((pet) => pet ?? []);

const sentBackFirst = [sentBack, approved, pending].flatMap((pet) => pet ?? []);

const own = (total = 3): Stubs => ({
  ...usualAnswers('member'),
  'GET /pets/user/my-pets': ({ query }) => pageOf(query.get('sortBy') === 'sent-back' ? sentBackFirst : newestFirst, { total, limit: 12 }),
});

test('the overview counts listings by one call, and shows first what was sent back', async () => {
  await withScreen('/dashboard', { api: own(), as: 'member' }, async ({ page, words, calls }) => {
    await page.getByRole('article').first().waitFor();
    await page.getByText(words('pet:approvalStatus.rejected')).first().waitFor();
    expect(calls.filter(({ name }) => name.startsWith('GET /pets'))).toHaveLength(1);
    expect(await page.getByRole('article').first().textContent()).toContain(sentBack?.name);
    expect(await page.locator('dd').allTextContents()).toEqual(['3', '1', '1', '1']);
  });
});

test('another page of My Pets keeps the focus, and a failed look again keeps the list', async () => {
  await withScreen('/dashboard?tab=pets', { api: own(40), as: 'member', allowed: /503/ }, async (screen) => {
    const { page, words, restub, goOffline, goOnline } = screen;
    await page.getByRole('link', { name: words('shell:pager.page', { page: 2 }) }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === '40 pets');
    restub({ ...own(40), 'GET /pets/user/my-pets': unavailable });
    await goOffline();
    await goOnline();
    await page.getByText(words('shell:list.notUpdated')).waitFor();
    expect(await page.getByRole('article').count()).toBe(3);
  });
});
