import { digitChains, type DigitToken } from './digit-chains.ts';
import type { Span } from './spans.ts';

/** With the 0 or the country before it; the longest has 15 digits. */
const withPrefix = /^(?:0|92|0092)3\d{9}$/;
const landline = /^(?:0|0092|92)(?:[2-9]\d{8,9}|[2-9]\d{1,2}111\d{6})$/;
const abroad = /^00[1-9]\d{8,12}$/;
const afterPlus = /^[1-9]\d{7,14}$/;
const longest = 15;
/** Digits before or behind it do not hide it. */
const padded = /^0*(?:0|92)3[0-4]\d{8}/;
const within = /(?:0|92)3[0-4]\d{8}/;

/** Nobody writes a price so: 3001234567, 300 1234567. */
const isBareMobile = (tokens: readonly DigitToken[], digits: string): boolean =>
  /^3[0-4]\d{8}$/.test(digits) && (tokens.length === 1 || (tokens.length === 2 && tokens[0]?.digits.length === 3));

const digitsOf = (tokens: readonly DigitToken[]): string => tokens.map(({ digits }) => digits).join('');

/** A mobile number, also with digits too many in what is written together. */
const isMobile = (tokens: readonly DigitToken[]): boolean => {
  const digits = digitsOf(tokens);
  if (withPrefix.test(digits) || isBareMobile(tokens, digits)) return true;
  if (tokens.length === 1) return within.test(digits) || /^3[0-4]\d{8,}$/.test(digits);
  return padded.test(digits) && !padded.test(digitsOf(tokens.slice(0, -1)));
};

const isPhone = (tokens: readonly DigitToken[]): boolean => {
  const digits = digitsOf(tokens);
  if (tokens[0]?.hasPlus === true && afterPlus.test(digits)) return true;
  if (abroad.test(digits) || isMobile(tokens)) return true;
  // Of a landline the code of the city is written together.
  return landline.test(digits) && (tokens.length <= 4 || tokens.every((token) => token.digits.length === 1));
};

type IsNumber = (tokens: readonly DigitToken[]) => boolean;

/** The longest number that begins with the token at `from`; undefined where none does. */
const phoneFrom = (chain: readonly DigitToken[], from: number, isNumber: IsNumber): readonly DigitToken[] | undefined => {
  let found: readonly DigitToken[] | undefined;
  let length = 0;
  for (let to = from; to < chain.length; to += 1) {
    length += chain[to]?.digits.length ?? 0;
    const tokens = chain.slice(from, to + 1);
    if (isNumber(tokens)) found = tokens;
    if (length > longest) break;
  }
  return found;
};

const phonesIn = (chain: readonly DigitToken[], isNumber: IsNumber): Span[] => {
  const spans: Span[] = [];
  for (let from = 0; from < chain.length; from += 1) {
    const tokens = phoneFrom(chain, from, isNumber);
    const [first] = tokens ?? [];
    const last = tokens?.at(-1);
    if (first === undefined || last === undefined) continue;
    spans.push({ start: first.start, end: last.end });
    from += (tokens?.length ?? 1) - 1;
  }
  return spans;
};

/** Where phone numbers stand in a folded text, however they are spelled. */
export const findPhones = (folded: string): Span[] => {
  const { plain, disguised } = digitChains(folded);
  return [...plain.flatMap((chain) => phonesIn(chain, isPhone)), ...disguised.flatMap((chain) => phonesIn(chain, isMobile))];
};
