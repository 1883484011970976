/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { usualAnswers } from './data/usual-answers.ts';
import { withScreen } from './harness/with-screen.ts';

const script = /\/assets\/[^/]+\.js$/;

test.each([360, 1280])('at %i px a tap shows the shape of the next page while its code is on its way', async (width) => {
  await withScreen('/faq', { api: usualAnswers(), width }, async ({ page, words }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    const held = Promise.withResolvers<void>();
    await page.route(script, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.evaluate(() => scrollTo(0, 400));
    await page
      .getByRole('link', { name: words('shell:nav.vets'), exact: true })
      .filter({ visible: true })
      .first()
      // Without scrolling to it first, as Playwright does.
      .evaluate((link: HTMLElement) => link.click());
    const shape = page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: words('shell:loading') });
    await shape.waitFor();
    expect(await heading.isVisible()).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    held.resolve();
    await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(before);
  });
});

test('a page whose code does not come gives way to the one that was there, at the height where it was', async () => {
  await withScreen('/faq', { api: usualAnswers(), allowed: /Failed to (load|fetch)|ERR_FAILED/ }, async ({ page, words }) => {
    const held = Promise.withResolvers<void>();
    await page.route(script, async (route) => {
      await held.promise;
      await route.abort();
    });
    const top = await page.evaluate(() => {
      scrollTo({ top: 300, behavior: 'instant' });
      return scrollY;
    });
    expect(top).toBeGreaterThan(100);
    await page
      .getByRole('link', { name: words('shell:nav.vets'), exact: true })
      .filter({ visible: true })
      .first()
      // Without scrolling to it first, as Playwright does.
      .evaluate((link: HTMLElement) => link.click());
    await page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: words('shell:loading') })
      .waitFor();
    held.resolve();
    await page.getByText(words('shell:pageFailed')).waitFor();
    await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/faq');
    await page.waitForFunction((expected) => scrollY === expected, top);
  });
});
