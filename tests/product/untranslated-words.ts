import { DomUtils, parseDocument } from 'htmlparser2';

/** Latin words that Urdu pages keep: names, forms of files, what is typed as it stands. */
const kept =
  /^(Paltu|PETLOVE|English|WhatsApp|CNIC|JPE?G|PNG|GIF|WebP|JSON|PDF|MB|PKR|RSS|Facebook|Instagram|A–Z|a–z|Ctrl|Esc|Enter|Shift)$/;

/** Stands so in both languages. */
const wordmark = 'Paltu پالتو';

/** Words of the letters that a page in the other language is written in. */
const foreign = { ur: /[A-Za-z][A-Za-z–-]+/g, en: /[\p{Script=Arabic}&&[\p{L}]][\p{Script=Arabic}\u200c]+/gv } as const;
type Language = keyof typeof foreign;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Attributes that are shown or read aloud. */
const spoken = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'label'];
const spokenMeta = ['description', 'og:title', 'og:description', 'twitter:title', 'twitter:description'];
const unread = ['script', 'style', 'noscript', 'template'];

interface ShownText {
  readonly text: string;
  /** Outside what is written for all: a name may stand in it that people wrote elsewhere on the page. */
  readonly isAttribute: boolean;
}

interface Texts {
  readonly shown: ShownText[];
  /** What people wrote. */
  readonly written: string[];
}

/** What people wrote, is in another language by its mark, or is typed as it stands. */
const isMarked = ({ name, attribs }: Element, language: string): boolean =>
  name === 'bdi' ||
  attribs['dir'] === 'auto' ||
  attribs['translate'] === 'no' ||
  (name !== 'html' && attribs['lang'] !== undefined && attribs['lang'] !== language);

const isSpokenMeta = ({ name, attribs }: Element): boolean =>
  name === 'meta' && spokenMeta.includes(attribs['name'] ?? attribs['property'] ?? '');
const isButton = ({ name, attribs }: Element): boolean => name === 'input' && ['submit', 'button', 'reset'].includes(attribs['type'] ?? '');

const attributesOf = (element: Element): ShownText[] => {
  const { attribs } = element;
  const names = attribs['dir'] === 'ltr' ? spoken.filter((one) => one !== 'placeholder') : [...spoken];
  if (isSpokenMeta(element)) names.push('content');
  if (isButton(element)) names.push('value');
  return names.flatMap((one) => (attribs[one] ? [{ text: attribs[one], isAttribute: true }] : []));
};

const readInto = (texts: Texts, element: Element, language: string): void => {
  if (unread.includes(element.name)) return;
  if (isMarked(element, language)) return void texts.written.push(DomUtils.textContent(element));
  texts.shown.push(...attributesOf(element));
  for (const child of element.children) {
    if ('attribs' in child) readInto(texts, child, language);
    else if (child.type === 'text' && element.attribs['dir'] !== 'ltr')
      texts.shown.push({ text: child.data, isAttribute: element.name === 'title' || element.name === 'option' });
  }
};

const isKey = (text: string): boolean => /^[a-z][\w-]*(:[\w-]+)?(\.[\w-]+)+$/.test(text.trim());

/**
 * Words of the interface that stand on a page in the other of its languages, and keys that stand in place of their text: in what it shows,
 * in what is read aloud or shown on demand, in its title and what it shows search engines. What people wrote is passed over, where it is
 * marked so, and in titles, options and attributes, which cannot mark it, when it stands marked elsewhere on the page.
 */
export const untranslatedWords = (html: string): string[] => {
  const root = DomUtils.getElementsByTagName('html', parseDocument(html), true)[0];
  const language: Language = root?.attribs['lang'] === 'ur' ? 'ur' : 'en';
  const texts: Texts = { shown: [], written: [] };
  if (root !== undefined) readInto(texts, root, language);
  const wordsIn = (text: string): string[] => text.replaceAll(wordmark, '').match(foreign[language]) ?? [];
  const written = [...new Set(texts.written.flatMap(wordsIn))];
  // A description ends within a word where it is cut.
  const isWritten = (word: string, text: string): boolean =>
    written.some((one) => one === word || (text.endsWith(`${word}…`) && one.startsWith(word)));
  const words = texts.shown
    .flatMap(({ text, isAttribute }) => wordsIn(text).filter((word) => !(isAttribute && isWritten(word, text))))
    .filter((word) => !kept.test(word));
  return [...new Set([...texts.shown.map(({ text }) => text).filter(isKey), ...words])];
};
