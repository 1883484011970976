/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import type { Person } from './actors.ts';

/** What somebody does until they are where they wanted to be; fields that are filled cost nothing. */
export interface Efforts {
  taps: number;
  keys: number;
}

declare const countEffort: (kind: keyof Efforts) => void;

/** Counts from the next page on. */
export const effortsOf = async ({ context }: Person): Promise<Efforts> => {
  const efforts = { taps: 0, keys: 0 };
  await context.exposeBinding('countEffort', (_source, kind: keyof Efforts) => {
    efforts[kind] += 1;
  });
  await context.addInitScript(() => {
    addEventListener('pointerdown', () => countEffort('taps'), true);
    addEventListener('keydown', () => countEffort('keys'), true);
  });
  return efforts;
};

/** Moves the focus on by a key until it is there. */
export const moveTo = async (page: Page, target: Locator, key: 'Tab' | 'j', most = 40): Promise<void> => {
  await target.waitFor();
  for (let count = 0; count < most; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached by ${most} times ${key}`);
};
