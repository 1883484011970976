import { eachWordOf } from '@paltu/reference';
import { excludedIn, fieldsNamedIn, termsOf, type Term, type UnderstoodSearch } from './meaning/understand.ts';
import { refusing } from './meaning/negations.ts';
import { lexemesMeant, lexemesOf, phraseMark, phraseOf } from './words.ts';

/**
 * Of what documents are made. Raise it with each change of what one is found by, such as of folding, of forms or of names: jobs then make
 * anew what a release before wrote.
 */
export const documentVersion = 1;

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

/** Whether any document has a lexeme. */
type IsThere = (lexeme: string) => boolean;

const always: IsThere = () => true;

const alternatives = (ways: readonly string[]): string | undefined => (ways.length === 0 ? undefined : `(${ways.join('|')})`);

const formsThere = (word: string, isThere: IsThere): string | undefined => alternatives(lexemesMeant(word).filter(isThere).map(quoted));

const anyForm = (word: string): string => `(${lexemesMeant(word).map(quoted).join('|')})`;

const allWords = (words: string, isThere: IsThere): string | undefined => {
  const forms = words.split(' ').map((word) => formsThere(word, isThere));
  return forms.includes(undefined) ? undefined : `(${forms.join('&')})`;
};

/** Lexemes that may stand for a term of one word, and what else a word may begin with: for counting what it finds. */
export interface CountedTerm {
  readonly lexemes: readonly string[];
  readonly prefix: string | null;
}

export const countedTerm = ({ anyOf, isPrefix }: Term): CountedTerm => ({
  lexemes: anyOf.flatMap((words) => (words.includes(' ') ? [] : lexemesMeant(words))),
  prefix: isPrefix ? (anyOf[0] ?? null) : null,
});

/** Lexemes by which a search may be met, or ranked: those that are asked for, refused or preferred. */
export const lexemesIn = (search: UnderstoodSearch): readonly string[] => {
  const named = [
    ...termsOf(search).flatMap(({ anyOf }) => anyOf),
    ...excludedIn(search),
    ...search.parts.flatMap((part) => part.preferred),
  ];
  const words = named.filter((one) => !one.startsWith(phraseMark)).flatMap((one) => one.split(' '));
  return [...new Set(words.flatMap(lexemesMeant))];
};

/** All by which it is counted what a search finds: its words, and the animals that a thing is to be for, any of which will do. */
export const countedTerms = (search: UnderstoodSearch): readonly CountedTerm[] => {
  const animals = [fieldsNamedIn(search)['forSpecies'] ?? []].flat().map((one) => phraseOf('species', String(one)));
  return [...termsOf(search).map(countedTerm), ...(animals.length === 0 ? [] : [{ lexemes: animals, prefix: null }])];
};

/** Only letters, digits and marks stand in a word: nothing of it could be anything else to PostgreSQL. */
const wayOf = (words: string, isThere: IsThere): string | undefined => {
  if (words.startsWith(phraseMark)) return quoted(words);
  return words.includes(' ') ? allWords(words, isThere) : formsThere(words, isThere);
};

const waysOf = (all: readonly string[], isThere: IsThere): readonly string[] => all.flatMap((words) => wayOf(words, isThere) ?? []);

/** Without what no document has; where that is all, its first word still finds nothing. */
const tsqueryOf = ({ anyOf, isPrefix }: Pick<Term, 'anyOf' | 'isPrefix'>, isThere: IsThere): string => {
  const [first = ''] = anyOf;
  const ways = [...waysOf(anyOf, isThere), ...(isPrefix ? [`${quoted(first)}:*`] : [])];
  return alternatives(ways) ?? waysOf([first], always).join('');
};

const isWord = (words: string): boolean => !words.includes(' ');

/** Documents that refuse it themselves: "without tears", نمک کے بغیر. */
const refusedIn = (excluded: readonly string[]): readonly string[] => {
  const refused = excluded.filter(isWord).map(anyForm).join('|');
  const [ahead, behind] = [refusing.ahead, refusing.behind].map((words) => `(${words.map(quoted).join('|')})`);
  return refused === '' ? [] : [`(${ahead}<->(${refused}))`, `((${refused})<2>${behind})`];
};

/** What has none of it, or is described as having none. */
const noneOf = (excluded: readonly string[], isThere: IsThere): readonly string[] =>
  excluded.length === 0 ? [] : [`(${[`!${tsqueryOf({ anyOf: excluded, isPrefix: false }, isThere)}`, ...refusedIn(excluded)].join('|')})`];

const joined = (conditions: readonly string[]): string | undefined => (conditions.length === 0 ? undefined : conditions.join('&'));

/**
 * What a document has to match, as the text of a `tsquery`; undefined when there is nothing it has to. @param isThere without what no document has it
 * finds the same, each document is compared with less, and PostgreSQL knows better how many there are
 */
export const searchQuery = (search: UnderstoodSearch, isThere: IsThere = always): string | undefined => {
  const excluded = excludedIn(search);
  const phrases = excluded.filter((words) => words.startsWith(phraseMark));
  const words = excluded.filter((one) => !one.startsWith(phraseMark));
  return joined([...termsOf(search).map((term) => tsqueryOf(term, isThere)), ...noneOf(phrases, isThere), ...noneOf(words, isThere)]);
};

/** By what those that match are ranked; undefined when there is nothing to rank them by. */
export const rankQuery = (search: UnderstoodSearch, isThere: IsThere = always): string | undefined => {
  const preferred = waysOf(
    search.parts.flatMap((part) => part.preferred),
    isThere,
  );
  const ways = [joined(termsOf(search).map((term) => tsqueryOf(term, isThere))) ?? [], preferred, refusedIn(excludedIn(search))].flat();
  return ways.length === 0 ? undefined : ways.map((way) => `(${way})`).join('|');
};
