/// <reference lib="dom" />
import type { SiteScreen } from '../screens/data/site-screens.ts';
import { answersIn } from '../screens/data/states.ts';
import { openScreen, type ScreenOptions } from '../screens/harness/open-screen.ts';
import { blankPath } from '../screens/harness/screens-front.ts';

/** In ms, of a call: long enough for what stands while it loads to be painted. */
const answersAfter = 400;
/** A fast phone network: fonts come after the first paint. */
const network = { offline: false, latency: 80, downloadThroughput: 400_000, uploadThroughput: 100_000 };

const watch = (): void => {
  const seen = { cls: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value)),
  ).observe({ type: 'layout-shift', buffered: true });
};

/** How much of a screen of the site moves while it loads (CLS), with calls and fonts that come late. */
export const measureShifts = async ({ path, as }: SiteScreen, shown: Pick<ScreenOptions, 'language' | 'width'>): Promise<number> => {
  const { page, context, visit, close } = await openScreen(blankPath, { ...shown, as, api: answersIn('full', as), isFresh: true });
  try {
    await page.addInitScript(watch);
    await page.route('**/api/v1/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, answersAfter));
      await route.continue();
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await visit(path);
    return await page.evaluate(() => (globalThis as unknown as { seen: { cls: number } }).seen.cls);
  } finally {
    await close();
  }
};
