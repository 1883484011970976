/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Route } from 'playwright-core';
import { ownPets } from './data/own-pets.ts';
import { aContactMessage } from './data/some-contact-messages.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success } from './harness/answers.ts';
import { builtFrom } from './harness/built-files.ts';
import { aMember } from './harness/people.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('member');
const member = { as: 'member', api: usual } as const;
const phone = { language: 'ur', width: 360 } as const;
const user = aMember();

test('a member takes all data along as one file, what they like of every kind among it', async () => {
  const likedAt = '2026-05-02T09:00:00.000Z';
  const likes = [{ petId: user.id, likedAt }];
  const articleLikes = [{ article: 'rabies', commentId: null, likedAt }];
  const vetLikes = [{ vetId: user.id, likedAt }];
  const { _id: _, email: _email, ...written } = aContactMessage(1);
  const contactMessages = [written];
  const api = {
    ...usual,
    'GET /pets/export': { pets: ownPets(), likes, phoneReveals: [] },
    'GET /content/export': { comments: [], articleLikes, subscriptions: [], contactMessages },
    'GET /vets/export': { vetProfile: null, vetVerification: null, appointments: [], vetLikes, vetReviews: [] },
  };
  await withScreen('/profile?tab=settings', { ...member, api }, async ({ page, words }) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words('session:export.submit'), exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^paltu-\d{4}-\d\d-\d\d\.json$/);
    const text = await (await file.createReadStream()).toArray();
    expect(JSON.parse(Buffer.concat(text as Buffer[]).toString())).toMatchObject({
      account: { id: user.id },
      sessions: [{}, {}, {}],
      pets: [{}, {}, {}],
      likes,
      articleLikes,
      contactMessages,
      vetLikes,
    });
  });
});

test('language and theme are chosen in the settings, at once and for the next visit', async () => {
  await withScreen('/profile?tab=settings', { ...member, ...phone }, async ({ page, words, visit }) => {
    const tile = (name: string) => page.getByRole('radio', { name, exact: true });
    const root = page.locator('html');
    expect([await tile('اردو').isChecked(), await tile(words('shell:theme.system')).isChecked()]).toEqual([true, true]);
    await tile(words('shell:theme.dark')).check();
    expect(await root.getAttribute('data-theme')).toBe('dark');
    await tile('English').check();
    await page.locator('html[lang="en"][dir="ltr"]').waitFor();
    await tile('Dark').waitFor();
    await visit('/profile?tab=settings');
    expect([await root.getAttribute('lang'), await root.getAttribute('data-theme')]).toEqual(['en', 'dark']);
    expect([await tile('English').isChecked(), await tile('Dark').isChecked()]).toEqual([true, true]);
    await tile('System').check();
    expect(await root.getAttribute('data-theme')).toBe('light');
  });
});

test('a language is shown as chosen while its words are on their way, and no more when they do not come', async () => {
  await withScreen('/profile?tab=settings', { ...member, ...phone }, async ({ page, words, context }) => {
    const tile = (name: string) => page.getByRole('radio', { name, exact: true });
    const asked = Promise.withResolvers<Route>();
    const areWords = builtFrom('src/features/session/locales/en.json');
    await context.route(areWords, asked.resolve);
    await tile('English').check();
    const wordsOnTheirWay = await asked.promise;
    expect([await tile('English').isChecked(), await page.locator('html').getAttribute('lang')]).toEqual([true, 'ur']);
    await context.route(areWords, (again) => again.abort('connectionrefused'));
    await wordsOnTheirWay.abort('connectionrefused');
    await page.getByText(words('shell:pageFailed')).waitFor();
    await until(() => tile('اردو').isChecked());
    expect(await page.locator('html').getAttribute('lang')).toBe('ur');
  });
});

test('an account is deactivated after a question, and the session is over', async () => {
  const api = { ...usual, 'DELETE /auth/deactivate': success(null) };
  await withScreen('/profile?tab=settings', { ...member, ...phone, api }, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('session:deactivate.submit'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words('session:deactivate.consequence')).waitFor();
    expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    await dialog.getByRole('button', { name: words('session:deactivate.submit') }).click();
    await page.getByText(words('session:deactivate.done')).waitFor();
    await until(() => new URL(page.url()).pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('paltu.session'))).toBeNull();
  });
});
