import { foldText } from './fold-text.ts';

/** The longest word that is kept apart from others, in letters: PostgreSQL has no room for any length. */
const longestWord = 60;

/** The words of a text in their order. Letters and digits make words, all else stands between them, but for quotes: `Moti’s` is one. */
export const eachWordOf = (text: string): readonly string[] =>
  (
    foldText(text)
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  ).map((word) => (word.length <= longestWord ? word : [...word].slice(0, longestWord).join('')));

/** The words of a text as they are compared, each once. */
export const wordsOf = (text: string): readonly string[] => [...new Set(eachWordOf(text))];

/** Its words without what stands between them: equal for texts that differ in case, keyboard, blanks and punctuation alone. */
export const joinedWordsOf = (text: string): string => eachWordOf(text).join('');
