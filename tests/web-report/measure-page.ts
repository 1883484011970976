/// <reference lib="dom" />
import type { Browser, CDPSession, Page } from 'playwright-core';
import { screenHeader } from '../screens/harness/screens-front.ts';

export interface PageFigures {
  /** Of a work screen with rows until the first of them was painted; of any other page within its first ten seconds. */
  readonly scriptKb: number;
  /** Scripts and sheets of the same time. */
  readonly files: number;
  readonly lcpMs: number;
  /** NaN for a page without rows. */
  readonly rowMs: number;
  readonly cls: number;
  /** What tasks took beyond 50 ms each, from the first paint on. */
  readonly blockedMs: number;
}

/** Slow 4G as Lighthouse has it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up; a CPU four times slower. */
const slow4g = { offline: false, latency: 150, downloadThroughput: (1_600 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };
const slowerCpu = 4;
const restMs = 2_500;
/** What a page fetches in so long without a tap is its own, however late it comes. */
const ownMs = 10_000;

interface Seen {
  lcp: number;
  cls: number;
  row: number;
  tasks: { start: number; duration: number }[];
}

/** Element Timing names the text of the first row, which is marked as it comes, before it is painted. */
const watch = (row: string | null): void => {
  const seen: Seen = { lcp: 0, cls: 0, row: NaN, tasks: [] };
  Object.assign(globalThis, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value));
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  if (row === null) return;
  const marks = new MutationObserver(() => {
    const first = document.querySelector(row);
    for (const part of first ? [first, ...first.querySelectorAll('*')] : []) part.setAttribute('elementtiming', 'first-row');
  });
  marks.observe(document, { childList: true, subtree: true });
  observe('element', ({ startTime }) => {
    marks.disconnect();
    if (Number.isNaN(seen.row)) seen.row = startTime;
  });
};

const throttle = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
};

interface Fetched {
  readonly name: string;
  readonly bytes: number;
  readonly end: number;
}

/** Bytes as they travel, compressed, without their headers. */
const fetchedBy = (page: Page): Promise<readonly Fetched[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize, responseEnd }) => ({
      ...{ name: new URL(name).pathname, bytes: encodedBodySize, end: responseEnd },
    })),
  );

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const settled = async (page: Page): Promise<Seen & { firstPaint: number }> => {
  // The network of a page behind the login rests for a while before its screen is there.
  await page.locator('main h1').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(Math.max(restMs, ownMs - (await page.evaluate(() => performance.now()))));
  return page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Seen }).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
};

interface Reader {
  readonly language: 'en' | 'ur';
  /** Of somebody who is logged in: what the app keeps of them, and what their requests carry (`screenHeader`). */
  readonly member?: { readonly session: string; readonly screen: string } | undefined;
}

const stored = (address: string, session: string) => ({
  cookies: [],
  origins: [{ origin: new URL(address).origin, localStorage: [{ name: 'paltu.session', value: session }] }],
});

/** Whom the app has logged out on the way was shown another page. */
const checkSession = async (page: Page): Promise<void> => {
  const kept = await page.evaluate(() => localStorage.getItem('paltu.session'));
  if (!kept?.startsWith('{')) throw new Error(`the session ended on ${page.url()}`);
};

/**
 * Loads an address with an empty cache on a phone that is slow in every way.
 * @param row selector of the first row of a work screen
 * @throws when no first row was painted
 */
export const measurePage = async (
  browser: Browser,
  address: string,
  { language, member }: Reader,
  row: string | null,
): Promise<PageFigures> => {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true },
    ...(member && { storageState: stored(address, member.session), extraHTTPHeaders: { [screenHeader]: member.screen } }),
  });
  try {
    await context.addCookies([{ name: 'lang', value: language, url: address }]);
    const page = await context.newPage();
    await page.addInitScript(watch, row);
    await throttle(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    const seen = await settled(page);
    if (member) await checkSession(page);
    if (row !== null && Number.isNaN(seen.row)) throw new Error(`no first row was painted on ${address}`);
    const until = row === null ? ownMs : seen.row;
    const before = (await fetchedBy(page)).filter(({ name, end }) => /\.(?:js|css)$/.test(name) && end <= until);
    const scriptKb = sumOf(before.filter(({ name }) => name.endsWith('.js')).map(({ bytes }) => bytes)) / 1_024;
    const blocked = seen.tasks.filter(({ start }) => start >= seen.firstPaint).map(({ duration }) => Math.max(0, duration - 50));
    return { scriptKb, files: before.length, lcpMs: seen.lcp, rowMs: seen.row, cls: seen.cls, blockedMs: sumOf(blocked) };
  } finally {
    await context.close();
  }
};
