import type { Locator } from 'playwright-core';

/**
 * Opens that address again and again until it shows this: for as long as a decision takes to be carried out.
 * @param beside what stands near it, where it comes as one comes near
 */
export const untilShown = async (address: string, wanted: Locator, beside?: Locator): Promise<void> => {
  const page = wanted.page();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.goto(address);
    await beside?.scrollIntoViewIfNeeded();
    const isShown = await wanted
      .first()
      .waitFor({ timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
    if (isShown) return;
  }
  throw new Error(`${address} does not show ${String(wanted)}`);
};
