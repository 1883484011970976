/// <reference lib="dom" />
import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { sentMails, type SentMail } from '@paltu/testing/service';
import { desk, logIn, phone, register, withoutNews, type Person } from './actors.ts';
import { lookAt } from './look-at.ts';
import { threePhotos } from './photos.ts';
import { productInBrowser } from './product-in-browser.ts';
import { wordsOf, type Words } from './words.ts';

const limitMs = 240_000;
const newPassword = 'Chinar-Tree-43';

const site = productInBrowser();

const heading = ({ page }: Person, name: string) => page.getByRole('heading', { level: 1, name });
const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true });
const visit = ({ page }: Person, path: string) => page.goto(`${site.address}${path}`, { waitUntil: 'networkidle' });

/** Opens the link of a mail, on the address of this product. */
const openLink = async (person: Person, { text }: SentMail): Promise<void> => {
  const link = /https?:\/\/\S+[?]token=[\w-]+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`there is no link in ${text}`);
  const { pathname, search } = new URL(link);
  await visit(person, `${pathname}${search}`);
};

/** Asks for a link as somebody who is not logged in, opens it, and sets a new password. */
const replacePassword = async (person: Person, email: string, words: Words, mailed: () => Promise<SentMail>): Promise<void> => {
  const { page } = person;
  await visit(person, '/forgot-password');
  await page.fill('#email', email);
  await button(person, words('session:forgot.submit')).click();
  await heading(person, words('session:forgot.sent')).waitFor();
  await openLink(person, await mailed());
  await page.fill('#password', newPassword);
  await page.fill('#confirmPassword', newPassword);
  await button(person, words('session:reset.submit')).click();
  await heading(person, words('session:reset.done')).waitFor();
};

/** Opens a page of members with a session that was ended elsewhere: asked to log in, with the reason. */
const findLoggedOut = async (person: Person, words: Words): Promise<void> => {
  await visit(person, '/profile?tab=security');
  await person.page.waitForURL(/\/login/);
  await person.page.getByText(words('session:login.ended')).waitFor();
};

const journeys = [
  { language: 'en' as const, screen: desk, other: phone, letters: /[a-z]/i },
  { language: 'ur' as const, screen: phone, other: desk, letters: /[\u0600-\u06ff]/ },
];

describe.each(journeys)('an account from its registration to its return ($language)', ({ language, screen, other, letters }) => {
  const words = wordsOf(language);
  const found: string[] = [];

  test(
    'register, verify, forgotten password, login elsewhere, sign the other out, picture, export, deactivate, reactivate',
    async () => {
      const mails = sentMails(join(site.product.dataDirectory, 'mails'));
      const ayesha = await withoutNews(await site.arrive(language, screen));
      const { page } = ayesha;
      const look = lookAt(ayesha, language, found);

      const email = await register(ayesha, site.address, words);
      await page.getByRole('region', { name: words('verification:label') }).waitFor();
      await look('dashboard, email not confirmed');
      const verifying = await mails.last(email);
      expect(verifying.subject).toMatch(letters);
      await openLink(ayesha, verifying);
      await heading(ayesha, words('verification:done')).waitFor();
      await look('email confirmed');
      await page.getByRole('link', { name: words('verification:dashboard') }).click();
      await page.waitForURL(/\/dashboard/);
      expect(await page.getByText(words('verification:resend')).count()).toBe(0);

      const elsewhere = await withoutNews(await site.arrive(language, other));
      await replacePassword(elsewhere, email, words, () => mails.last(email, 2));
      await lookAt(elsewhere, language, found)('password replaced');
      await findLoggedOut(ayesha, words);
      await page.fill('#email', email);
      await page.fill('#password', newPassword);
      await button(ayesha, words('session:login.submit')).click();
      await page.waitForURL(/\/profile/);
      await logIn(elsewhere, site.address, words, { email, password: newPassword });

      await visit(ayesha, '/profile?tab=security');
      await look('devices');
      await page
        .getByRole('listitem')
        .getByRole('button', { name: words('session:sessions.end') })
        .click();
      await page.getByText(words('session:sessions.ended')).waitFor();
      await findLoggedOut(elsewhere, words);

      const [photo] = await threePhotos();
      if (photo === undefined) throw new Error('a photo was expected');
      await page.setInputFiles('main input[type=file]', photo);
      await button(ayesha, words('session:picture.save')).click();
      await page.getByText(words('session:profile.saved')).waitFor();
      await page.waitForFunction(
        () => document.querySelector<HTMLImageElement>('main header img[src^="/media/auth/"]')?.naturalWidth === 320,
      );
      await look('devices, with a picture');

      await visit(ayesha, '/profile?tab=settings');
      const download = page.waitForEvent('download');
      await button(ayesha, words('session:export.submit')).click();
      const text = await (await (await download).createReadStream()).toArray();
      expect(JSON.parse(Buffer.concat(text as Buffer[]).toString())).toMatchObject({ account: { email, isEmailVerified: true }, pets: [] });

      await button(ayesha, words('session:deactivate.submit')).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('session:deactivate.submit') })
        .click();
      await page.getByText(words('session:deactivate.done')).waitFor();
      await visit(ayesha, '/login');
      await page.fill('#email', email);
      await page.fill('#password', newPassword);
      await button(ayesha, words('session:login.submit')).click();
      await heading(ayesha, words('session:deactivated.title')).waitFor();
      await look('account deactivated');
      await button(ayesha, words('session:deactivated.reactivate')).click();
      await page.waitForURL(/\/dashboard/);

      // A dialog of antd tries to lock scrolling by a style element, which the policy blocks; nothing else may be blocked.
      const faults = [...ayesha.faults, ...elsewhere.faults].filter((fault) => !fault.startsWith('Applying inline style'));
      expect(faults).toEqual([]);
      await Promise.all([ayesha, elsewhere].map(({ context }) => context.close()));
    },
    limitMs,
  );

  test('axe finds nothing serious or critical, and nothing is too wide, on any screen of it', () => {
    expect(found).toEqual([]);
  });
});
