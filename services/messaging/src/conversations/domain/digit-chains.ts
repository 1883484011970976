import { digitsOfWord, repeatsOfWord } from './digit-words.ts';
import { spansOf, type Span } from './spans.ts';

/** Digits as somebody wrote them together, with a word or with signs. */
export interface DigitToken extends Span {
  readonly digits: string;
  /** A plus stands right before it. */
  readonly hasPlus: boolean;
}

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const year = '(?:19|20)\\d\\d';
const unless = { before: '(?<![\\d.])', after: '(?![./-]?\\d)' };

/** Numbers that are none of a phone, whatever stands beside them. */
const others: readonly RegExp[] = [
  // Days: 27/11/2026, 2026-11-27.
  new RegExp(`${unless.before}${day}([./-])${month}\\1${year}${unless.after}`, 'g'),
  new RegExp(`${unless.before}${month}([./-])${day}\\1${year}${unless.after}`, 'g'),
  new RegExp(`${unless.before}${year}([./-])${month}\\1${day}${unless.after}`, 'g'),
  // Microchips: 15 digits, in threes or in one; none begins or ends as a mobile number does.
  /(?<!\d|\d[ -])(?!92 ?-?3[0-4]|3[0-4]\d{13})(?!\d{3}923[0-4]|\d{4}03[0-4])[1-9]\d{2}([ -]?)\d{3}\1\d{3}\1\d{3}\1\d{3}(?![ -]?\d)/g,
];

const prices = '(?<![\\d,])[1-9]\\d{0,2}(?:,\\d{2,3})*,\\d{3}(?![,\\d])';

/** Numbers that are none of a phone, unless they are one together. */
const disguises: readonly RegExp[] = [
  // Clock times: 10:30.
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![:\d]|\s?:)/g,
  // Prices: 25,000 and 1,25,000.
  new RegExp(prices, 'g'),
  // Doses and weights: 0.5, 12.25.
  /(?<![\d.])(?:0|[1-9]\d{0,2})\.\d{1,2}(?![\d.]*\d)(?!\s*\d+(?![.\d]))/g,
];

const wordOrDigits = new RegExp(`\\p{L}+|${prices}|\\d+`, 'gu');
/** Letters that are typed for the digits they look like, beside digits: `O3OO`. */
const lookAlikeRun = /(?<![\p{L}\d])(?=[oil|]*\d)[\doil|]{2,}(?![\p{L}\d])/gu;

const asDigits = (run: string): string => run.replaceAll('o', '0').replace(/[il|]/g, '1');

/** The text with what is no part of a phone taken out, at the same length. */
const without = (taken: readonly RegExp[], text: string): string =>
  taken.reduce((left, expression) => left.replace(expression, (found: string) => '§'.repeat(found.length)), text);

const plainTokens = (text: string): DigitToken[] => {
  const tokens: DigitToken[] = [];
  let times = 1;
  let from: number | undefined;
  for (const { start, end } of spansOf(wordOrDigits, text)) {
    const written = text.slice(start, end);
    const repeat = repeatsOfWord(written);
    const digits = /^\d/.test(written) ? written.replaceAll(',', '') : digitsOfWord(written);
    if (digits !== undefined) {
      const repeated = times === 1 ? digits : digits.slice(0, 1).repeat(times) + digits.slice(1);
      tokens.push({ start: from ?? start, end, digits: repeated, hasPlus: /\+\(?$/.test(text.slice(0, start)) });
    }
    times = repeat ?? 1;
    from = repeat === undefined ? undefined : start;
  }
  return tokens;
};

/** What may stand between the parts of one number: no letter, and not much. */
const isGap = (between: string): boolean => /^[^\p{L}\d§]{0,6}$/u.test(between);

const chainsOf = (text: string): DigitToken[][] => {
  const chains: DigitToken[][] = [];
  for (const token of plainTokens(text)) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    if (chain !== undefined && last !== undefined && isGap(text.slice(last.end, token.start))) chain.push(token);
    else chains.push([token]);
  }
  return chains;
};

export interface DigitChains {
  /** Without times, prices and doses. */
  readonly plain: DigitToken[][];
  /** With them: what is written as times and prices may be a number. */
  readonly disguised: DigitToken[][];
}

/** Digits that follow each other with nothing but spaces and signs between them, in a folded text. */
export const digitChains = (folded: string): DigitChains => {
  const text = without(others, folded.replace(lookAlikeRun, asDigits));
  return { plain: chainsOf(without(disguises, text)), disguised: chainsOf(text) };
};
