import { mostMonths, mostRupees } from '@paltu/reference';
import data from '../data/quantities.json' with { type: 'json' };
import { amountAt, isAgeUnit, isDash, type Amount } from './amounts.ts';
import { phrasesOf } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A price or an age that words of a search limit. */
export interface Quantity {
  /** None where it cannot be read: then nothing is asked for. */
  readonly fields: Readonly<Record<string, number>>;
  /** How many words it is. */
  readonly length: number;
}

type Limit = 'most' | 'least' | 'about';

const before = { most: phrasesOf(data.mostBefore), least: phrasesOf(data.leastBefore), about: phrasesOf(data.aboutBefore) };
const after = { most: phrasesOf(data.mostAfter), least: phrasesOf(data.leastAfter), about: phrasesOf(data.aboutAfter) };
const [between, betweenAfter] = [phrasesOf(data.between), phrasesOf(data.betweenAfter)];
const [ranges, sums] = [phrasesOf(data.ranges), phrasesOf(data.sums)];
const [beforeAge, afterAge, beforePrice] = [phrasesOf(data.beforeAge), phrasesOf(data.afterAge), phrasesOf(data.beforePrice)];
const limits = ['most', 'least', 'about'] as const;

interface FoundLimit {
  readonly limit: Limit | undefined;
  readonly length: number;
}

const limitAt = (phrases: typeof before, tokens: readonly Token[], at: number): FoundLimit =>
  limits
    .map((limit) => ({ limit, length: phrases[limit](tokens, at) }))
    .reduce<FoundLimit>((longest, one) => (one.length > longest.length ? one : longest), { limit: undefined, length: 0 });

/** Both ends of what is asked for, which are the same of one amount. */
interface Span {
  readonly from: Amount;
  readonly to: Amount;
}

/** `10-20k` are ten to twenty thousand, and `2-3 saal` years: the first end takes the unit of the second, unless it was larger then. */
const withUnitOf = (from: Amount, to: Amount): Amount => {
  if (from.of !== 'number' || from.isScaled) return from;
  const scaled = from.count * (to.count === 0 ? 1 : to.value / to.count);
  return { ...from, of: to.of, value: to.of === 'age' || scaled <= to.value ? scaled : from.value };
};

/** "do teen saal": two numbers beside each other are a range where what they count stands after the second alone. */
const isBeside = (from: Amount, to: Amount): boolean =>
  from.of === 'number' && !from.isScaled && (to.of === 'age' || to.isScaled) && from.count >= 2 && from.count < to.count && to.count < 100;

/** "2 saal se bara": bara is twelve, too. */
const isCompared = (from: Amount, to: Amount): boolean => from.of !== 'age' || to.of === 'age';

/** More than two ends are none. */
const unlessMore = (tokens: readonly Token[], to: Amount): Amount => {
  const isJoined = isDash(tokens[to.end]);
  const joined = ranges(tokens, to.end);
  const more = isJoined || joined > 0 ? amountAt(tokens, isJoined ? to.end : to.end + joined) : undefined;
  return more === undefined ? to : { ...more, value: NaN };
};

const spanAt = (tokens: readonly Token[], at: number): Span | undefined => {
  const from = amountAt(tokens, at);
  if (from === undefined) return undefined;
  const joined = isDash(tokens[from.end]) ? 0 : ranges(tokens, from.end);
  const to = amountAt(tokens, from.end + joined);
  const isJoined = joined > 0 || isDash(tokens[from.end]);
  if (to === undefined || !isCompared(from, to) || !(isJoined || isBeside(from, to))) return { from, to: from };
  return { from: withUnitOf(from, to), to: unlessMore(tokens, to) };
};

/** "1 year 6 months" is one age; "2 years 5 years", or a price after a price, is none that can be read. */
const summed = (tokens: readonly Token[], { from, to }: Span): Span => {
  if (from !== to || from.of !== 'age') return { from, to };
  const more = amountAt(tokens, to.end + sums(tokens, to.end));
  if (more?.of !== 'age') return { from, to };
  const value = more.value < 12 && from.value % 12 === 0 ? from.value + more.value : NaN;
  const sum = { ...more, value };
  return { from: sum, to: sum };
};

const none = {};
const [fewest, mostTimes] = [0.75, 1.25];
const whole = { down: (value: number) => Math.floor(value + 1e-6), up: (value: number) => Math.ceil(value - 1e-6) };

/** An age by itself is one about it; a price by itself is the most that is paid. */
const rangeOf = ({ from, to }: Span, limit: Limit | undefined): readonly [least: number | undefined, most: number | undefined] => {
  if (from !== to) return [from.value, to.value];
  if (limit === 'least') return [from.value, undefined];
  if (limit === 'most' || (limit === undefined && from.of !== 'age')) return [undefined, to.value];
  return [from.value * fewest, to.value * mostTimes];
};

const isReadable = ({ from, to }: Span): boolean => {
  const largest = to.of === 'age' ? mostMonths : mostRupees;
  const isKept = ({ value }: Amount): boolean => value >= 0 && value <= largest;
  return isCompared(to, from) && isKept(from) && isKept(to) && from.value <= to.value;
};

const fieldsOf = (span: Span, limit: Limit | undefined): Quantity['fields'] => {
  if (!isReadable(span)) return none;
  const isAge = span.to.of === 'age';
  const [min, max] = isAge ? (['minAge', 'maxAge'] as const) : (['minPrice', 'maxPrice'] as const);
  const [least = 0, most] = rangeOf(span, limit);
  // About an age is what is a little younger and a little older.
  const [first, last] = isAge && limit === undefined ? [whole.down, whole.up] : [whole.up, whole.down];
  return { ...(least > 0 && first(least) > 0 && { [min]: first(least) }), ...(most !== undefined && { [max]: last(most) }) };
};

/** A number that only a limit makes a price is none below it: `under 5` is under five of something else. */
const leastOfLimit = 50;
const leastOfRange = 500;

/** Whether a number that has no unit of its own is a price, and can be read as one; undefined where it is only a number. */
const isPrice = ({ from, to }: Span, hasLimit: boolean): boolean | undefined => {
  if (from.of === 'rupees' || to.of === 'rupees' || to.isScaled) return true;
  if (hasLimit) return to.value >= leastOfLimit;
  return from !== to && from.value >= leastOfRange ? true : undefined;
};

interface Framed {
  readonly at: number;
  readonly limit: Limit | undefined;
  /** Whether a word before it names a price. */
  readonly isPriced: boolean;
}

const frameOf = (tokens: readonly Token[], from: number): Framed => {
  const named = from + Math.max(beforeAge(tokens, from), beforePrice(tokens, from));
  const { limit, length } = limitAt(before, tokens, named);
  const start = named + Math.max(length, between(tokens, named));
  const sign = tokens[start]?.sign ?? '';
  const signed = /<=?$|≤$/.test(sign) ? 'most' : />=?$|≥$/.test(sign) ? 'least' : undefined;
  return { at: start, limit: limit ?? signed, isPriced: beforePrice(tokens, from) > 0 };
};

/** What limits an amount from behind; in "max 25k min 10k" that belongs to the next. */
const limitAfter = (tokens: readonly Token[], at: number, known: Limit | undefined): FoundLimit => {
  const found = limitAt(after, tokens, at);
  const isOfNext = known !== undefined && found.limit !== known && amountAt(tokens, at + found.length) !== undefined;
  return isOfNext ? { limit: undefined, length: 0 } : found;
};

const ended = (
  tokens: readonly Token[],
  span: Span,
  limit: Limit | undefined,
): { end: number; limit: Limit | undefined; isTwice: boolean } => {
  const age = span.to.of === 'age' ? afterAge(tokens, span.to.end) : 0;
  const range = span.from === span.to ? 0 : betweenAfter(tokens, span.to.end);
  const later = range > 0 ? { limit: undefined, length: range } : limitAfter(tokens, span.to.end, limit);
  const own = later.length >= age ? later : { limit: undefined, length: age };
  const end = span.to.end + own.length;
  const rest = span.to.of === 'age' ? afterAge(tokens, end) : 0;
  return { end: end + rest, limit: own.limit ?? limit, isTwice: limit !== undefined && own.limit !== undefined && limit !== own.limit };
};

/** An age without a number that can be read: "few months old" without few, `tow years old`. */
const unreadAge = (tokens: readonly Token[], from: number, isKnown: (token: Token) => boolean): Quantity | undefined => {
  const first = tokens[from];
  if (first === undefined) return undefined;
  const unit = isAgeUnit(first) ? from : isAgeUnit(tokens[from + 1]) && !isKnown(first) ? from + 1 : undefined;
  const old = unit === undefined ? 0 : afterAge(tokens, unit + 1);
  return unit === undefined || old === 0 ? undefined : { fields: none, length: unit + 1 + old - from };
};

/** `2 monts old` is no old pet. */
const unreadOld = (tokens: readonly Token[], span: Span): number => {
  const places = [span.to.end, span.to.end + 1].filter((at) => ['old', 'olds'].includes(tokens[at]?.word ?? ''));
  return places[0] === undefined ? 0 : places[0] + 1;
};

/**
 * The price or the age that stands at a place of a search. What looks like one and cannot be read asks for nothing; undefined where there is none.
 * @param isKnown whether a word means something else
 */
export const quantityAt = (tokens: readonly Token[], from: number, isKnown: (token: Token) => boolean): Quantity | undefined => {
  const { at, limit, isPriced } = frameOf(tokens, from);
  const read = spanAt(tokens, at);
  if (read === undefined) return unreadAge(tokens, from, isKnown);
  const span = summed(tokens, read);
  const { end, limit: meant, isTwice } = ended(tokens, span, limit);
  const isRead = span.to.of === 'age' ? true : isPrice(span, meant !== undefined || isPriced);
  if (isRead === undefined) {
    const old = unreadOld(tokens, span);
    return old > 0 ? { fields: none, length: old - from } : undefined;
  }
  // A word alone is no number: "do", "a few".
  return { fields: isRead && !isTwice ? fieldsOf(span, meant) : none, length: end - from };
};
