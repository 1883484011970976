/// <reference lib="dom" />
import type { BrowserContext, Page, Request } from 'playwright-core';
import { untilStill } from '../../browser/until-still.ts';

export interface Traffic {
  /** Requests of all pages so far. */
  count(): number;
  /** Resolves as soon as nothing is on its way but what is left unanswered on purpose. */
  quiet(): Promise<void>;
  /** What is on its way now is not waited for: its page goes. */
  forget(): void;
  /** Whether Chromium broke requests off because an interface of this machine came or went, as with every container that starts. */
  wasDisturbed(): boolean;
  stop(): void;
}

/** Chromium's name for it. */
export const networkChanged = 'net::ERR_NETWORK_CHANGED';

const nameOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname.replace('/api/v1', '')}${search}`;
};

/** Watches what the pages of a context have asked for and not got yet. */
export const watchTraffic = (context: BrowserContext, unanswered: ReadonlySet<string>): Traffic => {
  const pending = new Set<Request>();
  const waiting = new Set<() => void>();
  let count = 0;
  let isDisturbed = false;
  const isQuiet = (): boolean => [...pending].every((request) => unanswered.has(nameOf(request)));
  const look = (): void => {
    if (!isQuiet()) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  const asked = (request: Request): void => {
    count += 1;
    pending.add(request);
  };
  const ended = (request: Request): void => {
    pending.delete(request);
    look();
  };
  const failed = (request: Request): void => {
    isDisturbed ||= request.failure()?.errorText === networkChanged;
    ended(request);
  };
  context.on('request', asked).on('requestfinished', ended).on('requestfailed', failed);
  // A call is known to be left unanswered only once its stub was asked, for which there is no event.
  const timer = setInterval(look, 20);
  const stop = (): void => {
    clearInterval(timer);
    context.off('request', asked).off('requestfinished', ended).off('requestfailed', failed);
  };
  const quiet = (): Promise<void> => new Promise((resolve) => (isQuiet() ? resolve() : waiting.add(resolve)));
  return { count: () => count, quiet, forget: () => pending.clear(), wasDisturbed: () => isDisturbed, stop };
};

const patienceMs = 60_000;

/** Until the page has no work left and everything that moves on a change has arrived. Chromium finds a page idle only after a frame. */
const restOf = async (page: Page): Promise<void> => {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(undefined), { timeout: 2_000 }))),
  );
  await untilStill(page);
};

/**
 * Resolves when everything the page asked for has come and it has nothing left to do, twice in a row, for what has just come may ask
 * for more. No fixed time: a quick page is settled at once, a slow machine is waited for.
 */
export const settled = async (page: Page, traffic: Traffic): Promise<void> => {
  const deadline = Date.now() + patienceMs;
  for (let calm = 0; calm < 2;) {
    if (Date.now() > deadline) throw new Error(`${page.url()} does not come to rest`);
    await Promise.race([traffic.quiet(), new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
    const before = traffic.count();
    // A page that is being replaced by another has no rest to wait for.
    const isStill = await restOf(page).then(
      () => true,
      () => false,
    );
    calm = isStill && traffic.count() === before ? calm + 1 : 0;
  }
};

const attempts = 4;

/** Does the work again when the machine's network changed meanwhile, for then Chromium breaks off what is on its way. */
export const onSteadyNetwork = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !String(error).includes(networkChanged)) throw error;
    }
  }
};
