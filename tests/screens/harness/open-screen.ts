import type { BrowserContext, Page } from 'playwright-core';
import { wordsOf, type Language, type Words } from '../../browser/words.ts';
import { answerCalls, type MadeCall } from './answer-calls.ts';
import type { Stubs } from './answers.ts';
import { prepareStorage, type StorageKind } from './browser-storage.ts';
import { noteFaults } from './note-faults.ts';
import { sessionText, userOf, type Viewer } from './people.ts';
import { screensOfRun, sharedBrowser } from './shared-browser.ts';
import { stubTable, type NotYet } from './stub-table.ts';

export interface ScreenOptions {
  readonly api?: Stubs;
  /** Calls that the API's document does not know yet. */
  readonly notYet?: NotYet;
  readonly as?: Viewer;
  readonly language?: Language;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly storage?: StorageKind;
  /** Only a test of loading asks for `domcontentloaded`: by default the network has come to rest. */
  readonly until?: 'networkidle' | 'domcontentloaded' | 'commit';
}

export interface Screen {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly words: Words;
  /** Calls of the API so far, in order. */
  readonly calls: readonly MadeCall[];
  /** What went wrong: thrown and console errors, policy violations, calls without a stub. Empty at the end of every test. */
  faults(): readonly string[];
  /** Answers differently from now on. */
  restub(api: Stubs, notYet?: NotYet): void;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Goes to another address of the site as the address bar does. */
  visit(path: string): Promise<void>;
  close(): Promise<void>;
}

const heightOf = (width: number): number => (width < 768 ? 740 : 900);
/** Many pages at once on a loaded machine. */
const patienceMs = 25_000;

const openContext = async (options: ScreenOptions, site: string): Promise<BrowserContext> => {
  const { language = 'en', width = 1280, theme = 'light', as = 'visitor', storage = 'usual' } = options;
  const browser = await sharedBrowser();
  const viewport = { width, height: heightOf(width) };
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    baseURL: site,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(patienceMs);
  await context.addCookies([{ name: 'lang', value: language, url: site }]);
  const user = userOf(as);
  await prepareStorage(context, storage, user && sessionText(user));
  return context;
};

/** Opens `path` of the site in a browser of its own: typed stubs in place of the API, a person, a language, a width, a theme. */
export const openScreen = async (path: string, options: ScreenOptions = {}): Promise<Screen> => {
  const { site } = screensOfRun();
  const context = await openContext(options, site);
  let table = stubTable(options.api ?? {}, options.notYet);
  const network = await answerCalls(context, () => table);
  const page = await context.newPage();
  const faults = noteFaults(page);
  const { until = 'networkidle' } = options;
  const setOffline = async (isOffline: boolean): Promise<void> => {
    network.isOffline = isOffline;
    await context.setOffline(isOffline);
  };
  await page.goto(path, { waitUntil: until });
  return {
    ...{ page, context, words: wordsOf(options.language ?? 'en'), calls: network.calls },
    faults: () => [...faults, ...network.faults],
    restub: (api, notYet) => {
      table = stubTable(api, notYet);
    },
    goOffline: () => setOffline(true),
    goOnline: () => setOffline(false),
    visit: async (to) => void (await page.goto(to, { waitUntil: until })),
    close: () => context.close(),
  };
};
