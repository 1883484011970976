/// <reference lib="dom" />
import type { Language } from '../../browser/words.ts';
import type { SiteScreen } from '../data/site-screens.ts';
import { answersIn, type State } from '../data/states.ts';
import { openScreen } from '../harness/open-screen.ts';
import { waitForState } from '../harness/wait-for-state.ts';

export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

export interface Shot {
  readonly row: SiteScreen;
  readonly state: State;
  readonly look: Look;
}

export const looks: readonly Look[] = (['en', 'ur'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => [360, 1280].map((width) => ({ language, theme, width }))),
);

/** `pets-error-ur-dark-360`. */
export const nameOf = ({ row, state, look }: Shot): string =>
  [row.name.replaceAll(' ', '-'), state, look.language, look.theme, look.width].join('-');

/** Bars at the foot of the window go to the foot of the page: a picture of the whole page would show them in its middle. */
const lowerBars = (): void => {
  document.body.style.position = 'relative';
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    if (element.getBoundingClientRect().bottom < innerHeight) continue;
    if (position === 'fixed') element.style.position = 'absolute';
    if (position === 'sticky') element.style.position = 'static';
  }
};

/** Pictures far below the window are fetched too: a picture of the whole page shows them. */
const fetchPictures = (): void => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
};

/**
 * A picture of one screen in one state, as PNG; what goes wrong is told, for a picture must not hide it.
 * @param height of the window, in px; the whole page when it is left out
 */
export const takeScreen = async ({ row, state, look }: Shot, height?: number): Promise<Buffer> => {
  const screen = await openScreen(row.path, { ...look, as: row.as, api: answersIn(state, row.as) });
  try {
    await waitForState(screen, state);
    await screen.page.evaluate(fetchPictures);
    if (height === undefined) await screen.page.evaluate(lowerBars);
    else await screen.page.setViewportSize({ width: look.width, height });
    await screen.settle();
    const picture = await screen.page.screenshot({ fullPage: height === undefined });
    for (const fault of screen.faults()) process.stderr.write(`${nameOf({ row, state, look })}: ${fault}\n`);
    return picture;
  } finally {
    await screen.close();
  }
};
