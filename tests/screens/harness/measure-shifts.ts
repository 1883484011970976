/// <reference lib="dom" />
import type { SiteScreen } from '../data/site-screens.ts';
import { answersIn } from '../data/states.ts';
import { openScreen, type ScreenOptions } from './open-screen.ts';
import { blankPath } from './screens-front.ts';
import { onSteadyNetwork } from './traffic.ts';

/** In ms, of a call: long enough for what stands while it loads to be painted. */
const answersAfter = 400;
/** A fast phone network: fonts come after the first paint. */
const network = { offline: false, latency: 80, downloadThroughput: 400_000, uploadThroughput: 100_000 };

export interface Shifts {
  readonly cls: number;
  /** Each shift: how much, when, and what moved from where to where. */
  readonly moved: readonly string[];
}

/** As the browsers that tell of it have it; TypeScript's own list of the web's types does not. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const watch = (): void => {
  const seen: { cls: number; moved: string[] } = { cls: 0, moved: [] };
  Object.assign(globalThis, { seen });
  const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${[x, y].map(Math.round).join(',')} ${Math.round(width)}×${Math.round(height)}`;
  const nameOf = (node: Node | null): string =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
      : `“${(node?.textContent ?? 'gone').slice(0, 20)}”`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      seen.cls += entry.value;
      const sources = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} ${place(previousRect)} → ${place(currentRect)}`,
      );
      seen.moved.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${sources.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

type Shown = Pick<ScreenOptions, 'language' | 'width'>;

const measure = async ({ path, as }: SiteScreen, shown: Shown): Promise<Shifts> => {
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
    return await page.evaluate(() => (globalThis as unknown as { seen: Shifts }).seen);
  } finally {
    await close();
  }
};

/** How much of a screen of the site moves while it loads (CLS), with calls and fonts that come late. */
export const measureShifts = (screen: SiteScreen, shown: Shown): Promise<Shifts> => onSteadyNetwork(() => measure(screen, shown));
