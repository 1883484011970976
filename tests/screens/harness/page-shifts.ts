/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** As browsers count it (CLS); the look allows no more. */
export const mostShift = 0.02;

export interface Shifts {
  readonly cls: number;
  /** Each shift: how much, when, and what moved from where to where. */
  readonly moved: readonly string[];
}

/** As in the browsers that report it; TypeScript's own list of the web's types does not have it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const readShifts = async (): Promise<Shifts> => {
  const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${[x, y].map(Math.round).join(',')} ${Math.round(width)}×${Math.round(height)}`;
  const nameOf = (node: Node | null): string =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
      : `“${(node?.textContent ?? 'gone').slice(0, 20)}”`;
  const entries: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({ type: 'layout-shift', buffered: true });
  // What is buffered is handed over by tasks of its own.
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  const unasked = entries.filter(({ hadRecentInput }) => !hadRecentInput);
  return {
    cls: unasked.reduce((sum, { value }) => sum + value, 0),
    moved: unasked.map(({ value, startTime, sources }) => {
      const parts = sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${place(previousRect)} → ${place(currentRect)}`);
      return `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${parts.join('; ')}`;
    }),
  };
};

/** What has moved on the page since it began to load, but for what followed on an act of the reader. */
export const shiftsOf = (page: Page): Promise<Shifts> => page.evaluate(readShifts);
