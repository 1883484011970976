/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import type { Language } from '../../browser/words.ts';
import type { Screen } from './open-screen.ts';

/** How a screen is looked at. */
export interface Look {
  readonly language: Language;
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

export const untilTheme = (page: Page, theme: Look['theme']): Promise<void> => page.locator(`html[data-theme="${theme}"]`).waitFor();

/**
 * The head for search engines and previews of links is asked for anew, by the address of a language; a page that turns leaves it as it
 * came.
 */
const dropDescription = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const meta of document.querySelectorAll('meta:is([name="description"], [property^="og:"], [name^="twitter:"])')) meta.remove();
  });

const switchTo = async (page: Page, language: Language): Promise<void> => {
  await page.getByRole('banner').locator(`button[lang="${language}"]`).press('Enter');
  await page.locator(`html[lang="${language}"]`).waitFor();
  await dropDescription(page);
};

/**
 * Shows the page that is there otherwise: in the other language by the site's own switch, in another theme of the system, in a window of
 * another width. That costs less than half of what a visit does.
 */
export const turnTo = async ({ page, resize, settle }: Screen, from: Look, to: Look): Promise<void> => {
  if (to.theme !== from.theme) await page.emulateMedia({ colorScheme: to.theme });
  if (to.language !== from.language) await switchTo(page, to.language);
  if (to.theme !== from.theme) await untilTheme(page, to.theme);
  await (to.width === from.width ? settle() : resize(to.width));
};
