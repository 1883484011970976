const windows = (text: string): string[] => {
  const letters = [...text];
  return letters.slice(2).map((_letter, place) => letters.slice(place, place + 3).join(''));
};

/** A word has a blank before it: what begins with one letter is found by that. */
const beginningOf = (text: string): string[] => (/^ [^ ]/u.test(text) ? [[...text].slice(0, 2).join('')] : []);

/** Three letters in a row, of each word with a blank on both sides, and how it begins: what an index knows of a search text. */
export const searchGrams = (searchText: string): string[] => {
  const words = searchText.split(' ').filter((word) => word !== '');
  return [...new Set(words.flatMap((word) => [...windows(` ${word} `), ...beginningOf(` ${word} `)]))];
};

/** The grams of each text that a pattern of `searchPatterns` fits; none where any text may fit. */
export const gramsOfPattern = (pattern: string): string[] => {
  const pieces = pattern.split(/[%_]/u);
  const long = pieces.flatMap(windows);
  return [...new Set(long.length > 0 ? long : pieces.flatMap(beginningOf))];
};

const special = /[\\^$.*+?()[\]{}|/-]/gu;

/** What one of these patterns fits, as a regular expression; each begins and ends with `%`. */
export const expressionOf = (patterns: readonly string[]): string =>
  patterns.map((pattern) => pattern.replace(/^%|%$/gu, '').replace(special, '\\$&').replaceAll('%', '.*').replaceAll('_', '.')).join('|');
