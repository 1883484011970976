import type { BrowserContext, Disposable, Page } from 'playwright-core';
import { wordsOf, type Language, type Words } from '../../browser/words.ts';
import { answerCalls, type MadeCall } from './answer-calls.ts';
import type { Stubs } from './answers.ts';
import { giveBack, takeTab, type Tab } from './browser-tabs.ts';
import { prepareStorage, type StorageKind } from './browser-storage.ts';
import { noteFaults } from './note-faults.ts';
import { sessionText, userOf, type Viewer } from './people.ts';
import { screenHeader } from './screens-front.ts';
import { screensOfRun } from './screens-of-run.ts';
import { stubTable, type NotYet } from './stub-table.ts';
import { networkChanged, settled, watchTraffic } from './traffic.ts';

export interface ScreenOptions {
  readonly api?: Stubs;
  /** Calls that the API's document does not know yet. */
  readonly notYet?: NotYet;
  readonly as?: Viewer;
  readonly language?: Language;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly storage?: StorageKind;
  /** Nothing of the site is in the browser's cache. */
  readonly isFresh?: boolean;
  /** What opening waits for: by default until everything has come and the page has nothing left to do. */
  readonly until?: 'settled' | 'domcontentloaded' | 'commit';
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
  /** Until everything that was asked for has come and the page has nothing left to do. */
  settle(): Promise<void>;
  /** Makes the window so wide, as high as is usual for it. */
  resize(width: number): Promise<void>;
  /** Whether the machine's network changed under the browser. */
  wasDisturbed(): boolean;
  close(): Promise<void>;
}

const sizeOf = (width: number): { width: number; height: number } => ({ width, height: width < 768 ? 740 : 900 });

const prepare = async ({ context, page }: Tab, screen: string, options: ScreenOptions): Promise<Disposable | undefined> => {
  const { language = 'en', width = 1280, theme = 'light', as = 'visitor', storage = 'usual' } = options;
  await context.setExtraHTTPHeaders({ [screenHeader]: screen });
  await context.addCookies([{ name: 'lang', value: language, url: screensOfRun().site }]);
  await page.setViewportSize(sizeOf(width));
  await page.emulateMedia({ media: null, colorScheme: theme, reducedMotion: 'reduce' });
  const user = userOf(as);
  return prepareStorage(page, storage, user && sessionText(user));
};

/**
 * Opens `path` of the site for somebody who was never there: typed stubs in place of the API, a person, a language, a width, a theme.
 * Only what browsers keep in their cache is left from the screens before.
 */
export const openScreen = async (path: string, options: ScreenOptions = {}): Promise<Screen> => {
  let table = stubTable(options.api ?? {}, options.notYet);
  const answered = await answerCalls(() => table);
  const tab = await takeTab(options.isFresh === true);
  const { context, page } = tab;
  const storage = await prepare(tab, answered.screen, options);
  const traffic = watchTraffic(context, answered.unanswered);
  const faults = noteFaults(page);
  const { until = 'settled' } = options;
  const settle = (): Promise<void> => settled(page, traffic);
  const visit = async (to: string): Promise<void> => {
    traffic.forget();
    await page.goto(to, { waitUntil: until === 'settled' ? 'load' : until });
    if (until === 'settled') await settle();
    if (traffic.wasDisturbed()) throw new Error(networkChanged);
  };
  const close = async (): Promise<void> => {
    traffic.stop();
    await storage?.dispose();
    await giveBack(tab);
    answered.leave();
  };
  await visit(path).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    ...{ page, context, words: wordsOf(options.language ?? 'en'), calls: answered.calls, visit, settle, close },
    wasDisturbed: traffic.wasDisturbed,
    faults: () => [...faults, ...answered.faults],
    restub: (api, notYet) => {
      table = stubTable(api, notYet);
    },
    goOffline: () => context.setOffline(true),
    goOnline: () => context.setOffline(false),
    resize: async (width) => {
      await page.setViewportSize(sizeOf(width));
      await settle();
    },
  };
};
