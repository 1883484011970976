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

const toTheme = async ({ page, settle }: Screen, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
  await settle();
};

const inTheDark = async (screen: Screen, within: string): Promise<string[]> => {
  await toTheme(screen, 'dark');
  const found = await seriousFindings(screen.page, { within, isContrastOnly: true });
  await toTheme(screen, 'light');
  return found.map((finding) => `in the dark: ${finding}`);
};

/**
 * What is wrong with a screen as it stands: not one heading; at each width, text that was not translated or is a bare key, something
 * wider than the window; what axe finds, at the first width in both themes.
 * @param widths the first is that of the window
 * @param isWhole axe looks at the frame of the site too, and at each width
 */
export const complaintsAbout = async (screen: Screen, widths: readonly number[], isWhole: boolean): Promise<string[]> => {
  const within = isWhole ? 'html' : 'main';
  const complaints: string[] = [];
  for (const [index, width] of widths.entries()) {
    if (index > 0) await screen.resize(width);
    const found = await aboutText(screen);
    if (index === 0 || isWhole) found.push(...(await seriousFindings(screen.page, { within })));
    if (index === 0) found.push(...(await inTheDark(screen, within)));
    complaints.push(...found.map((one) => `${width} px: ${one}`));
  }
  return complaints;
};
