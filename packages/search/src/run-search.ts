import { foldText } from '@paltu/reference';
import { knownWords } from './meaning/meanings.ts';
import { textOf, tokensOf } from './meaning/tokens.ts';
import { termsOf, understand, understoodIn, type SearchPart, type Understood, type UnderstoodSearch } from './meaning/understand.ts';
import { nearestWord, type CountedWord } from './words.ts';

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

/** A number that is nowhere is meant all the same: no other one is. */
const meant = ({ word, count, begins, near }: WordFacts): string | undefined => {
  if (count > 0) return word;
  if (/\d/.test(word)) return undefined;
  return begins ? word : nearestWord(word, [...near, ...ofLanguage]);
};

/** Each word that is nowhere gives way to the nearest that is somewhere. */
export const correctSearch = ({ tokens }: UnderstoodSearch, facts: readonly WordFacts[]): CorrectedSearch => {
  const instead = new Map(facts.map((fact) => [fact.word, meant(fact)]));
  const corrected = tokens.map((token) => {
    const other = instead.get(token.word);
    return other === undefined || other === token.word ? token : { ...token, word: other, typed: other };
  });
  const search = textOf(corrected);
  return {
    search,
    isCorrected: foldText(search) !== foldText(textOf(tokens)),
    begun: new Set(facts.filter(({ word, count, begins }) => count === 0 && begins && !/^\d+$/.test(word)).map(({ word }) => word)),
    unknown: new Set(facts.filter(({ word }) => instead.get(word) === undefined).map(({ word }) => word)),
  };
};

/** The same search, whose words need only begin so where that is all that is there. */
export const withBegun = ({ tokens, parts }: UnderstoodSearch, begun: ReadonlySet<string>): UnderstoodSearch => ({
  tokens,
  parts: parts.map((part) => (part.term && begun.has(wordOf(part)) ? { ...part, term: { ...part.term, isPrefix: true } } : part)),
});

/** Fields by how little they narrow what is looked for; any word narrows it more, and the species most of all. */
const widestFirst = [
  'sortBy',
  'urgent',
  'adoptionType',
  'minPrice',
  'maxPrice',
  'vaccinated',
  'size',
  'gender',
  'minAge',
  'maxAge',
  'location',
];

const wordOf = ({ term }: SearchPart): string => term?.tokens.map(({ word }) => word).join(' ') ?? '';

const weightOf = (part: SearchPart, counts: ReadonlyMap<string, number>): number => {
  const names = Object.keys(part.fields);
  if (names.includes('species') || names.includes('forSpecies')) return Infinity;
  if (names.length > 0) return -1 - widestFirst.length + widestFirst.indexOf(names[0] ?? '');
  return 1 / (1 + (counts.get(wordOf(part)) ?? 0));
};

const isAsked = ({ fields, term }: SearchPart): boolean => term !== undefined || Object.keys(fields).length > 0;

/** What is refused is not offered as what is nearest. */
const isRefusal = ({ excluded, refused, fields }: SearchPart): boolean =>
  excluded.length + refused.length > 0 || Object.values(fields).includes(false);

/**
 * What to look for when nothing is found, the nearest first: the same without words that are nowhere, then without its least important part,
 * then without more of them. @param counts in how many documents a word is
 */
export const nearbySearches = (
  { parts }: UnderstoodSearch,
  unknown: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
): readonly string[] => {
  const asked = parts.filter((part) => isAsked(part) && !isRefusal(part));
  const known = asked.filter((part) => !unknown.has(wordOf(part)));
  const dropped = known.toSorted((a, b) => weightOf(a, counts) - weightOf(b, counts));
  const from = known.length < asked.length ? 0 : 1;
  const least = parts.some(isRefusal) ? 0 : 1;
  return Array.from({ length: Math.max(0, dropped.length + 1 - least - from) }, (_, index) =>
    parts
      .filter((part) => isRefusal(part) || (known.includes(part) && !dropped.slice(0, from + index).includes(part)))
      .map(({ words }) => words)
      .join(' '),
  );
};

/** What was found: all that match, counted as far as anybody is shown. */
export interface Found {
  readonly counted: number;
}

/** Where a search is made, narrowed by what is chosen beside it. */
export interface SearchedStore<Page extends Found> {
  /** Fields that words may name: those that are not chosen already. */
  readonly fields: readonly string[];
  /** The page that is wanted. */
  readonly find: (search: UnderstoodSearch) => Promise<Page>;
  /** The first few that a search finds, to stand in for what was not found. */
  readonly findFew: (search: UnderstoodSearch) => Promise<Page>;
  /** The first few that are there, whatever is looked for; the next is asked where the one before has none. */
  readonly fewOfAll: readonly (() => Promise<Page>)[];
  readonly readWords: (words: readonly string[]) => Promise<readonly WordFacts[]>;
}

/** What a search was taken for. */
export interface ReadSearch<Page extends Found> {
  /** Parts of it that name what can be filtered by. */
  readonly understood: readonly Understood[];
  /** The search that was made, where nothing has a word that was typed; null when all were found as they stand. */
  readonly corrected: string | null;
  /** Where nothing is found, the nearest search that finds something; of an empty one what is there at all. */
  readonly alternatives: { readonly search: string; readonly found: Page } | null;
}

export interface SearchAnswer<Page extends Found> {
  readonly found: Page;
  readonly search: ReadSearch<Page>;
}

/** How many searches are tried when one finds nothing. */
const mostTried = 4;

/** Where a limit of the price was taken away: the nearest to it first. */
const byPrice = (search: UnderstoodSearch, meant: UnderstoodSearch): UnderstoodSearch => {
  const isNamed = (name: string, { parts }: UnderstoodSearch): boolean => parts.some(({ fields }) => name in fields);
  const isGone = (name: string): boolean => isNamed(name, meant) && !isNamed(name, search);
  if (!isGone('maxPrice') && !isGone('minPrice')) return search;
  const fields = { sortBy: isGone('maxPrice') ? 'price-low' : 'price-high' };
  return { ...search, parts: [...search.parts, { words: '', fields, term: undefined, preferred: [], excluded: [], refused: [] }] };
};

const nearest = async <Page extends Found>(
  store: SearchedStore<Page>,
  meant: UnderstoodSearch,
  { unknown }: Pick<CorrectedSearch, 'unknown'>,
  facts: readonly WordFacts[],
): Promise<ReadSearch<Page>['alternatives']> => {
  const counts = new Map(facts.map(({ word, count }) => [word, count]));
  const nearby = nearbySearches(meant, unknown, counts).slice(0, mostTried);
  for (const search of nearby) {
    const found = await store.findFew(byPrice(understand(search, store.fields), meant));
    if (found.counted > 0) return { search, found };
  }
  for (const read of store.fewOfAll) {
    const found = await read();
    if (found.counted > 0) return { search: '', found };
  }
  return null;
};

/** The fewest letters of what may be one of two words. */
const shortestPart = 3;

type Cut = readonly [first: string, second: string];

const cutsOf = (word: string): readonly Cut[] => {
  const letters = [...word];
  const cuts = Array.from({ length: Math.max(0, letters.length - 2 * shortestPart + 1) }, (_, index) => index + shortestPart);
  return /\d/.test(word) ? [] : cuts.map((cut) => [letters.slice(0, cut).join(''), letters.slice(cut).join('')]);
};

/** With a word that is nowhere as the two that are: `snowball` of a "Snow ball". */
const withCompoundsApart = async <Page extends Found>(
  store: SearchedStore<Page>,
  correction: CorrectedSearch,
): Promise<CorrectedSearch> => {
  const cuts = [...correction.unknown].map((word) => [word, cutsOf(word)] as const);
  const words = [...new Set(cuts.flatMap(([, all]) => all.flat()))];
  if (words.length === 0) return correction;
  const there = new Set((await store.readWords(words)).filter(({ count }) => count > 0).map(({ word }) => word));
  const found = cuts.flatMap(([word, all]) => {
    const cut = all.find((parts) => parts.every((part) => there.has(part)));
    return cut === undefined ? [] : [[word, cut.join(' ')] as const];
  });
  const instead = new Map(found);
  const tokens = tokensOf(correction.search).map((token) => ({ ...token, typed: instead.get(token.word) ?? token.typed }));
  return {
    ...correction,
    search: textOf(tokens),
    isCorrected: correction.isCorrected || found.length > 0,
    unknown: new Set([...correction.unknown].filter((word) => !instead.has(word))),
  };
};

/** What people type, understood, corrected where nothing has such a word, and answered with what is nearest where there is nothing. */
export const runSearch = async <Page extends Found>(search: string, store: SearchedStore<Page>): Promise<SearchAnswer<Page>> => {
  const typed = understand(search, store.fields);
  const found = await store.find(typed);
  if (found.counted > 0) return { found, search: { understood: understoodIn(typed), corrected: null, alternatives: null } };
  const words = wordsToCheck(typed);
  const facts = words.length === 0 ? [] : await store.readWords(words);
  const correction = await withCompoundsApart(store, correctSearch(typed, facts));
  const { search: other, isCorrected, begun } = correction;
  const meant = withBegun(understand(other, store.fields), begun);
  const instead = isCorrected || begun.size > 0 ? await store.find(meant) : found;
  const alternatives = instead.counted > 0 ? null : await nearest(store, meant, correction, facts);
  return { found: instead, search: { understood: understoodIn(meant), corrected: isCorrected ? other : null, alternatives } };
};
