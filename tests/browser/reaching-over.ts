/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/**
 * What of the page lies over a bar that stays in sight while the page is scrolled, in three places: it could be pressed there by mistake.
 * Where the page was is where it is afterwards.
 */
export const reachingOver = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const overBars = (): string[] => {
      const stays = (element: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
      const isStaying = (element: Element | null): boolean => element !== null && (stays(element) || isStaying(element.parentElement));
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.slice(0, 30)}"`;
      const bars = [...document.body.querySelectorAll('*')].filter(
        (element) => stays(element) && getComputedStyle(element).pointerEvents !== 'none',
      );
      const found = new Set<string>();
      for (const bar of bars) {
        const { left, right, top, bottom } = bar.getBoundingClientRect();
        for (let x = Math.max(left, 0) + 10; x < Math.min(right, innerWidth); x += 12)
          for (let y = Math.max(top, 0) + 10; y < Math.min(bottom, innerHeight); y += 12) {
            const above = document.elementFromPoint(x, y);
            if (above && !bar.contains(above) && !above.contains(bar) && !isStaying(above))
              found.add(`${nameOf(above)} lies over ${nameOf(bar)}`);
          }
      }
      return [...found].slice(0, 5);
    };
    const from = scrollY;
    const found = [0, 60, 333].flatMap((place) => {
      scrollTo({ top: place, behavior: 'instant' });
      return overBars();
    });
    scrollTo({ top: from, behavior: 'instant' });
    return [...new Set(found)].slice(0, 5);
  });
