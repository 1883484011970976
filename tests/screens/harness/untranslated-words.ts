/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** Latin words that Urdu pages keep: names, forms of files, what is typed as it stands. */
const kept = /^(Paltu|English|WhatsApp|CNIC|JPE?G|PNG|GIF|WebP|JSON|PDF|MB|PKR|RSS|Facebook|Instagram|A–Z|a–z|Ctrl|Esc|Enter|Shift|[A-Z])$/;

/** Keys that stand in place of their text, and on an Urdu page words of the interface in English; what people wrote is passed over. */
export const untranslatedWords = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const isOfPeople = (at: Element | null): boolean =>
      at?.closest('bdi, [dir="auto"], [dir="ltr"], [lang="en"], option, noscript, script, style') != null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (!isOfPeople(node.parentElement) && node.textContent !== null) found.push(node.textContent);
    return found;
  });
  const keys = texts.filter((text) => /^[a-z][\w-]*(:[\w-]+)?(\.[\w-]+)+$/.test(text.trim()));
  const isUrdu = (await page.getAttribute('html', 'lang')) === 'ur';
  const words = isUrdu ? texts.flatMap((text) => text.match(/[A-Za-z][A-Za-z–-]+/g) ?? []).filter((word) => !kept.test(word)) : [];
  return [...new Set([...keys, ...words])];
};
