import { stemsOf } from './stems.ts';

/** Before what no document has as it stands, but may be meant. */
export const stemMark = '~';

/** Before what is more than a word: `=breed german shepherd`. */
export const phraseMark = '=';

/** What a document is found by that has this word: the word, and what it may be a form of. */
export const lexemesOf = (word: string): readonly string[] => [word, ...stemsOf(word).map((stem) => `${stemMark}${stem}`)];

/** What a document has that is meant by this word: the word or a form of it. */
export const lexemesMeant = (word: string): readonly string[] => [
  ...new Set([word, ...stemsOf(word)].flatMap((one) => [one, `${stemMark}${one}`])),
];
