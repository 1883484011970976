import type { Page } from 'playwright-core';
import { seriousFindings } from '../../browser/accessibility.ts';
import { overflowOf } from '../../browser/overflow.ts';
import type { Screen } from './open-screen.ts';
import { untranslatedWords } from './untranslated-words.ts';

const aboutText = async ({ page }: Screen): Promise<string[]> => {
  const headings = await page.locator('h1').count();
  const untranslated = await untranslatedWords(page);
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...untranslated.map((word) => `untranslated: ${word}`),
    ...(await overflowOf(page)),
  ];
};

const untilTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> => page.locator(`html[data-theme="${theme}"]`).waitFor();

const inTheDark = async ({ page }: Screen, within: string): Promise<string[]> => {
  await untilTheme(page, 'dark');
  const found = await seriousFindings(page, { within, isContrastOnly: true });
  return found.map((finding) => `in the dark: ${finding}`);
};

const toLight = async ({ page, settle }: Screen): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await untilTheme(page, 'light');
  await settle();
};

/**
 * What is wrong with a screen that was opened in the dark: not one heading; at each width, text that was not translated or is a bare key,
 * something wider than the window; what axe finds, at the first width in both themes. A change of the theme costs as much as a visit, so
 * there is one, and the light is left on.
 * @param widths the first is that of the window
 * @param isWhole axe looks at the frame of the site too, and at each width
 */
export const complaintsAbout = async (screen: Screen, widths: readonly number[], isWhole: boolean): Promise<string[]> => {
  const within = isWhole ? 'html' : 'main';
  const complaints = await inTheDark(screen, within);
  await toLight(screen);
  for (const [index, width] of widths.entries()) {
    if (index > 0) await screen.resize(width);
    const found = await aboutText(screen);
    if (index === 0 || isWhole) found.push(...(await seriousFindings(screen.page, { within })));
    complaints.push(...found.map((one) => `${width} px: ${one}`));
  }
  return complaints;
};
