import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../browser/chromium.ts';
import { blankPath } from './screens-front.ts';
import { screensOfRun } from './screens-of-run.ts';
import { stopServing } from './stub-server.ts';

let launching: Promise<Browser> | undefined;
let spare: Tab | undefined;

/** In ms; an element that is there is not waited for, and a machine may be busy. */
const patienceMs = 60_000;

/** A worker of Jest gets a message to end from its parent, and then listens no more; what is still open would keep it alive. */
const leaveWithJest = (name: string | symbol): void => {
  if (name !== 'message') return;
  process.off('removeListener', leaveWithJest);
  void leaveBrowser();
};

/** Pages are gone before code that V8 makes faster has paid for that: no faster code, no helpers for collecting garbage. */
const ofShortPages = '--js-flags=--no-opt --no-maglev --single-threaded-gc';

/**
 * The browser of this process; files that run in it one after the other share it. One for the run would be driven from another process:
 * every request of every page would be reported twice.
 */
const sharedBrowser = (): Promise<Browser> => {
  if (launching === undefined) {
    launching = launchChromium(ofShortPages);
    process.on('removeListener', leaveWithJest);
  }
  return launching;
};

/** A tab that one screen after the other uses. */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

const openTab = async (): Promise<Tab> => {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: screensOfRun().site, serviceWorkers: 'block' });
  context.setDefaultTimeout(patienceMs);
  return { context, page: await context.newPage() };
};

/**
 * The tab that the screen before has left: its process runs, and what the site loads is in its cache and compiled.
 * @param isFresh one of its own: nothing is in its cache
 */
export const takeTab = async (isFresh: boolean): Promise<Tab> => {
  const left = isFresh ? undefined : spare;
  if (left !== undefined) spare = undefined;
  const tab = left ?? (await openTab());
  await forgetVisits(tab);
  return tab;
};

/** Removes what pages before have kept on the device and in the tab: cookies, storages, history. What was loaded stays in the cache. */
const forgetVisits = async ({ context, page }: Tab): Promise<void> => {
  // A page of the site without any code of ours, so that nothing is written any more.
  await page.goto(blankPath);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
};

/** Keeps a tab for the next screen, or closes it when one is kept already or it cannot be put in order. */
export const giveBack = async (tab: Tab): Promise<void> => {
  const { context, page } = tab;
  try {
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.setOffline(false);
    if (spare !== undefined) return await context.close();
    spare = tab;
  } catch {
    await context.close();
  }
};

/** Closes the tab that is kept for the next screen, with all that was set in it. */
export const dropTab = async (): Promise<void> => {
  const left = spare;
  spare = undefined;
  await left?.context.close();
};

/** Ends this process's browser and its stubs. */
export const leaveBrowser = async (): Promise<void> => {
  const browser = await launching;
  [launching, spare] = [undefined, undefined];
  await browser?.close();
  await stopServing();
};
