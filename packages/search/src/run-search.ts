import { cityName, nearestCities } from '@paltu/reference';
import {
  correctSearch,
  withBegun,
  withCompoundsApart,
  wordOf,
  wordsToCheck,
  type CorrectedSearch,
  type ReadWords,
  type WordFacts,
} from './correct-search.ts';
import type { MeantFields } from './meaning/meanings.ts';
import { fieldsNamedIn, understand, understoodIn, type SearchPart, type Understood, type UnderstoodSearch } from './meaning/understand.ts';

/** Fields by how little they narrow what is looked for; any word narrows it more, and the species most of all. */
const widestFirst = [
  'area',
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
  /** The city that is chosen beside the search. */
  readonly cityId?: string | undefined;
  /** The page that is wanted. */
  readonly find: (search: UnderstoodSearch) => Promise<Page>;
  /** The first few that a search finds, to stand in for what was not found. */
  readonly findFew: (search: UnderstoodSearch) => Promise<Page>;
  /** The first few that are there, whatever is looked for; the next is asked where the one before has none. */
  readonly fewOfAll: readonly (() => Promise<Page>)[];
  readonly readWords: ReadWords;
}

/** A city near the one that was wanted, which has nothing. */
export interface NearbyCity {
  readonly wanted: string;
  readonly cityId: string;
  /** In metres. */
  readonly distance: number;
}

export interface Alternatives<Page extends Found> {
  readonly search: string;
  readonly found: Page;
  /** Where all that was looked for is in another city. */
  readonly nearby?: NearbyCity;
}

/** What a search was taken for. */
export interface ReadSearch<Page extends Found> {
  /** Parts of it that name what can be filtered by. */
  readonly understood: readonly Understood[];
  /** The search that was made, where nothing has a word that was typed; null when all were found as they stand. */
  readonly corrected: string | null;
  /** Where nothing is found, the nearest search that finds something; of an empty one what is there at all. */
  readonly alternatives: Alternatives<Page> | null;
}

export interface SearchAnswer<Page extends Found> {
  readonly found: Page;
  readonly search: ReadSearch<Page>;
}

/** How many searches are tried when one finds nothing. */
const mostTried = 4;

const ofFields = (words: string, fields: MeantFields): SearchPart => ({
  ...{ words, fields, term: undefined },
  ...{ preferred: [], excluded: [], refused: [] },
});

/** Where a limit of the price was taken away: the nearest to it first. */
const byPrice = (search: UnderstoodSearch, meant: UnderstoodSearch): UnderstoodSearch => {
  const isNamed = (name: string, { parts }: UnderstoodSearch): boolean => parts.some(({ fields }) => name in fields);
  const isGone = (name: string): boolean => isNamed(name, meant) && !isNamed(name, search);
  if (!isGone('maxPrice') && !isGone('minPrice')) return search;
  return { ...search, parts: [...search.parts, ofFields('', { sortBy: isGone('maxPrice') ? 'price-low' : 'price-high' })] };
};

/** As far as somebody may go for what there is not where they are, in metres. */
const furthestCity = 300_000;

const isOfPlace = ({ fields }: SearchPart): boolean => 'location' in fields || 'area' in fields;

const cityWanted = <Page extends Found>({ cityId }: SearchedStore<Page>, search: UnderstoodSearch): string | undefined => {
  const { location = cityId } = fieldsNamedIn(search);
  return typeof location === 'string' ? location : undefined;
};

interface FoundFirst<Page> {
  readonly count: number;
  readonly found: Page;
}

/** The fewest of the first that have something, by halves: the last of them has it. @param findIn what so many of the first have */
const firstWith = async <Page extends Found>(
  all: number,
  findIn: (count: number) => Promise<Page>,
): Promise<FoundFirst<Page> | undefined> => {
  let [none, count] = [0, all];
  let found = all === 0 ? undefined : await findIn(all);
  if (found === undefined || found.counted === 0) return undefined;
  while (count - none > 1) {
    const half = Math.floor((none + count) / 2);
    const nearer = await findIn(half);
    if (nearer.counted > 0) [count, found] = [half, nearer];
    else none = half;
  }
  return { count, found };
};

/** All that was looked for, in the nearest city that has it: of forty it is found by six searches. */
const inNearestCity = async <Page extends Found>(
  store: SearchedStore<Page>,
  meant: UnderstoodSearch,
): Promise<Alternatives<Page> | null> => {
  const wanted = cityWanted(store, meant) ?? '';
  const cities = nearestCities(wanted, furthestCity);
  const others = meant.parts.filter((part) => !isOfPlace(part));
  const first = await firstWith(cities.length, (count) => {
    const named = cities.slice(0, count).map(({ id }) => ofFields(cityName(id), { location: id }));
    return store.findFew({ ...meant, parts: [...others, ...named] });
  });
  const city = first && cities[first.count - 1];
  if (first === undefined || city === undefined) return null;
  const search = [...others.map(({ words }) => words), cityName(city.id)].join(' ');
  return { search, found: first.found, nearby: { wanted, cityId: city.id, distance: city.distance } };
};

type Attempt<Page extends Found> = () => Promise<Alternatives<Page> | null>;

/** What may be nearest, the nearest first: all of it in another city comes before less of it, but not before what is nowhere is left out. */
const attemptsOf = <Page extends Found>(
  store: SearchedStore<Page>,
  meant: UnderstoodSearch,
  unknown: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
): readonly Attempt<Page>[] => {
  const attempt = (search: string, find: () => Promise<Page>) => async () => {
    const found = await find();
    return found.counted > 0 ? { search, found } : null;
  };
  const less = nearbySearches(meant, unknown, counts)
    .slice(0, mostTried)
    .map((search) => attempt(search, () => store.findFew(byPrice(understand(search, store.fields, store.cityId), meant))));
  const parts = meant.parts.filter((part) => !unknown.has(wordOf(part)));
  const elsewhere: Attempt<Page> = () => inNearestCity(store, { ...meant, parts });
  const before = unknown.size > 0 ? 1 : 0;
  const isAnything = unknown.size === 0 || parts.some((part) => !isOfPlace(part));
  const all = store.fewOfAll.map((read) => attempt('', read));
  return [...less.slice(0, before), ...(isAnything ? [elsewhere] : []), ...less.slice(before), ...all];
};

const nearest = async <Page extends Found>(
  store: SearchedStore<Page>,
  meant: UnderstoodSearch,
  { unknown }: Pick<CorrectedSearch, 'unknown'>,
  facts: readonly WordFacts[],
): Promise<Alternatives<Page> | null> => {
  const counts = new Map(facts.map(({ word, count }) => [word, count]));
  for (const attempt of attemptsOf(store, meant, unknown, counts)) {
    const alternatives = await attempt();
    if (alternatives !== null) return alternatives;
  }
  return null;
};

/** What people type, understood, corrected where nothing has such a word, and answered with what is nearest where there is nothing. */
export const runSearch = async <Page extends Found>(search: string, store: SearchedStore<Page>): Promise<SearchAnswer<Page>> => {
  const typed = understand(search, store.fields, store.cityId);
  const found = await store.find(typed);
  if (found.counted > 0) return { found, search: { understood: understoodIn(typed), corrected: null, alternatives: null } };
  const words = wordsToCheck(typed);
  const facts = words.length === 0 ? [] : await store.readWords(words);
  const correction = await withCompoundsApart(correctSearch(typed, facts), store.readWords);
  const { search: other, isCorrected, begun } = correction;
  const meant = withBegun(understand(other, store.fields, store.cityId), begun);
  const instead = isCorrected || begun.size > 0 ? await store.find(meant) : found;
  const alternatives = instead.counted > 0 ? null : await nearest(store, meant, correction, facts);
  return { found: instead, search: { understood: understoodIn(meant), corrected: isCorrected ? other : null, alternatives } };
};
