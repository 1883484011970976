/// <reference lib="dom" />
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { composeMail } from '../../services/auth/src/mails/data/compose-mail.ts';
import type { Language, MailKind } from '../../services/auth/src/mails/domain/mail.ts';
import { wordsEn } from '../../services/auth/src/mails/data/words-en.ts';
import { wordsUr } from '../../services/auth/src/mails/data/words-ur.ts';
import { seriousFindings } from '../browser/accessibility.ts';
import { launchChromium } from '../browser/chromium.ts';
import { overflowOf } from '../browser/overflow.ts';

const pictures = process.env['PICTURES'];
const words = { en: wordsEn, ur: wordsUr };
const link = `https://paltu.example/reset-password?token=${'aZ09_-'.repeat(7)}`;

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
  readonly kind: MailKind;
  readonly language: Language;
}

const mails: readonly Mail[] = (Object.keys(wordsEn.of) as MailKind[]).flatMap((kind) => [
  { kind, language: 'en' },
  { kind, language: 'ur' },
]);

/** @param keepsStyles many readers of mail drop the style sheet, and keep what stands at the elements. */
const open = async ({ kind, language }: Mail, { keepsStyles = true, name = 'Sana' } = {}): Promise<void> => {
  const { html } = composeMail({ kind, language, name, link });
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
  const { of } = words[mail.language];
  const direction = mail.language === 'ur' ? 'rtl' : 'ltr';
  const { subject, button } = of[mail.kind];
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
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(button === undefined ? [] : [link, link]);
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
