/**
 * A translator of the browser takes each text out of the page and puts `<font>` in its place; React, which still holds the text, then fails to
 * remove it or to insert beside it. So the text goes back beside what took its place, empty, and both go on together: what React writes
 * into it is shown, and translated anew; what it removes takes the translation along.
 */
interface Translation {
  font: HTMLElement;
  /** What the text was before it was emptied. */
  words: string;
}

type Translations = Map<Text, Translation>;

const isFont = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.tagName === 'FONT';
const isText = (node: Node): node is Text => node instanceof Text;

function fontInPlaceOf({ addedNodes, previousSibling, nextSibling }: MutationRecord, known: ReadonlySet<Node>): HTMLElement | undefined {
  return [...addedNodes, previousSibling, nextSibling].filter(isFont).find((font) => font.isConnected && !known.has(font));
}

/** Texts that a translator has taken out since go back. */
function keepTexts(records: readonly MutationRecord[], translations: Translations): void {
  const known = new Set<Node>([...translations.values()].map(({ font }) => font));
  for (const record of records)
    for (const text of [...record.removedNodes].filter(isText)) {
      const font = text.isConnected ? undefined : fontInPlaceOf(record, known);
      if (!font) continue;
      known.add(font);
      const words = translations.get(text)?.words ?? text.data;
      text.data = '';
      font.before(text);
      translations.set(text, { font, words });
    }
}

/** Translations follow their texts. */
function followTexts(translations: Translations): void {
  for (const [text, { font, words }] of translations) {
    if (text.isConnected && text.data === '' && font.isConnected) {
      if (font.previousSibling !== text) text.after(font);
      continue;
    }
    translations.delete(text);
    font.remove();
    // The translator has taken its translation back.
    if (text.isConnected && text.data === '') text.data = words;
  }
}

/** From now on the page goes on when a translator works on it. */
export function outliveTranslators(): void {
  const translations: Translations = new Map();
  const observer = new MutationObserver((records) => {
    keepTexts(records, translations);
    if (translations.size === 0) return;
    followTexts(translations);
    // What was done here is no news.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
