import { correctSearch, nearbySearches, withBegun, wordsToCheck, type CorrectedSearch, type WordFacts } from './correct-search.ts';
import { understand, understoodIn, type Understood, type UnderstoodSearch } from './meaning/understand.ts';

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

const nearest = async <Page extends Found>(
  store: SearchedStore<Page>,
  meant: UnderstoodSearch,
  { unknown }: CorrectedSearch,
  facts: readonly WordFacts[],
): Promise<ReadSearch<Page>['alternatives']> => {
  const counts = new Map(facts.map(({ word, count }) => [word, count]));
  const nearby = nearbySearches(meant, unknown, counts).slice(0, mostTried);
  for (const search of nearby) {
    const found = await store.findFew(understand(search, store.fields));
    if (found.counted > 0) return { search, found };
  }
  for (const read of store.fewOfAll) {
    const found = await read();
    if (found.counted > 0) return { search: '', found };
  }
  return null;
};

/** What people type, understood, corrected where nothing has such a word, and answered with what is nearest where there is nothing. */
export const runSearch = async <Page extends Found>(search: string, store: SearchedStore<Page>): Promise<SearchAnswer<Page>> => {
  const typed = understand(search, store.fields);
  const found = await store.find(typed);
  if (found.counted > 0) return { found, search: { understood: understoodIn(typed), corrected: null, alternatives: null } };
  const words = wordsToCheck(typed);
  const facts = words.length === 0 ? [] : await store.readWords(words);
  const correction = correctSearch(typed, facts);
  const { search: other, isCorrected, begun } = correction;
  const meant = withBegun(understand(other, store.fields), begun);
  const instead = isCorrected || begun.size > 0 ? await store.find(meant) : found;
  const alternatives = instead.counted > 0 ? null : await nearest(store, meant, correction, facts);
  return { found: instead, search: { understood: understoodIn(meant), corrected: isCorrected ? other : null, alternatives } };
};
