import { eachWordOf } from '@paltu/reference';
import { excludedIn, termsOf, understand, type Term, type UnderstoodSearch } from './meaning/understand.ts';
import { refusing } from './meaning/negations.ts';
import { correctSearch, factsAmong, withBegun, wordsToCheck } from './correct-search.ts';
import { weights, type Searched, type Weight } from './search-document.ts';
import { lexemesMeant, lexemesOf } from './words.ts';

const worth: Readonly<Record<Weight, number>> = { A: 1, B: 0.6, C: 0.3, D: 0.1 };

type Lexemes = ReadonlyMap<string, Weight>;

/** Each word of a document, where it weighs most. */
const lexemesIn = ({ texts }: Searched): Lexemes => {
  const found = new Map<string, Weight>();
  for (const weight of weights)
    for (const lexeme of (texts[weight] ?? []).flatMap(eachWordOf).flatMap(lexemesOf)) if (!found.has(lexeme)) found.set(lexeme, weight);
  return found;
};

const best = (found: readonly (Weight | undefined)[]): number =>
  Math.max(0, ...found.map((weight) => (weight === undefined ? 0 : worth[weight])));

const worthOfWord = (word: string, among: Lexemes): number => best(lexemesMeant(word).map((lexeme) => among.get(lexeme)));

/** All words that a meaning is written in have to be there. */
const worthOfWords = (words: string, among: Lexemes): number => Math.min(...words.split(' ').map((word) => worthOfWord(word, among)));

const worthOfTerm = ({ anyOf, isPrefix }: Term, among: Lexemes): number => {
  const beginning = anyOf[0] ?? '';
  const begun = isPrefix ? [...among].map(([lexeme, weight]) => (lexeme.startsWith(beginning) ? weight : undefined)) : [];
  return Math.max(best(begun), ...anyOf.map((words) => worthOfWords(words, among)));
};

const namesRefusal = (among: Lexemes): boolean => [...refusing.ahead, ...refusing.behind].some((word) => among.has(word));

/** 0 of what has not all of it. */
const worthOf = (search: UnderstoodSearch, among: Lexemes): number => {
  const excluded = excludedIn(search);
  if (excluded.some((words) => worthOfWords(words, among) > 0) && !namesRefusal(among)) return 0;
  const found = termsOf(search).map((term) => worthOfTerm(term, among));
  if (found.length === 0) return excluded.length > 0 ? 1 : 0;
  return found.includes(0) ? 0 : found.reduce((sum, one) => sum + one, 0);
};

export interface FoundAmong<Thing> {
  /** The best match first; of equals, in their order. */
  readonly found: readonly Thing[];
  /** The search that was made, where nothing has a word that was typed. */
  readonly corrected: string | null;
}

/**
 * What a search finds of a few things that are at hand: every word is looked for as a word, and one that is nowhere is taken for the nearest
 * of them. @param searchedOf what a thing is found by
 */
export const findAmong = <Thing>(things: readonly Thing[], search: string, searchedOf: (thing: Thing) => Searched): FoundAmong<Thing> => {
  const documents = things.map((thing) => ({ thing, lexemes: lexemesIn(searchedOf(thing)) }));
  const find = (meant: UnderstoodSearch): readonly Thing[] =>
    documents
      .map(({ thing, lexemes }) => ({ thing, worth: worthOf(meant, lexemes) }))
      .filter((one) => one.worth > 0)
      .toSorted((one, other) => other.worth - one.worth)
      .map(({ thing }) => thing);
  const typed = understand(search);
  const found = find(typed);
  const words = found.length > 0 ? [] : wordsToCheck(typed);
  if (words.length === 0) return { found, corrected: null };
  const counts = new Map<string, number>();
  for (const lexeme of documents.flatMap(({ lexemes }) => [...lexemes.keys()])) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1);
  const there = [...counts].map(([word, count]) => ({ word, count }));
  const { search: other, isCorrected, begun } = correctSearch(typed, factsAmong(words, there));
  return { found: find(withBegun(understand(other), begun)), corrected: isCorrected ? other : null };
};
