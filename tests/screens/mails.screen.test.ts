/// <reference lib="dom" />
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { composeMail } from '../../services/auth/src/mails/mails-module.ts';
import type { Language, MailKind } from '../../services/auth/src/mails/mail.ts';
import { wordsEn } from '../../services/auth/src/mails/words-en.ts';
import { wordsUr } from '../../services/auth/src/mails/words-ur.ts';
import { composeNoticeMail, type DigestedPet } from '../../services/messaging/src/notifications/notice-mail-adapter.ts';
import { noticeTypes, type Notice, type NoticeParams, type NoticeType } from '../../services/messaging/src/notifications/notice.ts';
import { noticeWords } from '../../services/messaging/src/notifications/notice-words.ts';
import { seriousFindings } from '../browser/accessibility.ts';
import { launchChromium } from '../browser/chromium.ts';
import { overflowOf } from '../browser/overflow.ts';

const pictures = process.env['PICTURES'];
const words = { en: wordsEn, ur: wordsUr };
const publicUrl = 'https://paltu.example';
const link = `${publicUrl}/reset-password?token=${'aZ09_-'.repeat(7)}`;

// As on the devices that have it; where the tests run there may be no font with Urdu letters.
const fontFile = createRequire(import.meta.url).resolve('@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2');
const font = `@font-face { font-family: 'Noto Naskh Arabic'; src: url(data:font/woff2;base64,${readFileSync(fontFile).toString('base64')}); }`;

let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  page = await context.newPage();
});
afterAll(() => browser.close());

interface Mail {
  readonly kind: string;
  readonly language: Language;
  readonly subject: string;
  /** The words of its button, where it has one. */
  readonly button: string | undefined;
  /** Where its links lead, in their order. */
  readonly links: readonly string[];
  readonly compose: (name: string) => Promise<string>;
}

const accountMail = (kind: MailKind, language: Language): Mail => {
  const { subject, button } = words[language].of[kind];
  const links = button === undefined ? [] : [link, link];
  return { kind, language, subject, button, links, compose: async (name) => composeMail({ kind, language, name, link }).html };
};

const pets = ['0199a3f0-0000-7000-8000-00000000aaaa', '0199a3f0-0000-7000-8000-00000000aaab'].map((id, index) => ({
  id,
  ...[
    { name: 'شیرو', breed: 'Labrador Retriever', age: '2 years', cityId: 'lahore' },
    { name: 'M'.repeat(60), breed: 'x'.repeat(60), age: 'about two years', cityId: 'dera-ismail-khan' },
  ][index],
})) as DigestedPet[];

const params: Readonly<Record<string, NoticeParams>> = {
  'search.matched': { number: '2' },
  'conduct.stopped': { until: '2026-12-04T09:00:00.000Z', reason: 'Please ask for no advance payments. '.repeat(10) },
  'appointment.due': { vet: 'Dr. Sana', pet: 'شیرو', startsAt: '2026-12-04T09:00:00.000Z' },
};

/** Of messaging: one that lists pets, one with the words of an admin, one with a moment. */
const noticeMail = (kind: NoticeType, language: Language): Mail => {
  const { of, buttons } = noticeWords[language];
  const page = 'notifications?tab=searches';
  const notice = { type: kind, subjectId: 's', params: params[kind] ?? {}, page } as Notice;
  const compose = async (name: string): Promise<string> => {
    const composed = await composeNoticeMail({
      addressNotice: async () => ({ notice, address: 'sana@example.org', endingToken: 'token' }),
      nameOf: async () => name,
      findDigested: async () => pets,
      publicUrl,
      clock: systemClock,
    })({ kind, language } as Parameters<ReturnType<typeof composeNoticeMail>>[0]);
    return composed?.html ?? '';
  };
  const own = `${publicUrl}/${page}`;
  const links = [...(kind === 'search.matched' ? pets.map(({ id }) => `${publicUrl}/pet-${id}`) : []), own, own];
  return { kind, language, subject: of[kind].subject, button: buttons[noticeTypes[kind]], links, compose };
};

const languages = ['en', 'ur'] as const;
const mails: readonly Mail[] = languages.flatMap((language) => [
  ...(Object.keys(wordsEn.of) as MailKind[]).map((kind) => accountMail(kind, language)),
  ...(Object.keys(params) as NoticeType[]).map((kind) => noticeMail(kind, language)),
]);

/** @param keepsStyles many readers of mail drop the style sheet, and keep what stands at the elements. */
const open = async ({ compose }: Mail, { keepsStyles = true, name = 'Sana' } = {}): Promise<void> => {
  const html = await compose(name);
  await page.setContent(keepsStyles ? html : html.replace(/<style>[^]*<\/style>/, ''));
  await page.addStyleTag({ content: font });
  await page.evaluate(async () => void (await document.fonts.ready));
};

const photograph = async (name: string): Promise<void> => {
  if (pictures === undefined) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
};

/** The lightness of the ground behind a text and of the text itself, 0 to 255. */
const lightness = (): Promise<number[]> =>
  page.locator('h1').evaluate((heading) => {
    const channel = (color: string): number => Number(/\d+/.exec(color)?.[0]);
    const card = heading.closest('.card') ?? heading;
    return [channel(getComputedStyle(card).backgroundColor), channel(getComputedStyle(heading).color)];
  });

test.each(mails)('$kind ($language) on a phone, in the light and in the dark: readable, no wider than the window', async (mail) => {
  const direction = mail.language === 'ur' ? 'rtl' : 'ltr';
  const { subject, button } = mail;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(mail);
    await photograph(`${mail.kind}-${mail.language}-${colorScheme}`);
    expect(await overflowOf(page)).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    const [ground = 0, text = 0] = await lightness();
    expect(colorScheme === 'light' ? ground > text : ground < text).toBe(true);
    const heading = page.getByRole('heading', { level: 1, name: subject });
    expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
    const links = page.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(mail.links);
    if (button === undefined) continue;
    const { height = 0 } = (await page.getByRole('link', { name: button, exact: true }).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});

test.each(mails)('$kind ($language) is readable for a reader that drops the style sheet, also to who has a long name', async (mail) => {
  await open(mail, { keepsStyles: false, name: 'x'.repeat(60) });
  expect(await overflowOf(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
  await context.close();
});
