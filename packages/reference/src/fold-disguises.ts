/** A text in one spelling of its signs, with the place of each in the text as it was written. */
interface FoldedText {
  readonly text: string;
  /** Where the sign at that index of `text` begins and ends in the original. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Rows of digits that Unicode has as signs: the first of each, and what it stands for. */
const signRows: readonly (readonly [first: number, digit: number])[] = [
  [0x24f5, 1],
  [0x24ff, 0],
  [0x2776, 1],
  [0x2780, 1],
  [0x278a, 1],
];

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Of any script: Unicode has them in rows of ten, from 0 on. */
const digitOf = (sign: string): string | undefined => {
  const code = sign.codePointAt(0) ?? 0;
  if (isDigit(code)) {
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  }
  const row = signRows.find(([first, digit]) => code >= first && code - first + digit < (digit === 0 ? 1 : 10));
  return row && String(code - row[0] + row[1]);
};

/** Letters that look like Latin ones, and Arabic ones that Urdu keyboards write otherwise. */
const lookAlikes = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'e',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    ѕ: 's',
    ԁ: 'd',
    ɡ: 'g',
    ɑ: 'a',
    ı: 'i',
    ⅼ: 'l',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ߋ: 'o',
    ي: 'ی',
    ى: 'ی',
    ك: 'ک',
    ه: 'ہ',
    ۃ: 'ہ',
    ة: 'ہ',
    ŧ: 't',
    ƙ: 'k',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    ħ: 'h',
    // Small capitals.
    ...Object.fromEntries([...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((sign, index) => [sign, 'abcdefghijklmnoprstuvwyz'[index] ?? sign])),
    '٫': '.',
    '۔': '.',
    '٬': ',',
    '،': ',',
    '∙': '.',
    '•': '.',
    '·': '.',
    '﹫': '@',
  }),
);

/** One sign as several, none or another: compatibility forms, small letters, no marks. */
const foldSign = (sign: string): string =>
  [...sign.normalize('NFKD').toLowerCase()]
    .filter((part) => !/[\p{M}\p{Default_Ignorable_Code_Point}\u0640]/u.test(part))
    .map((part) => digitOf(part) ?? lookAlikes.get(part) ?? part)
    .join('');

/** The text as it is compared: digits of every script as 0 to 9, look-alike letters as the ones they look like, no invisible signs. */
export const foldDisguises = (original: string): FoldedText => {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const sign of original) {
    const folded = foldSign(sign);
    text += folded;
    for (let index = 0; index < folded.length; index += 1) {
      starts.push(at);
      ends.push(at + sign.length);
    }
    at += sign.length;
  }
  return { text, starts, ends };
};

/** A pattern whose Urdu and Hindi words are written as `foldDisguises` writes them. */
export const foldPattern = (pattern: string): string =>
  pattern.replace(/[\u0600-\u06ff\u0900-\u097f]+/g, (word) => foldDisguises(word).text);

/** From the first sign to the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where an expression matches; it has the flag `g`. */
export const spansOf = (expression: RegExp, text: string): Span[] =>
  [...text.matchAll(expression)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** Those that touch or overlap become one, in the order of the text. */
export const joined = (spans: readonly Span[]): Span[] => {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last !== undefined && span.start <= last.end) all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else all.push(span);
  }
  return all;
};
