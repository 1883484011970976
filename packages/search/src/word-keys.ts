import { phraseMark, stemMark } from './lexemes.ts';
import { keptKeys } from './nearest-word.ts';

const longestBeginning = 10;

/** A phrase of this kind that has a word which begins so. */
export const phraseKey = (kind: string, beginning: string): string => `${kind}^${[...beginning].slice(0, longestBeginning).join('')}`;

const keysOfPhrase = (phrase: string): readonly string[] => {
  const [kind = '', ...words] = phrase.split(' ');
  const beginnings = words.flatMap((word) => {
    const letters = [...word].slice(0, longestBeginning);
    return letters.map((_, length) => letters.slice(0, length + 1).join(''));
  });
  return [...new Set(beginnings)].map((beginning) => phraseKey(kind, beginning));
};

/** What an entry of the table of words is looked up by, besides itself: a word by what it may be typed as, a phrase by how its words begin. */
export const keysOfEntry = (entry: string): readonly string[] => {
  if (entry.startsWith(stemMark)) return [];
  return entry.startsWith(phraseMark) ? keysOfPhrase(entry.slice(phraseMark.length)) : keptKeys(entry);
};
