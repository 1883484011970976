/// <reference lib="dom" />
import type { Browser, CDPSession, Page } from 'playwright-core';
import { screenHeader } from '../screens/harness/screens-front.ts';

export interface PageFigures {
  readonly scriptKb: number;
  readonly requests: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly longTasks: number;
  readonly blockedMs: number;
}

/** Slow 4G as Lighthouse has it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up; a CPU four times slower. */
const slow4g = { offline: false, latency: 150, downloadThroughput: (1_600 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };
const slowerCpu = 4;
const restMs = 2_500;

interface Seen {
  lcp: number;
  cls: number;
  tasks: number[];
}

const watch = (): void => {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value));
  observe('longtask', ({ duration }) => seen.tasks.push(duration));
};

const throttle = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
};

interface Sent {
  /** Named by the page itself: toasts and dialogs, which scripts fetch later, are none of its weight. */
  readonly isOfPage: boolean;
  isScript: boolean;
  headBytes: number;
  bytes: number;
}

/** Bytes as they travel, compressed, without their headers. */
const weigh = (session: CDPSession): Map<string, Sent> => {
  const requests = new Map<string, Sent>();
  session.on('Network.requestWillBeSent', ({ requestId, initiator, type }) => {
    requests.set(requestId, { isOfPage: initiator.type === 'parser' || type === 'Document', isScript: false, headBytes: 0, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const sent = requests.get(requestId);
    if (sent) [sent.isScript, sent.headBytes] = [type === 'Script', response.encodedDataLength];
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = requests.get(requestId);
    if (sent) sent.bytes = encodedDataLength - sent.headBytes;
  });
  return requests;
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const settled = async (page: Page): Promise<Seen> => {
  // The network of a page behind the login rests for a while before its screen is there.
  await page.locator('main h1').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(restMs);
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
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

/** Loads an address with an empty cache on a phone that is slow in every way. */
export const measurePage = async (browser: Browser, address: string, { language, member }: Reader): Promise<PageFigures> => {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true },
    ...(member && { storageState: stored(address, member.session), extraHTTPHeaders: { [screenHeader]: member.screen } }),
  });
  try {
    await context.addCookies([{ name: 'lang', value: language, url: address }]);
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await throttle(session);
    const requests = weigh(session);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    const { lcp, cls, tasks } = await settled(page);
    if (member) await checkSession(page);
    // A page behind the login comes by scripts alone.
    const ofPage = [...requests.values()].filter(({ isOfPage }) => isOfPage || member !== undefined);
    const scripts = ofPage.filter(({ isScript }) => isScript).map(({ bytes }) => bytes);
    const blockedMs = sumOf(tasks.map((duration) => Math.max(0, duration - 50)));
    return { scriptKb: sumOf(scripts) / 1_024, requests: ofPage.length, lcpMs: lcp, cls, longTasks: tasks.length, blockedMs };
  } finally {
    await context.close();
  }
};
