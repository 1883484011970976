import { eachWordOf } from '@paltu/reference';
import { excludedIn, fieldsNamedIn, termsOf, type Term, type UnderstoodSearch } from './meaning/understand.ts';
import { refusing } from './meaning/negations.ts';
import { lexemesMeant, lexemesOf, phraseMark, phraseOf } from './words.ts';

/** How much a part of a document weighs: A most. */
export const weights = ['A', 'B', 'C', 'D'] as const;
export type Weight = (typeof weights)[number];

/** What something is found by: its texts by how much they weigh, and phrases that are counted as a whole. */
export interface Searched {
  readonly texts: Readonly<Partial<Record<Weight, readonly string[]>>>;
  /** By their kind, such as `breed`. */
  readonly phrases?: Readonly<Record<string, string | readonly string[]>>;
}

/** The last place that PostgreSQL keeps. */
const lastPlace = 16_383;

/**
 * What something is found by as the text of a `tsvector`: each word once, where it weighs most. What a document and a search have in common
 * is made by the same functions, so that PostgreSQL needs no dictionary.
 */
export const documentOf = ({ texts, phrases = {} }: Searched): string => {
  const places = new Map<string, string>();
  let place = 0;
  for (const weight of weights)
    for (const word of (texts[weight] ?? []).flatMap(eachWordOf)) {
      place = Math.min(place + 1, lastPlace);
      for (const lexeme of lexemesOf(word)) if (!places.has(lexeme)) places.set(lexeme, `${place}${weight}`);
    }
  const words = [...places].map(([lexeme, at]) => `'${lexeme}':${at}`);
  const all = Object.entries(phrases).flatMap(([kind, named]) => [named].flat().map((text) => `'${phraseOf(kind, text)}'`));
  return [...words, ...all].join(' ');
};

/** The same as a list of words, for what knows no weights. */
export const wordsFoundBy = ({ texts }: Pick<Searched, 'texts'>): readonly string[] => [
  ...new Set(weights.flatMap((weight) => (texts[weight] ?? []).flatMap(eachWordOf).flatMap(lexemesOf))),
];

const quoted = (lexeme: string): string => `'${lexeme}'`;

const anyForm = (word: string): string => `(${lexemesMeant(word).map(quoted).join('|')})`;

const allWords = (words: string): string => words.split(' ').map(anyForm).join('&');

/** Lexemes that may stand for a term of one word, and what else a word may begin with: for counting what it finds. */
export interface CountedTerm {
  readonly lexemes: readonly string[];
  readonly prefix: string | null;
}

export const countedTerm = ({ anyOf, isPrefix }: Term): CountedTerm => ({
  lexemes: anyOf.flatMap((words) => (words.includes(' ') ? [] : lexemesMeant(words))),
  prefix: isPrefix ? (anyOf[0] ?? null) : null,
});

/** All by which it is counted what a search finds: its words, and the animals that a thing is to be for, any of which will do. */
export const countedTerms = (search: UnderstoodSearch): readonly CountedTerm[] => {
  const animals = [fieldsNamedIn(search)['forSpecies'] ?? []].flat().map((one) => phraseOf('species', String(one)));
  return [...termsOf(search).map(countedTerm), ...(animals.length === 0 ? [] : [{ lexemes: animals, prefix: null }])];
};

/** Only letters, digits and marks stand in a word: nothing of it could be anything else to PostgreSQL. */
const wayOf = (words: string): string => {
  if (words.startsWith(phraseMark)) return quoted(words);
  return words.includes(' ') ? `(${allWords(words)})` : anyForm(words);
};

const tsqueryOf = ({ anyOf, isPrefix }: Pick<Term, 'anyOf' | 'isPrefix'>): string =>
  `(${[...anyOf.map(wayOf), ...(isPrefix ? [`${quoted(anyOf[0] ?? '')}:*`] : [])].join('|')})`;

const isWord = (words: string): boolean => !words.includes(' ');

/** Documents that refuse it themselves: "without tears", نمک کے بغیر. */
const refusedIn = (excluded: readonly string[]): readonly string[] => {
  const refused = excluded.filter(isWord).map(anyForm).join('|');
  const [ahead, behind] = [refusing.ahead, refusing.behind].map((words) => `(${words.map(quoted).join('|')})`);
  return refused === '' ? [] : [`(${ahead}<->(${refused}))`, `((${refused})<2>${behind})`];
};

/** What has none of it, or is described as having none. */
const noneOf = (excluded: readonly string[]): readonly string[] =>
  excluded.length === 0 ? [] : [`(${[`!${tsqueryOf({ anyOf: excluded, isPrefix: false })}`, ...refusedIn(excluded)].join('|')})`];

const joined = (conditions: readonly string[]): string | undefined => (conditions.length === 0 ? undefined : conditions.join('&'));

/** What a document has to match, as the text of a `tsquery`; undefined when there is nothing it has to. */
export const searchQuery = (search: UnderstoodSearch): string | undefined => {
  const excluded = excludedIn(search);
  const phrases = excluded.filter((words) => words.startsWith(phraseMark));
  const words = excluded.filter((one) => !one.startsWith(phraseMark));
  return joined([...termsOf(search).map(tsqueryOf), ...noneOf(phrases), ...noneOf(words)]);
};

/** By what those that match are ranked; undefined when there is nothing to rank them by. */
export const rankQuery = (search: UnderstoodSearch): string | undefined => {
  const preferred = search.parts.flatMap((part) => part.preferred).map(wayOf);
  const ways = [joined(termsOf(search).map(tsqueryOf)) ?? [], preferred, refusedIn(excludedIn(search))].flat();
  return ways.length === 0 ? undefined : ways.map((way) => `(${way})`).join('|');
};
