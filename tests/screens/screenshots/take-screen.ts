/// <reference lib="dom" />
import type { Language } from '../../browser/words.ts';
import type { ReachedScreen } from '../data/reached-screen.ts';
import type { SiteScreen } from '../data/site-screens.ts';
import { answersIn, type State } from '../data/states.ts';
import { openScreen, type Screen } from '../harness/open-screen.ts';
import { onSteadyNetwork } from '../harness/traffic.ts';
import { waitForState } from '../harness/wait-for-state.ts';

/** One visit: a screen in one of its states, read in one language. */
export interface Visit {
  readonly row: SiteScreen & Partial<ReachedScreen>;
  readonly state: State;
  readonly language: Language;
}

/** How a visited screen is looked at. */
export interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: number;
  /** Of the window, in px; the whole page when it is left out. */
  readonly height?: number;
}

/** `pets-error-ur-dark-360`. */
export const nameOf = ({ row, state, language }: Visit, { theme, width }: Look): string =>
  [...(row.name.match(/\w+/g) ?? []), state, language, theme, width].join('-');

/** Pictures far below the window are fetched too: a picture of the whole page shows them. */
const fetchPictures = (): void => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
};

/** Bars at the foot of the window go to the foot of the page: a picture of the whole page would show them in its middle. */
const lowerBars = (): void => {
  const lower = (element: HTMLElement, position: string): void => {
    element.dataset['raised'] = element.style.position;
    element.style.position = position;
  };
  lower(document.body, 'relative');
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    if (element.getBoundingClientRect().bottom < innerHeight) continue;
    if (position === 'fixed') lower(element, 'absolute');
    if (position === 'sticky') lower(element, 'static');
  }
};

const raiseBars = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-raised]')) {
    element.style.position = element.dataset['raised'] ?? '';
    delete element.dataset['raised'];
  }
};

const takeWhole = async ({ page, settle }: Screen): Promise<Buffer> => {
  await page.evaluate(lowerBars);
  await settle();
  const picture = await page.screenshot({ fullPage: true });
  await page.evaluate(raiseBars);
  return picture;
};

const take = async (screen: Screen, { theme, width, height }: Look): Promise<Buffer> => {
  const { page, resize, settle } = screen;
  await page.emulateMedia({ colorScheme: theme });
  await resize(width);
  await page.evaluate(fetchPictures);
  // What lies over the page fills the window, not the page.
  const isCovered = await page.getByRole('dialog').first().isVisible();
  if (height === undefined) return isCovered ? page.screenshot() : takeWhole(screen);
  await page.setViewportSize({ width, height });
  await settle();
  return page.screenshot();
};

const takeAll = async (visit: Visit, looks: readonly Look[]): Promise<Buffer[]> => {
  const { row, state, language } = visit;
  const screen = await openScreen(row.path, { ...looks[0], language, as: row.as, api: { ...answersIn(state, row.as), ...row.api } });
  try {
    await waitForState(screen, state);
    await row.reach?.(screen);
    const pictures: Buffer[] = [];
    for (const look of looks) pictures.push(await take(screen, look));
    const faults = screen.faults().filter((fault) => row.allowed?.test(fault) !== true);
    for (const fault of faults) process.stderr.write(`${[row.name, state, language].join(', ')}: ${fault}\n`);
    return pictures;
  } finally {
    await screen.close();
  }
};

/**
 * Pictures of one screen in one state, as PNG, in the order of the looks; what goes wrong is reported, for a picture must not hide it. A
 * visit costs more than a change of the theme or of the width: there is one.
 */
export const takeScreen = (visit: Visit, looks: readonly Look[]): Promise<Buffer[]> => onSteadyNetwork(() => takeAll(visit, looks));
