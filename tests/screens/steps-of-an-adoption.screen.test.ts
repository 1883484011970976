/// <reference lib="dom" />
import { describe, expect, test } from '@jest/globals';
import { fillApplication } from '../browser/applying.ts';
import { adoptionDetails, answersAboutCotton, applicationPath, requestOf } from './data/own-application.ts';
import { requestId } from './data/some-requests.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success, type Stubs } from './harness/answers.ts';
import { complaintsAbout } from './harness/complaints-about.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const readers = [
  { language: 'en', theme: 'light', widths: [1280, 360] },
  { language: 'ur', theme: 'dark', widths: [360, 1280] },
] as const;
type Reader = (typeof readers)[number];

/** Looks as the crawl looks at screens that have an address; every step begins at the first width. */
const lookAt = async (screen: Screen, { widths, ...reader }: Reader, name: string): Promise<void> => {
  const looks = widths.map((width) => ({ ...reader, width }));
  expect([name, ...(await complaintsAbout(screen, looks, 'html'))]).toEqual([name]);
  await screen.resize(widths[0]);
};

const openAs = ({ language, theme, widths }: Reader) => ({ as: 'member', language, theme, width: widths[0] }) as const;

/** The success of an application stays for as long as one looks at it. */
const stay = ({ page }: Screen): Promise<void> =>
  page.evaluate(() => {
    const real = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) => real(run, ms === 3_000 ? 600_000 : ms)) as typeof window.setTimeout;
  });

describe.each(readers)('in $language, at both widths, in the theme $theme', (reader) => {
  test('each step of the application and its success have nothing untranslated, too wide or inaccessible', async () => {
    const api: Stubs = { ...answersAboutCotton, 'POST /adoption/pets/{petId}/request': success({ adoptionRequest: requestOf('pending') }) };
    await withScreen(applicationPath, { ...openAs(reader), api }, async (screen) => {
      const { page, words } = screen;
      await fillApplication(page, words, adoptionDetails, (step) => lookAt(screen, reader, `step ${step}`));
      await stay(screen);
      await page.getByRole('button', { name: words('adoption-application:submit'), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: words('adoption-application:sent.title') }).waitFor();
      await lookAt(screen, reader, 'sent');
    });
  });

  test.each([
    ['approve', 1],
    ['reject', 1],
    ['hand-over', 3],
    ['fall-through', 3],
    ['cancel', 4],
    ['come-back', 6],
  ])('nor has what is asked before a request is met with: %s', async (step, n) => {
    const path = `/dashboard?tab=requests&id=${requestId(n)}`;
    await withScreen(path, { ...openAs(reader), api: usualAnswers('member') }, async (screen) => {
      const { page, words, settle } = screen;
      await page
        .getByRole('main')
        .getByRole('button', { name: words(`adoption-requests:action.${step}`) })
        .click();
      await page
        .getByRole('dialog')
        .getByText(words(`adoption-requests:dialog.${step}.text`))
        .waitFor();
      await settle();
      await lookAt(screen, reader, step);
    });
  });
});
