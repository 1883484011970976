import { foldPattern } from './fold-text.ts';
import { spansOf, type Span } from './spans.ts';

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
  // s a n a @ g m a i l . c o m
  ofWord(`(?:[\\p{L}\\d] ){2,}@ ?(?:[\\p{L}\\d] ){2,}\\. ?(?:\\p{L} ){1,3}\\p{L}(?!\\p{L})`),
];

/** Where e-mail addresses stand in a folded text, however they are spelled. */
export const findEmails = (folded: string): Span[] => shapes.flatMap((shape) => spansOf(shape, folded));
