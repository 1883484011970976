/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** Until everything that moves on a change of the page has arrived; two seconds at most. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const arrived = Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
