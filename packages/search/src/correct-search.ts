import { foldText } from '@paltu/reference';
import { knownWords } from './meaning/meanings.ts';
import { termsOf, type SearchPart, type UnderstoodSearch } from './meaning/understand.ts';
import { textOf } from './meaning/tokens.ts';
import { nearestWord, type CountedWord } from './nearest-word.ts';

/** What is known of a word that was typed. */
export interface WordFacts {
  readonly word: string;
  /** In how many documents it is; 0 when in none. */
  readonly count: number;
  /** Whether other words begin so. */
  readonly begins: boolean;
  /** Words that are there and may be meant. */
  readonly near: readonly CountedWord[];
}

/** How a search that found nothing may be meant. */
export interface CorrectedSearch {
  readonly search: string;
  /** Whether a word was taken for another one. */
  readonly isCorrected: boolean;
  /** Words that others begin with. */
  readonly begun: ReadonlySet<string>;
  /** Words that are nowhere, nor is one like them. */
  readonly unknown: ReadonlySet<string>;
}

const ofLanguage: readonly CountedWord[] = knownWords.map((word) => ({ word, count: Infinity }));

/** The words of which nothing is known yet, neither what they mean nor whether they are there. */
export const wordsToCheck = (search: UnderstoodSearch): readonly string[] => [
  ...new Set(
    termsOf(search)
      .filter(({ isKnown }) => !isKnown)
      .flatMap(({ tokens }) => tokens.map(({ word }) => word)),
  ),
];

/** What is known of `words` where all words that are there are at hand. */
export const factsAmong = (words: readonly string[], there: readonly CountedWord[]): readonly WordFacts[] =>
  words.map((word) => ({
    word,
    count: there.find((one) => one.word === word)?.count ?? 0,
    begins: there.some((one) => one.word.startsWith(word)),
    near: there,
  }));

const meant = ({ word, count, begins, near }: WordFacts): string | undefined =>
  count > 0 || begins ? word : nearestWord(word, [...near, ...ofLanguage]);

/** Each word that is nowhere gives way to the nearest that is somewhere. */
export const correctSearch = ({ tokens }: UnderstoodSearch, facts: readonly WordFacts[]): CorrectedSearch => {
  const instead = new Map(facts.map((fact) => [fact.word, meant(fact)]));
  const corrected = tokens.map((token) => {
    const other = instead.get(token.word);
    return other === undefined || other === token.word ? token : { word: other, typed: other };
  });
  const search = textOf(corrected);
  return {
    search,
    isCorrected: foldText(search) !== foldText(textOf(tokens)),
    begun: new Set(facts.filter(({ count, begins }) => count === 0 && begins).map(({ word }) => word)),
    unknown: new Set(facts.filter((fact) => meant(fact) === undefined).map(({ word }) => word)),
  };
};

/** The same search, whose words need only begin so where that is all that is there. */
export const withBegun = ({ tokens, parts }: UnderstoodSearch, begun: ReadonlySet<string>): UnderstoodSearch => ({
  tokens,
  parts: parts.map((part) => (part.term && begun.has(wordOf(part)) ? { ...part, term: { ...part.term, isPrefix: true } } : part)),
});

/** Fields by how little they narrow what is looked for; any word narrows it more, and the species most of all. */
const widestFirst = ['urgent', 'adoptionType', 'maxPrice', 'vaccinated', 'size', 'gender', 'minAge', 'maxAge', 'location'];

const wordOf = ({ term }: SearchPart): string => term?.tokens.map(({ word }) => word).join(' ') ?? '';

const weightOf = (part: SearchPart, counts: ReadonlyMap<string, number>): number => {
  const names = Object.keys(part.fields);
  if (names.includes('species')) return Infinity;
  if (names.length > 0) return -1 - widestFirst.length + widestFirst.indexOf(names[0] ?? '');
  return 1 / (1 + (counts.get(wordOf(part)) ?? 0));
};

/**
 * What to look for when nothing is found, the nearest first: the same without words that are nowhere, then without its least important part,
 * then without more of them. @param counts in how many documents a word is
 */
export const nearbySearches = (
  { parts }: UnderstoodSearch,
  unknown: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
): readonly string[] => {
  const known = parts.filter((part) => !unknown.has(wordOf(part)));
  const dropped = known.toSorted((a, b) => weightOf(a, counts) - weightOf(b, counts));
  const from = known.length < parts.length ? 0 : 1;
  return Array.from({ length: Math.max(0, dropped.length - from) }, (_, index) =>
    known
      .filter((part) => !dropped.slice(0, from + index).includes(part))
      .map(({ words }) => words)
      .join(' '),
  );
};
