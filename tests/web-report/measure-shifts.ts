/// <reference lib="dom" />
import type { Browser, BrowserContext } from 'playwright-core';
import type { SiteScreen } from '../screens/data/site-screens.ts';
import { answersIn } from '../screens/data/states.ts';
import { sessionText, userOf, type Viewer } from '../screens/harness/people.ts';
import { stubTable } from '../screens/harness/stub-table.ts';
import { stubbedPicture } from '../screens/harness/stubbed-pictures.ts';

interface Shown {
  readonly language: 'en' | 'ur';
  readonly width: number;
}

/** In ms, of a call: long enough for what stands while it loads to be painted. */
const answersAfter = 400;
const restMs = 600;
/** A fast phone network: fonts come after the first paint. */
const network = { offline: false, latency: 80, downloadThroughput: 400_000, uploadThroughput: 100_000 };

const watch = (): void => {
  const seen = { cls: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value)),
  ).observe({ type: 'layout-shift', buffered: true });
};

/** In the browser itself, before the gateway hears of a call. */
const answerSlowly = async (context: BrowserContext, viewer: Viewer): Promise<void> => {
  const table = stubTable(answersIn('full', viewer));
  await context.route('**/{api/v1,media}/**', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) await new Promise((resolve) => setTimeout(resolve, answersAfter));
    const call = { method: request.method(), url, body: request.postData(), headers: request.headers() };
    const said = url.pathname.startsWith('/media/') ? stubbedPicture(url.pathname) : await table.answer(call);
    if (said?.kind !== 'wire') return route.abort();
    return route.fulfill({ status: said.status, body: said.body, contentType: said.contentType });
  });
};

/** How much of a screen of the site moves while it loads (CLS), with calls and fonts that come late. */
export const measureShifts = async (browser: Browser, site: string, screen: SiteScreen, { language, width }: Shown): Promise<number> => {
  const context = await browser.newContext({ viewport: { width, height: width < 768 ? 740 : 900 }, baseURL: site });
  try {
    await context.addCookies([{ name: 'lang', value: language, url: site }]);
    const user = userOf(screen.as);
    await answerSlowly(context, screen.as);
    const page = await context.newPage();
    if (user) await page.addInitScript((text) => localStorage.setItem('paltu.session', text), sessionText(user));
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await page.goto(screen.path, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(restMs);
    return await page.evaluate(() => (globalThis as unknown as { seen: { cls: number } }).seen.cls);
  } finally {
    await context.close();
  }
};
