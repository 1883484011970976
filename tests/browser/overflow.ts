/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** Which elements make the page wider than its window, or stick out of it in a dialog, the innermost ones; none when all fits. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const excess = root.scrollWidth - root.clientWidth;
    const looked = document.body.querySelectorAll(excess > 0 ? '*' : ':is(dialog, [role="dialog"]) *');
    const sticksOut = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > root.clientWidth + 1 || left < -1);
    };
    /** What a frame inside a dialog cuts off may be larger. */
    const isCut = (element: Element): boolean => {
      const frame = element.parentElement;
      if (frame === null || frame.matches('dialog, [role="dialog"]')) return false;
      return getComputedStyle(frame).overflowX !== 'visible' || isCut(frame);
    };
    const innermost = [...looked].filter(
      (element) => sticksOut(element) && ![...element.children].some(sticksOut) && (excess > 0 || !isCut(element)),
    );
    if (excess <= 0 && innermost.length === 0) return [];
    const names = innermost.map((element) => `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.slice(0, 30)}"`);
    return [`${excess > 0 ? `${excess} px too wide` : 'out of the window'}: ${names.slice(0, 5).join(', ')}`];
  });
