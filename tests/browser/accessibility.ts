/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const latin = 'abcdefghijklmnopqrstuvwxyz';

/** axe passes over the contrast of Arabic letters, so its contrast rules run on the same page in Latin ones. */
const swapInLatinLetters = (page: Page): Promise<void> =>
  page.evaluate((letters) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      node.textContent = (node.textContent ?? '').replace(
        /[\u0600-\u06ff]/g,
        (letter) => letters[letter.charCodeAt(0) % letters.length] ?? 'x',
      );
    }
  }, latin);

interface Finding {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

const seriousOf = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`));

/** What axe finds serious or critical on the page as it stands; contrast too, in either script. */
export const seriousFindings = async (page: Page): Promise<string[]> => {
  const found = await new AxeBuilder({ page }).analyze();
  const isUrdu = (await page.getAttribute('html', 'lang')) === 'ur';
  if (!isUrdu) return seriousOf(found.violations);
  const copy = await page.context().newPage();
  await copy.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 });
  await copy.goto(page.url(), { waitUntil: 'networkidle' });
  await swapInLatinLetters(copy);
  const contrast = await new AxeBuilder({ page: copy }).withRules(['color-contrast']).analyze();
  await copy.close();
  return [...seriousOf(found.violations), ...seriousOf(contrast.violations)];
};
