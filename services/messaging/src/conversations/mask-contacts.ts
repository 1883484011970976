import { digitChains, digitsOf, type DigitToken } from './digit-chains.ts';
import { foldPattern, spansOf, foldDisguises, joined, type Span } from '@paltu/reference/fold-disguises';

/** With the 0 or the country before it; the longest has 15 digits. */
const withPrefix = /^(?:0|92|0092)3\d{9}$/;

const landline = /^(?:0|0092|92)(?:[2-9]\d{8,9}|[2-9]\d{1,2}111\d{6})$/;
const abroad = /^00[1-9]\d{8,12}$/;
const afterPlus = /^[1-9]\d{7,14}$/;
const longest = 15;

/** Digits before or behind it do not hide it. */
const padded = /^0*(?:0|92)3[0-4]\d{8}/;

const within = /(?:0|92)3[0-4]\d{8}/;

/** Nobody writes a price so: 3001234567, 300 1234567, 300 123 4567, 3 0 0 1 2 3 4 5 6 7. */
const isBareMobile = (tokens: readonly DigitToken[], digits: string): boolean =>
  /^3[0-4]\d{8}$/.test(digits) && /^(?:10|3,7|3,3,4|1(?:,1){9})$/.test(tokens.map((token) => token.digits.length).join());

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

/** The digits of a number that is spoken, without the words between them. */
const spokenIn = (chain: readonly DigitToken[]): readonly Span[] => (withPrefix.test(digitsOf(chain)) ? chain : []);

/** Where phone numbers stand in a folded text, however they are spelled. */
const findPhones = (folded: string): Span[] => {
  const { plain, disguised, spoken } = digitChains(folded);
  return [
    ...plain.flatMap((chain) => phonesIn(chain, isPhone)),
    ...disguised.flatMap((chain) => phonesIn(chain, isMobile)),
    ...spoken.flatMap(spokenIn),
  ];
};

const provider =
  '(?:g\\s?mail|gmial|hot\\s?mail|yahoo|ymail|out\\s?look|icloud|live|proton(?:mail)?|g m a i l|جی\\s?میل|ہاٹ\\s?میل|یاہو|اوٹ\\s?لک|آوٹ\\s?لک)';

/** No two parts of it can begin with the same sign: else a long text would take for ever. */
const local = '[\\p{L}\\d][\\p{L}\\d._%+-]{0,63}(?:\\s\\(?dot\\)?\\s[\\p{L}\\d][\\p{L}\\d._%+-]{0,63}){0,3}';

const label = '[\\p{L}\\d]{1,63}(?:-[\\p{L}\\d]{1,63}){0,9}';

const top = '(?:com|net|org|pk|edu|gov|co|io|info|biz|me|uk|in|کام|نیٹ|پی\\s?کے)(?![\\p{L}\\d])';

const sign = '\\s{0,3}@\\s{0,3}';

const bracketed = '\\s{0,3}[\\[({<*_-]{1,2}\\s?(?:at|@|ایٹ|ات)\\s?[\\])}>*_-]{1,2}\\s{0,3}';

const spelled = '\\s+(?:at|ایٹ|ات|at the rate(?: of)?|ایٹ دی ریٹ)\\s+';
const point = '\\s?\\.\\s?';

const dotIn = (brackets: string): string =>
  `(?:\\s*[${brackets}]{1,2}\\s?(?:dot|ڈاٹ|\\.)\\s?[\\])}>*_-]{1,2}\\s*|\\s+(?:dot|ڈاٹ|point|nuqta|نقطہ)\\s+)`;

const dotWord = dotIn('\\[({<*_-');

const dot = `(?:${point}|${dotWord})`;

/** Begins with no dash, which a label may hold: "a-dot-b" could else be read in two ways, and a long text of them would take for ever. */
const dotOfDomain = `(?:${point}|${dotIn('\\[({<*_')})`;

const ofWord = (body: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${foldPattern(body)}`, 'gu');

/** An at in a word needs more beside it than the sign: people also look at gmail. */
const shapes: readonly RegExp[] = [
  ofWord(`${local}(?:${sign}|${bracketed})(?:${label}${dotOfDomain})+[\\p{L}]{2,}`),
  // sana@shop-dot-pk
  ofWord(`${local}(?:${sign}|${bracketed})[\\p{L}\\d]{1,63}(?:-{1,2}(?:dot|ڈاٹ)-{1,2}[\\p{L}\\d]{1,63}){1,9}`),
  ofWord(`${local}(?:${sign}|${bracketed})${provider}(?:${dot}${top})?`),
  ofWord(`${local}${spelled}${provider}${dot}${top}`),
  ofWord(`${local}${spelled}${label}${dotWord}${top}`),
  // sana.khan22 at gmail: a name as only addresses have it.
  ofWord(`(?=[^\\s@]*[\\d._])${local}${spelled}${provider}(?![\\p{L}\\d])`),
  // sana.khan22 gmail com, sana gmail.com
  ofWord(`${local}\\s+${provider}(?:${point}|${dotWord}|\\s(?=com))${top}`),
  // sanaATgmailDOTcom
  ofWord(`[\\p{L}\\d._-]{1,64}at${provider}(?:\\.|dot)${top}`),
  ofWord(`[\\p{L}\\d]{2,64}at[\\p{L}\\d]{2,63}dot${top}`),
  // s a n a @ g m a i l . c o m
  ofWord(`(?:[\\p{L}\\d] ){2,}@ ?(?:[\\p{L}\\d] ){2,}\\. ?(?:\\p{L} ){1,3}\\p{L}(?!\\p{L})`),
];

const places =
  '(?:t|wa|m|fb|telegram|signal)\\s?(?:\\.|\\(?dot\\)?)\\s?me|(?:chat\\.|api\\.)?whatsapp\\.com|(?:facebook|fb|instagram|snapchat|tiktok)\\.com|discord\\.gg';

const networks = 'telegram|tg|insta(?:gram)?|ig|snap(?:chat)?|fb|facebook|tiktok|ٹیلیگرام|ٹیلی گرام|انسٹا(?:گرام)?|سنیپ چیٹ|فیس بک';

/** Places where one is reached by a name: t.me/sana, telegram @sana_khan. */
const links: readonly RegExp[] = [
  ofWord(`(?:https?:\\s?//\\s?)?(?:www\\.)?(?:${places})\\s?(?:/|slash)\\s?[^\\s]+`),
  ofWord(`(?:${networks})(?:\\s|:|-|=|id|handle|par|pe|پر){0,4}@\\s?[\\p{L}\\d][\\p{L}\\d._]{2,}`),
];

/** Where e-mail addresses and links to their writer stand in a folded text, however they are spelled. */
const findAddresses = (folded: string): Span[] => [...shapes, ...links].flatMap((shape) => spansOf(shape, folded));

interface MaskedText {
  readonly text: string;
  readonly isMasked: boolean;
}

/** In the text as it was written. */
const findContacts = (original: string): Span[] => {
  const { text: folded, starts, ends } = foldDisguises(original);
  const spans = joined([...findPhones(folded), ...findAddresses(folded)]);
  return spans.map(({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? original.length }));
};

const maskSpans = (original: string, spans: readonly Span[]): MaskedText => {
  let text = '';
  let from = 0;
  for (const { start, end } of spans) {
    text += original.slice(from, start) + maskSign;
    from = end;
  }
  return { text: text + original.slice(from), isMasked: spans.length > 0 };
};

/** In place of what the reader does not see. */
export const maskSign = '•••';

/** The text without phone numbers, e-mail addresses and links to who wrote it, in whatever script, spelling or disguise. */
export const maskContacts = (original: string): MaskedText => maskSpans(original, findContacts(original));

/** Where each piece stands at the earliest, the first at the beginning and something between them; -1 from the first on that does not. */
const earliestPlaces = (text: string, pieces: readonly string[]): number[] => {
  let from = 0;
  return pieces.map((piece, index) => {
    if (from < 0) return -1;
    const at = index === 0 && !text.startsWith(piece) ? -1 : text.indexOf(piece, from);
    from = at < 0 ? -1 : at + piece.length + 1;
    return at;
  });
};

const reversed = (text: string): string => text.split('').toReversed().join('');

/** What a masked text hides of the original. Where the pieces that it shows may stand in several places, all that any of them would hide. */
const hiddenBy = (original: string, shown: string): Span[] => {
  const pieces = shown.split(maskSign);
  const first = earliestPlaces(original, pieces);
  const fromEnd = earliestPlaces(reversed(original), pieces.map(reversed).toReversed()).toReversed();
  if ([...first, ...fromEnd].includes(-1)) return [{ start: 0, end: original.length }];
  const hidden: Span[] = [];
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const start = index === 0 ? 0 : original.length - (fromEnd[index] ?? 0) - piece.length;
    const end = index === pieces.length - 1 ? original.length : (first[index] ?? 0) + piece.length;
    if (start >= end) continue;
    if (start > from) hidden.push({ start: from, end: start });
    from = end;
  }
  return from < original.length ? [...hidden, { start: from, end: original.length }] : hidden;
};

/**
 * Messages that one member wrote one after the other, each without what is a number or an address of its own or over several of them:
 * "0300", "123", "4567".
 * @param before what was shown of each until now, null where all was: what it hides stays hidden
 */
export const maskTogether = (originals: readonly string[], before: readonly (string | null)[] = []): readonly MaskedText[] => {
  const spans = findContacts(originals.join('\n'));
  let start = 0;
  return originals.map((original, index) => {
    const shown = before[index] ?? null;
    const [from, to] = [start, start + original.length];
    start = to + 1;
    const over = spans.flatMap((span) => {
      const part = { start: Math.max(span.start, from) - from, end: Math.min(span.end, to) - from };
      return part.start < part.end ? [part] : [];
    });
    return maskSpans(original, joined([...findContacts(original), ...over, ...(shown === null ? [] : hiddenBy(original, shown))]));
  });
};
