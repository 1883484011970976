import type { Locator } from 'playwright-core';

/** Opens that address again and again until it shows this: for as long as a decision takes to be carried out. */
export const untilShown = async (address: string, wanted: Locator): Promise<void> => {
  const page = wanted.page();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.goto(address, { waitUntil: 'networkidle' });
    if ((await wanted.count()) > 0) return;
    await page.waitForTimeout(300);
  }
  throw new Error(`${address} does not show ${String(wanted)}`);
};
