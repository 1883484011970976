import { digitChains, type DigitToken } from './digit-chains.ts';
import type { Span } from './spans.ts';

/** With the 0 or the country before it; the longest has 15 digits. */
const withPrefix = /^(?:0|92|0092)3\d{9}$/;
const landline = /^(?:0|0092|92)(?:[2-9]\d{8,9}|[2-9]\d{1,2}111\d{6})$/;
const abroad = /^00[1-9]\d{8,12}$/;
const afterPlus = /^[1-9]\d{7,14}$/;
const longest = 15;

/** Nobody writes a price so: 3001234567, 300 1234567. */
const isBareMobile = (tokens: readonly DigitToken[], digits: string): boolean =>
  /^3[0-4]\d{8}$/.test(digits) && (tokens.length === 1 || (tokens.length === 2 && tokens[0]?.digits.length === 3));

const isPhone = (tokens: readonly DigitToken[]): boolean => {
  const digits = tokens.map((token) => token.digits).join('');
  if (tokens[0]?.hasPlus === true && afterPlus.test(digits)) return true;
  if (withPrefix.test(digits) || abroad.test(digits) || isBareMobile(tokens, digits)) return true;
  // Of a landline the code of the city is written together.
  return landline.test(digits) && (tokens.length <= 4 || tokens.every((token) => token.digits.length === 1));
};

/** The longest number that begins with the token at `from`; undefined where none does. */
const phoneFrom = (chain: readonly DigitToken[], from: number): readonly DigitToken[] | undefined => {
  let found: readonly DigitToken[] | undefined;
  let length = 0;
  for (let to = from; to < chain.length; to += 1) {
    length += chain[to]?.digits.length ?? 0;
    if (length > longest) break;
    const tokens = chain.slice(from, to + 1);
    if (isPhone(tokens)) found = tokens;
  }
  return found;
};

const phonesIn = (chain: readonly DigitToken[]): Span[] => {
  const spans: Span[] = [];
  for (let from = 0; from < chain.length; from += 1) {
    const tokens = phoneFrom(chain, from);
    const [first] = tokens ?? [];
    const last = tokens?.at(-1);
    if (first === undefined || last === undefined) continue;
    spans.push({ start: first.start, end: last.end });
    from += (tokens?.length ?? 1) - 1;
  }
  return spans;
};

/** Where phone numbers stand in a folded text, however they are spelled. */
export const findPhones = (folded: string): Span[] => digitChains(folded).flatMap(phonesIn);
