import { seriousFindings } from '../../browser/accessibility.ts';
import { overflowOf } from '../../browser/overflow.ts';
import { reachingOver } from '../../browser/reaching-over.ts';
import { wordsOf } from '../../browser/words.ts';
import type { Screen } from './open-screen.ts';
import { untranslatedWords } from '../../product/untranslated-words.ts';
import { turnTo, untilTheme, type Look } from './turn-to.ts';
import { waitForState } from './wait-for-state.ts';

const aboutText = async ({ page }: Screen): Promise<string[]> => {
  const headings = await page.locator('h1').count();
  const untranslated = untranslatedWords(await page.content());
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...untranslated.map((word) => `untranslated: ${word}`),
    ...(await overflowOf(page)),
    ...(await reachingOver(page)),
  ];
};

const aboutAccess = async ({ page }: Screen, { theme }: Look, within: string): Promise<string[]> => {
  await untilTheme(page, theme);
  return seriousFindings(page, { within });
};

/** What axe looks at: a selector, or nothing because it has looked already. */
type Within = 'html' | 'main' | undefined;

/**
 * What is wrong with a screen that stands as the first look has it: in every look not one heading, text that was not translated or is a
 * bare key, something wider than the window or over a bar that stays in sight; what axe finds, colours too, in the first look of each language.
 */
export const complaintsAbout = async (screen: Screen, looks: readonly Look[], within: Within): Promise<string[]> => {
  const complaints: string[] = [];
  for (const [index, look] of looks.entries()) {
    const before = looks[index - 1];
    if (before !== undefined) await turnTo(screen, before, look);
    const found = await aboutText(screen);
    if (within !== undefined && before?.language !== look.language) found.push(...(await aboutAccess(screen, look, within)));
    complaints.push(...found.map((one) => `${look.language}, ${look.width} px, ${look.theme}: ${one}`));
  }
  return complaints;
};

const contentOf = ({ page }: Screen): Promise<string> => page.locator('main').innerHTML();

/**
 * What is wrong with a screen once its connection goes. axe, which has looked at it, looks again where its content has become another.
 */
export const complaintsOffline = async (screen: Screen, looks: readonly Look[]): Promise<string[]> => {
  const before = await contentOf(screen);
  await waitForState(screen, 'offline', wordsOf(looks[0]?.language ?? 'en'));
  await screen.settle();
  const isAsBefore = (await contentOf(screen)) === before;
  const found = await complaintsAbout(screen, looks, isAsBefore ? undefined : 'main');
  return found.map((one) => `offline, ${one}`);
};
