/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** Puts elements of this name in the place of all texts of the page, which are part of it no more. */
export const replaceTexts = (page: Page, name: string): Promise<void> =>
  page.evaluate((tag) => {
    const isLeft = (text: Node): boolean =>
      text.textContent?.trim() === '' ||
      Boolean(text.parentElement?.closest(`script, style, noscript, textarea, svg, ${tag}, [translate="no"]`));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) if (!isLeft(walker.currentNode)) texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  }, name);

/** Does to the page what the translator of a browser does; again, with what came since. */
export const translatePage = (page: Page): Promise<void> => replaceTexts(page, 'font');
