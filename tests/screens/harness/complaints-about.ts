import type { Page } from 'playwright-core';
import { seriousFindings } from '../../browser/accessibility.ts';
import { overflowOf } from '../../browser/overflow.ts';
import type { Screen } from './open-screen.ts';
import { untranslatedWords } from '../../product/untranslated-words.ts';
import { waitForState } from './wait-for-state.ts';

const aboutText = async ({ page }: Screen): Promise<string[]> => {
  const headings = await page.locator('h1').count();
  const untranslated = untranslatedWords(await page.content());
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...untranslated.map((word) => `untranslated: ${word}`),
    ...(await overflowOf(page)),
  ];
};

const untilTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> => page.locator(`html[data-theme="${theme}"]`).waitFor();

const inTheDark = async ({ page }: Screen, within: string): Promise<string[]> => {
  await untilTheme(page, 'dark');
  const found = await seriousFindings(page, { within, contrast: 'only' });
  return found.map((finding) => `in the dark: ${finding}`);
};

const toLight = async ({ page, settle }: Screen): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await untilTheme(page, 'light');
  await settle();
};

interface Looks {
  /** The first is that of the window. */
  readonly widths: readonly number[];
  /** The frame of the site too, and axe at each width. */
  readonly isWhole: boolean;
  /** Whether colours stand out, in both themes, at the first width: the screen was opened in the dark, and the light is left on. */
  readonly isColour: boolean;
}

/**
 * What is wrong with a screen: not one heading; at each width, text that was not translated or is a bare key, something wider than the
 * window; what axe finds, at the first width in both themes. A change of the theme costs as much as a visit, so there is one at most.
 */
export const complaintsAbout = async (screen: Screen, { widths, isWhole, isColour }: Looks): Promise<string[]> => {
  const within = isWhole ? 'html' : 'main';
  const withoutColour = { within, contrast: 'but' as const };
  const complaints = isColour ? await inTheDark(screen, within) : [];
  if (isColour) await toLight(screen);
  for (const [index, width] of widths.entries()) {
    if (index > 0) await screen.resize(width);
    const found = await aboutText(screen);
    if (index === 0 || isWhole) found.push(...(await seriousFindings(screen.page, isColour && index === 0 ? { within } : withoutColour)));
    complaints.push(...found.map((one) => `${width} px: ${one}`));
  }
  return complaints;
};

const contentOf = (page: Page): Promise<string> => page.locator('main').innerHTML();

const textAt = async (screen: Screen, widths: readonly number[]): Promise<string[]> => {
  const complaints: string[] = [];
  for (const [index, width] of widths.entries()) {
    if (index > 0) await screen.resize(width);
    complaints.push(...(await aboutText(screen)).map((one) => `${width} px: ${one}`));
  }
  return complaints;
};

const contentAt = async (screen: Screen, looks: Looks): Promise<string[]> => {
  if (looks.isColour) await screen.page.emulateMedia({ colorScheme: 'dark' });
  return complaintsAbout(screen, looks);
};

/**
 * What is wrong with a screen once its connection goes, at each width; the first is that of the window. axe, which has looked at it,
 * looks again where its content has become another.
 */
export const complaintsOffline = async (screen: Screen, { widths, isColour }: Omit<Looks, 'isWhole'>): Promise<string[]> => {
  const before = await contentOf(screen.page);
  await waitForState(screen, 'offline');
  await screen.settle();
  const isAsBefore = (await contentOf(screen.page)) === before;
  const found = await (isAsBefore ? textAt(screen, widths) : contentAt(screen, { widths, isColour, isWhole: false }));
  return found.map((one) => `offline, ${one}`);
};
