import { foldPattern, spansOf, type Span } from '@paltu/reference/fold-disguises';

/** How digits are spelled, as `foldDisguises` writes them: English, Roman Urdu, Urdu, English words in Urdu letters, Hindi. */
const spellings: readonly (readonly string[])[] = [
  ['zero', 'oh', 'o', 'oo', 'ooo', 'nil', 'ziro', 'zeero', 'sifar', 'sifr', 'siffar', 'صفر', 'زیرو', 'शून्य', 'ज़ीरो'],
  ['one', 'won', 'aik', 'ek', 'ik', 'ایک', 'ون', 'एक'],
  ['two', 'do', 'دو', 'ٹو', 'दो'],
  ['three', 'teen', 'tin', 'thri', 'تین', 'تھری', 'तीन'],
  ['four', 'char', 'chaar', 'چار', 'فور', 'चार'],
  ['five', 'panch', 'paanch', 'panj', 'faiv', 'پانچ', 'فائیو', 'فائو', 'पांच', 'पाँच'],
  ['six', 'che', 'chay', 'chhe', 'cheh', 'chhay', 'چھ', 'چھے', 'چھہ', 'سکس', 'छह', 'छः'],
  ['seven', 'saat', 'sat', 'sevan', 'سات', 'سیون', 'सात'],
  ['eight', 'aath', 'ath', 'آٹھ', 'اٹھ', 'ایٹ', 'आठ'],
  ['nine', 'nau', 'no', 'nain', 'نو', 'نائن', 'नौ'],
];

const digitByWord = new Map(spellings.flatMap((words, digit) => words.map((word) => [foldPattern(word), String(digit)] as const)));

/** Written together without spaces only in English: `zerothreezerozero`. */
const english = /zero|one|two|three|four|five|six|seven|eight|nine/g;

const onlyEnglish = /^(?:zero|one|two|three|four|five|six|seven|eight|nine){2,}$/;

const repeats = new Map<string, number>([
  ['double', 2],
  ['dabal', 2],
  ['ڈبل', 2],
  ['triple', 3],
  ['tripal', 3],
  ['ٹرپل', 3],
]);

/** The digits that a word stands for; undefined for a word that is none. `oo` stands for two zeros. */
const digitsOfWord = (word: string): string | undefined => {
  if (/^o+$/.test(word)) return '0'.repeat(word.length);
  const digit = digitByWord.get(word);
  if (digit !== undefined) return digit;
  return onlyEnglish.test(word) ? (word.match(english) ?? []).map((one) => digitByWord.get(one) ?? '').join('') : undefined;
};

/** How often the digit after it is meant: `double zero`. */
const repeatsOfWord = (word: string): number | undefined => repeats.get(word);

/** Digits as somebody wrote them together, with a word or with signs. */
export interface DigitToken extends Span {
  readonly digits: string;
  /** A plus stands right before it. */
  readonly hasPlus: boolean;
}

const day = '(?:0?[1-9]|[12]\\d|3[01])';

const month = '(?:0?[1-9]|1[0-2])';

const year = '(?:19|20)\\d\\d';

const shortYear = '[0-3]\\d';

/** In any order of its parts, which the same sign parts. */
const shortDate = `(?:${day}([./-])${month}\\1${shortYear}|${month}([./-])${day}\\2${shortYear})`;

/** The same without groups, for a date that follows another. */
const nextDate = ['/', '-', '\\.'].map((sign) => `${day}${sign}${month}${sign}${shortYear}`).join('|');

/** Where parcels, papers and orders are named by numbers. */
const numbered = foldPattern(
  [
    '(?:tcs|leopards?|lcs|trax|m ?& ?p|mnp|postex|blue ?-?ex|call ?courier|dhl|fedex|courier|track(?:ing)?|consignment|shipment|parcel',
    'cn|awb|order|invoice|bilty|challan|iban|cnic|chip|microchip|ٹی سی ایس|لیپرڈز?|ٹریکس|کوریئر|ٹریکنگ|کنسائنمنٹ|پارسل|بلٹی|آرڈر|رسید|چپ)',
  ].join('|'),
);

const unless = { before: '(?<![\\d.])', after: '(?![./-]?\\d)' };

/** Numbers that are none of a phone, whatever stands beside them. */
const others: readonly RegExp[] = [
  // Days: 27/11/2026, 2026-11-27.
  new RegExp(`${unless.before}${day}([./-])${month}\\1${year}${unless.after}`, 'g'),
  new RegExp(`${unless.before}${month}([./-])${day}\\1${year}${unless.after}`, 'g'),
  new RegExp(`${unless.before}${year}([./-])${month}\\1${day}${unless.after}`, 'g'),
  // Days of this century alone, or one after the other: 03/12/26, 04/01/27.
  new RegExp(`(?<![\\d./-] ?)${shortDate}(?:[\\s,;&]{1,4}(?:${nextDate}))*(?![./-]?\\d| {1,2}\\d)`, 'g'),
  // What a courier gives, after its name or kind, unless it is written as a phone number.
  new RegExp(`(?<=(?<!\\p{L})${numbered}(?!\\p{L})[^\\d§]{0,30})(?!0|92|3[0-4]\\d{8}(?!\\d))(?<!\\d)\\d{8,20}(?!\\d)`, 'gu'),
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
const lookAlikeRun = /(?<![\p{L}\d])(?=[oil|szbge]*\d)[\doil|szbge]{3,}(?![\p{L}\d])/gu;

const lookAlikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', '|': '1', z: '2', e: '3', s: '5', b: '8', g: '9' };

const asDigits = (run: string): string => run.replace(/\D/g, (sign) => lookAlikes[sign] ?? sign);

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

/** What stands between the parts of one number: no letter, and not much, of each sign in a row one. */
const isGap = (between: string): boolean => /^[^\p{L}\d§]{0,6}$/u.test(between.replace(/(.)\1+/gsu, '$1'));

/** A few words, as in "0300 phir 1234567". */
const areFewWords = (between: string): boolean =>
  between.length <= 40 && /^[^\d§]*$/.test(between) && (between.match(/\p{L}+/gu) ?? []).length <= 3;

export const digitsOf = (tokens: readonly DigitToken[]): string => tokens.map(({ digits }) => digits).join('');

/** Of a mobile number the beginning, with more to come: only that may go on after words. */
const isBegun = (chain: readonly DigitToken[]): boolean => /^(?:0|92|0092)(?:3(?:[0-4]\d{0,7})?)?$/.test(digitsOf(chain));

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

interface DigitChains {
  /** Without times, prices and doses. */
  readonly plain: DigitToken[][];
  /** With them: what is written as times and prices may be a number. */
  readonly disguised: DigitToken[][];
  /** With a few words between them, each from where a mobile number may begin. */
  readonly spoken: DigitToken[][];
}

/** Each begins with what a mobile number begins with, and goes on over words as long as that is all it is. */
const spokenChains = (text: string): DigitToken[][] => {
  const tokens = plainTokens(text);
  return tokens.flatMap((first, from) => {
    if (!isBegun([first])) return [];
    const chain = [first];
    for (let last = first, next = tokens[from + 1]; next !== undefined && isBegun(chain); next = tokens[from + chain.length]) {
      if (!areFewWords(text.slice(last.end, next.start))) break;
      chain.push(next);
      last = next;
    }
    return [chain];
  });
};

/** The digits of a folded text: as numerals alone, and as a mask reads them, with and without what is none of a phone. */
const readingsOf = (folded: string): DigitToken[][] => {
  const numerals = spansOf(/\d+/g, folded).map((span) => ({ ...span, digits: folded.slice(span.start, span.end), hasPlus: false }));
  const text = folded.replace(lookAlikeRun, asDigits);
  return [numerals, plainTokens(text), plainTokens(without([...others, ...disguises], text))];
};

/** Whether a folded text holds digits one after the other, however they are spelled, and some of them within a span. */
export const holdsDigits = (folded: string, wanted: string, { start, end }: Span): boolean =>
  readingsOf(folded).some((tokens) => {
    const own = digitsOf(tokens.filter((token) => token.end > start && token.start < end));
    const before = digitsOf(tokens.filter((token) => token.end <= start)).slice(1 - wanted.length);
    const after = digitsOf(tokens.filter((token) => token.start >= end)).slice(0, wanted.length - 1);
    return own !== '' && (before + own + after).includes(wanted);
  });

/** Digits that follow each other with nothing but spaces and signs between them, in a folded text. */
export const digitChains = (folded: string): DigitChains => {
  const text = without(others, folded.replace(lookAlikeRun, asDigits));
  const plain = without(disguises, text);
  return { plain: chainsOf(plain), disguised: chainsOf(text), spoken: spokenChains(plain) };
};
