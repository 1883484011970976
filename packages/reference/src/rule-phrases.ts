import { foldDisguises } from './fold-disguises.ts';

/** Letters that are typed for the ones they look like, inside a word: t0ken, adv@nce. */
const typedFor: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

const withinWord = /(?<=\p{L})[013457@$]{1,2}(?=\p{L})|(?<![\p{L}\d])[@$](?=\p{L})/gu;

/** t o k e n, t.o.k.e.n */
const spelledOut = /(?<![\p{L}\d])(?:\p{L}[ ._*-]{1,2}){2,}\p{L}(?![\p{L}\d])/gu;

/** tok.en, adv-ance */
const signInWord = /(?<=\p{L})[._*~-](?=\p{L})/gu;

const repeated = /(\p{L})\1+/gu;

/** Letters as they are compared: disguises undone, a letter that is repeated once. */
const foldLetters = (text: string): string => foldDisguises(text).text.replace(/['’`]/g, '').replace(repeated, '$1');

const sentenceEnd = /[.!?;\n]+(?=\s|$)/g;

const readOnce = (text: string): string => text.replace(sentenceEnd, ' | ').replace(/[^\p{L}\p{N}|]+/gu, ' ');

/** A text as phrases are looked for in it: words between single blanks, `|` where a sentence ends; with signs in its words, both ways to read them. */
export const readable = (text: string): string => {
  const folded = foldLetters(text)
    .replace(withinWord, (signs) => signs.replace(/./g, (sign) => typedFor[sign] ?? sign))
    .replace(spelledOut, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(repeated, '$1');
  const plain = readOnce(folded);
  const joined = readOnce(folded.replace(signInWord, ''));
  return ` ${plain}${joined === plain ? '' : ` | ${joined}`} `.replace(/ {2,}/g, ' ');
};

/** So many words may stand where a phrase has `…`. */
const mostBetween = 4;

const anyWord = '[^ |]+';

const sourceOfChoice = (choice: string): string => {
  if (choice === '#') return '\\d[^ |]*';
  const letters = choice.replace(/[^\p{L}\p{N}]/gu, '');
  return choice.endsWith('*') ? `${letters}[^ |]*` : letters;
};

const sourceOfWord = (word: string): string =>
  word === '...'
    ? `(?:${anyWord} ){0,${mostBetween}}`
    : `(?:${[...new Set(word.split('/').map(sourceOfChoice))].filter(Boolean).join('|')}) `;

const wordsOfPhrase = (phrase: string): string[] => foldLetters(phrase.replaceAll('…', ' ... ')).trim().split(/\s+/);

const isWord = (word: string): boolean => word.split('/').every((choice) => choice === '#' || /^[\p{L}\p{N}-]+\*?$/u.test(choice));

/**
 * Whether a phrase can be looked for: words with blanks between them, of which one may have choices (`send/transfer`), any ending (`bhej*`),
 * be any number (`#`) or stand for up to four others (`…`, not at the ends). Phrases are compared as `readable` writes text.
 */
export const isPhrase = (phrase: string): boolean => {
  const words = wordsOfPhrase(phrase);
  const [first, last] = [words[0], words.at(-1)];
  return (
    first !== '...' &&
    last !== '...' &&
    words.some((word) => /\p{L}{2}/u.test(word)) &&
    words.every((word, index) => (word === '...' ? words[index - 1] !== '...' : isWord(word)))
  );
};

/** One expression for all these phrases; undefined where there are none. */
const expressionOf = (phrases: readonly string[]): RegExp | undefined => {
  if (phrases.length === 0) return undefined;
  const sources = phrases.map((phrase) => wordsOfPhrase(phrase).map(sourceOfWord).join(''));
  // Blanks are shared by words that follow each other.
  return new RegExp(`(?<= )(?:${sources.map((source) => source.replace(/ $/, '')).join('|')})(?= )`, 'gu');
};

/** Whether a readable text has one of `words` outside of what `unless` takes out of it. */
export const phraseFinder = (words: readonly string[], unless: readonly string[]): ((readableText: string) => boolean) => {
  const [wanted, excused] = [expressionOf(words), expressionOf(unless)];
  return (text) => {
    if (wanted === undefined) return false;
    // Neither `replace` nor `search` begins where the last one ended, as `test` would with the flag `g`.
    const left = excused === undefined ? text : text.replace(excused, '|');
    return left.search(wanted) >= 0;
  };
};
