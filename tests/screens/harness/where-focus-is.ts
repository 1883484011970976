/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** What has the focus, for messages of tests: `button "Retry"`, `h1 "Pets"`, or `body` when it is lost. */
export const whereFocusIs = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'body';
    const name = at.getAttribute('aria-label') ?? at.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
    return `${at.tagName.toLowerCase()} "${name}"`;
  });
