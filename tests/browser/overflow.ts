/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** Which elements make the page wider than its window, the innermost ones; none when it fits. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess <= 0) return [];
    const sticksOut = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > root.clientWidth + 1 || left < -1);
    };
    const innermost = [...document.body.querySelectorAll('*')].filter(
      (element) => sticksOut(element) && ![...element.children].some(sticksOut),
    );
    const names = innermost.map((element) => `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.slice(0, 30)}"`);
    return [`${excess} px too wide: ${names.slice(0, 5).join(', ')}`];
  });
