import { parseNumber } from '@paltu/reference';
import data from '../data/quantities.json' with { type: 'json' };
import { listed, phrasesOf } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A number, and what it counts. */
export interface Amount {
  /** NaN where it cannot be read. */
  readonly value: number;
  /** The number as it stands, without what it counts. */
  readonly count: number;
  /** `age` in months. */
  readonly of: 'age' | 'rupees' | 'number';
  /** Whether it has a word for thousands and the like. */
  readonly isScaled: boolean;
  /** The place after it. */
  readonly end: number;
}

type Values = ReadonlyMap<string, number>;

const valuesOf = (written: Readonly<Record<string, string>>): Values =>
  new Map(Object.entries(written).flatMap(([value, words]) => listed(words).map((word) => [word, Number(value)] as const)));

const numbers = valuesOf(data.numbers);
const scales = valuesOf(data.scales);
const ages = valuesOf(data.ages);
const shortAges = new Map([...ages, ...valuesOf(data.shortAges)]);
const setOf = (words: string): ReadonlySet<string> => new Set(listed(words));
const [ones, currency, otherUnits] = [setOf(data.ones), setOf(data.currency), setOf(data.otherUnits)];
const vague = phrasesOf(data.vague);

/** Words that an age or a price is written with: what a misspelt one may be meant for. */
export const unitWords: readonly string[] = [...ages.keys(), ...scales.keys()].filter((word) => word.length > 2);

/** Whether a word is a time that ages are counted in. */
export const isAgeUnit = (token: Token | undefined): boolean => token !== undefined && ages.has(token.word);

interface Count {
  readonly value: number;
  /** What is written together with it: the `k` of 25k. */
  readonly unit: string;
  readonly isRupees: boolean;
  readonly end: number;
}

const separators = /^[.,،٬٫]$/;
const beforeNegative = /[-−.٫]$/;
const dashes = /^[-–—~]$/;

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

const isDigits = (token: Token | undefined): boolean => token !== undefined && /^\d/.test(token.word);

/** Whether a token goes on with the number before it: by a separator, or as thousands that stand by themselves (25 000). */
const goesOn = (token: Token | undefined): token is Token =>
  token !== undefined && isDigits(token) && (token.isApart ? /^000\D*$/.test(token.word) : separators.test(token.sign));

/** Whether a sign that makes no number and no range of two stands between a number and the next digits. */
const isCutBy = (next: Token | undefined): boolean => next !== undefined && isDigits(next) && !next.isApart && !dashes.test(next.sign);

const partsOf = (text: string, isRead: boolean): Omit<Count, 'end'> => {
  const [, rupees, digits = '', unit = ''] = /^(rs|pkr)?([^\p{L}]+)(\p{L}*)$/u.exec(text) ?? [];
  return { value: (isRead ? parseNumber(digits) : undefined) ?? NaN, unit, isRupees: rupees !== undefined };
};

/** A number in digits, also with its unit or its currency written together with it. */
const inDigits = (tokens: readonly Token[], from: number): Count | undefined => {
  const first = tokens[from];
  if (first === undefined || !/^(?:rs|pkr)?\d/.test(first.word)) return undefined;
  const more = tokens.slice(from + 1).findIndex((token) => !goesOn(token));
  const end = more < 0 ? tokens.length : from + 1 + more;
  const text = [first.word, ...tokens.slice(from + 1, end).map(({ sign, word, isApart }) => (isApart ? word : `${sign}${word}`))].join('');
  const isCut = isCutBy(tokens[end]);
  const isRead = !isCut && !(first.isApart && beforeNegative.test(first.sign));
  return { ...partsOf(text, isRead), end: isCut ? end + 1 : end };
};

/** "two and a half", "sawa do", "saade teen": what is a half or a quarter more or less. */
const fractions: readonly (readonly [words: ReadonlySet<string>, more: number])[] = [
  [new Set(listed('sawa, سوا')), 0.25],
  [new Set(listed('saade, sade, sarhe, sarhay, saday, saarhe, ساڑھے')), 0.5],
  [new Set(listed('pone, paune, ponay, پونے')), -0.25],
];
const andHalf = phrasesOf('and a half, and half');

const inWords = (tokens: readonly Token[], from: number): Count | undefined => {
  const counted = (value: number, end: number): Count => ({ value, unit: '', isRupees: false, end });
  const [word, next] = [wordAt(tokens, from), wordAt(tokens, from + 1)];
  const more = fractions.find(([words]) => words.has(word))?.[1];
  const value = numbers.get(more === undefined ? word : next);
  if (value !== undefined) return counted(value + (more ?? 0), more === undefined ? from + 1 : from + 2);
  const unread = vague(tokens, from);
  if (unread > 0) return counted(NaN, from + unread);
  return ones.has(word) && (ages.has(next) || scales.has(next)) ? counted(1, from + 1) : undefined;
};

const countAt = (tokens: readonly Token[], from: number): Count | undefined => {
  const count = inDigits(tokens, from) ?? inWords(tokens, from);
  if (count?.unit !== '') return count;
  const half = andHalf(tokens, count.end);
  if (half > 0) return { ...count, value: count.value + 0.5, end: count.end + half };
  // Half a year.
  return count.value === 0.5 && ones.has(wordAt(tokens, count.end)) ? { ...count, end: count.end + 1 } : count;
};

/** Of the young four weeks are a month: eight weeks are two. */
const monthsOf = (count: number, unit: number): number => {
  const days = unit === 7 ? count * 7 : count;
  if (unit === 12 || unit === 1) return count * unit;
  return days <= 84 ? days / 28 : Math.max(3, (days * 12) / 364);
};

const withUnit = ({ value, isRupees }: Count, unit: string, end: number): Amount | undefined => {
  const [age, scale] = [shortAges.get(unit), scales.get(unit)];
  if (age !== undefined && !isRupees) return { value: monthsOf(value, age), count: value, of: 'age', isScaled: false, end };
  return scale === undefined ? undefined : { value: value * scale, count: value, of: isRupees ? 'rupees' : 'number', isScaled: true, end };
};

const currencyAt = (tokens: readonly Token[], at: number): number => (currency.has(wordAt(tokens, at)) ? 1 : 0);

/** `25 k andar` is "25 ke andar" where it is no thousands: of a whole price. */
const leastOfPrice = 1_000;

const scaledAt = (tokens: readonly Token[], count: Count): Amount | undefined => {
  if (count.unit !== '') return withUnit(count, count.unit, count.end);
  const unit = wordAt(tokens, count.end);
  if (otherUnits.has(unit)) return undefined;
  const of = count.isRupees ? 'rupees' : 'number';
  const plain: Amount = { value: count.value, count: count.value, of, isScaled: false, end: count.end };
  return count.value >= leastOfPrice && unit === 'k' ? plain : (withUnit(count, unit, count.end + 1) ?? plain);
};

/** The number at this place with what it counts; undefined where there is none, or where it counts something else. */
export const amountAt = (tokens: readonly Token[], from: number): Amount | undefined => {
  const at = from + currencyAt(tokens, from);
  const count = countAt(tokens, at);
  const amount = count && scaledAt(tokens, count);
  if (amount === undefined || amount.of === 'age') return at === from ? amount : undefined;
  const after = currencyAt(tokens, amount.end);
  return { ...amount, of: at > from || after > 0 ? 'rupees' : amount.of, end: amount.end + after };
};

/** Whether a sign makes one amount and the next the two ends of a range. */
export const isDash = (token: Token | undefined): boolean => token !== undefined && !token.isApart && dashes.test(token.sign);
