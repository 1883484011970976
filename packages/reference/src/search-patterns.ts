import { wordsOf } from './words-of.ts';

const hasThreeInARow = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

/** Each way to write a word with one letter too many, too few, another one or two exchanged; `_` is any letter. */
const oneErrorAway = (word: string): ReadonlySet<string> => {
  const letters = [...word];
  const near = new Set<string>();
  letters.forEach((letter, place) => {
    const [before, after] = [letters.slice(0, place).join(''), letters.slice(place + 1).join('')];
    near.add(`${before}_${after}`).add(before + after);
    // At either end the word itself is a part of what then stands there.
    if (place > 0) near.add(`${before}_${letter}${after}`).add(before.slice(0, -1) + letter + before.slice(-1) + after);
  });
  return near;
};

const isForgiven = (word: string): boolean => /^\p{Script=Latin}{4,}$/u.test(word);

/** What stored search texts are like that have a word in them. All of these lists fit, each by one of its patterns. */
export interface WordPatterns {
  /** For an index: patterns that are few, or seldom fit. */
  readonly indexed: readonly string[];
  /** For what was found by other means: the first of these lists is the shortest. Together they fit exactly what has the word. */
  readonly checked: readonly (readonly string[])[];
}

/** From this length on halves of a word are long enough to be rare. */
const longWord = 7;

/** Wherever one error is, the word begins with its first half or ends with its second, unless two letters are exchanged in the middle. */
const roughly = (word: string): readonly string[] => {
  const letters = [...word];
  const middle = Math.floor(letters.length / 2);
  const [first, second] = [letters.slice(0, middle), letters.slice(middle)];
  const exchanged = [...first.slice(0, -1), second[0], first.at(-1), ...second.slice(1)].join('');
  return [`%${word}%`, `% ${first.join('')}%`, `%${second.join('')} %`, `% ${exchanged} %`];
};

const patternsOf = (word: string): WordPatterns => {
  // Every pattern holds what a trigram index knows: three letters in a row, or the beginning or the end of a word.
  const usual = hasThreeInARow(word) ? [`%${word}%`] : [`% ${word}%`];
  if (!isForgiven(word)) return { indexed: usual, checked: [usual] };
  const exact = [...usual, ...[...oneErrorAway(word)].map((near) => `% ${near} %`)];
  const rough = roughly(word);
  return { indexed: word.length < longWord ? exact : rough, checked: [rough, exact] };
};

/** The patterns of each word of a search. What has no word finds nothing. */
export const searchPatterns = (search: string): readonly WordPatterns[] => {
  const words = wordsOf(search);
  return words.length === 0 ? [{ indexed: [], checked: [[]] }] : words.map(patternsOf);
};

/** Patterns of which a breed must fit one: a part of it, or with less than three letters in a row the beginning of a word. */
export const breedPatterns = (part: string): readonly string[] => {
  const literal = part.replace(/[\\%_]/g, '\\$&');
  if (hasThreeInARow(part)) return [`%${literal}%`];
  return /^[\p{L}\p{N}]/u.test(part) ? [`${literal}%`, `% ${literal}%`] : [];
};
