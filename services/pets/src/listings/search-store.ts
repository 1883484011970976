import type { Clock } from '@paltu/kernel';
import { columnOf, type PageWanted, type Reads, type ReadStatement } from '@paltu/persistence';
import { petPriceSteps } from '@paltu/reference';
import {
  countedTerm,
  fieldsNamedIn,
  lexemesIn,
  orderNamedIn,
  phraseOf,
  rankQuery,
  runSearch,
  searchQuery,
  termsOf,
  understand,
  type CountedTerm,
  type SearchAnswer,
  type UnderstoodSearch,
} from '@paltu/search';
import { fieldsLeft, narrowed } from '@paltu/search/pets';
import { isAmong, lexemesThere, readWords, termSizes } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import {
  alongWhereOf,
  checksOf,
  conditionsOf,
  foundOrder,
  mixedOrder,
  isPlannedOnce,
  listingOrders,
  orderedColumns,
  petsAsArray,
  placed,
  rankedColumns,
  walkedOrder,
  whereOf,
  type Condition,
  type Conditions,
  type ListingFilter,
  type ListingOrder,
  type Placed,
} from './published-sql-store.ts';

/** A page of published listings. */
export interface PublishedPage {
  /** A JSON array of them as everybody sees them. */
  readonly pets: string;
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/**
 * Parameters: `$1` and `$2` the page, `$3` the cap, `$4` the `tsquery` that has to match, null where none has to, `$5` its terms
 * (`CountedTerm`), `$6` the `tsquery` to rank by, null where nothing is, `$7` the phrase of its scope, null where that is all
 * listings, and from here on the conditions.
 */
const firstCondition = 8;

/** Until so many all that match are found and ranked. */
const rankedAtMost = 5_000;
/** Of more, the newest that match are found: a search that every fortieth listing matches has them soon. */
const frequent = 40;
/** When those who have all words are fewer than one would think, this is where it ends. */
const walkedAtMost = 100_000;
/** So many of them are ranked, and found where the size of the scope is known. */
const rankedOfFrequent = 300;
/** As many among the newest fifth of the scope are five times as many in all, which no total is counted to: no more are walked for them. */
const partWalked = 5;

const rank = `ts_rank('{0.1, 0.3, 0.6, 1}', document, $6::tsquery)`;

/** Conditions of which the table of words knows how many listings meet them, by the kind of their phrases. */
const countedKinds: Readonly<Partial<Record<Condition['field'], string>>> = { species: 'species', cityId: 'city' };

/** Leaving one listing out narrows nothing. */
const narrowing = (conditions: readonly Condition[]): readonly Condition[] => conditions.filter(({ field }) => field !== 'excludeId');

const kindOf = ({ field, value }: Condition): string | undefined => (typeof value === 'string' ? countedKinds[field] : undefined);

/** The scope of a search, all listings that its conditions leave, as the table of words counts it: those of a species, or of a city. */
export const scopePhrase = (conditions: readonly Condition[]): string | null => {
  const [only, ...others] = narrowing(conditions);
  const kind = only && others.length === 0 ? kindOf(only) : undefined;
  return kind === undefined ? null : phraseOf(kind, String(only?.value));
};

/** What documents have of the conditions: by these their index leaves out at once what is of other species and cities. */
const phrasesOf = (conditions: readonly Condition[]): readonly string[] =>
  conditions.flatMap((one) => {
    const kind = kindOf(one);
    return kind === undefined ? [] : [phraseOf(kind, String(one.value))];
  });

/** All that is counted of a search: its words, and what its conditions leave where that is not counted as a whole. */
const countedIn = (search: UnderstoodSearch, conditions: readonly Condition[]): readonly CountedTerm[] => [
  ...termsOf(search).map(countedTerm),
  ...(scopePhrase(conditions) === null ? phrasesOf(conditions) : []).map((phrase) => ({ lexemes: [phrase], prefix: null })),
];

/** Whether nobody knows how many listings are in its scope. */
const isUncounted = (conditions: Placed): boolean => {
  const asked = narrowing(conditions.map(([condition]) => condition));
  return asked.length > 0 && scopePhrase(asked) === null;
};

const sizes = `
  select *, case when $7::text is null then total else coalesce((select count from search_words where word = $7), 0) end as scope_size
  from (${termSizes('listings', '$5')}) as sizes`;

const mostWalked = (conditions: Placed): string =>
  isUncounted(conditions) ? `${walkedAtMost}` : `(select least(${walkedAtMost}, ceil(scope_size / ${partWalked}))::integer from sizes)`;

/** As many as the page, the ranks and the count need; where the size of the scope is known, the count needs none. */
const neededFor = (conditions: Placed): string =>
  `greatest(${isUncounted(conditions) ? '$3::integer' : rankedOfFrequent}, $1::integer + $2::integer)`;

/** Along the order, until there are enough that match: `offset 0` and `limit` keep PostgreSQL from looking for another way. */
const walked = (conditions: Placed, order: string): string => {
  const matching = [...checksOf(conditions), '($4::tsquery is null or document @@ $4::tsquery)'].join(' and ');
  return `
  select *, place > ${rankedOfFrequent} as is_beyond, case when place <= ${rankedOfFrequent} then ${rank} end as rank from (
    select *, row_number() over (order by ${order}) as place from (
      select id, ${rankedColumns}, document from (
        select * from listings
        where ${alongWhereOf(conditions)} and (select expected > greatest(${rankedAtMost}, total / ${frequent}) from sizes)
        order by ${order} limit ${mostWalked(conditions)}) as listings
      where ${matching} order by ${order} limit ${neededFor(conditions)}) as listings) as listings`;
};

const isEnough = (conditions: Placed): string => `count(*) >= ${neededFor(conditions)}`;

const ranked = (conditions: Placed, isMatched: boolean): string => `
  select id, ${rankedColumns}, false as is_beyond, ${rank} as rank from listings
  where ${whereOf(conditions)} ${isMatched ? 'and document @@ $4::tsquery' : ''} and not (select is_enough from walk)`;

const counted = '(select count(*)::integer from (select from found limit $3) as counted)';

const textOf = (conditions: Placed, sortBy: ListingOrder, isMatched: boolean): string => `
  with sizes as materialized (${sizes}),
    walked as materialized (${walked(conditions, listingOrders[walkedOrder(sortBy)])}),
    walk as materialized (select ${isEnough(conditions)} as is_enough from walked),
    ranked as materialized (${ranked(conditions, isMatched)}),
    found as materialized (
      select * from ranked
      union all select id, ${orderedColumns}, owner_id, status, fresh_at, is_beyond, rank from walked where (select is_enough from walk)),
    ordered as (
      select id, owner_id, row_number() over (order by ${foundOrder(sortBy)}) as place
      from (select *, status = 'Available' as is_available from found) as found),
    page as materialized (
      select id, row_number() over (order by ${mixedOrder(sortBy)}) as place
      from (select *, row_number() over (partition by owner_id order by place) as nth from ordered) as ordered order by 2 limit $1 offset $2)
  select ${isUncounted(conditions) ? counted : `case when (select is_enough from walk) then $3::integer else ${counted} end`} as counted,
    ${petsAsArray('(select listings.*, place from page join listings using (id)) as listings', 'place')} as pets`;

/**
 * A page of what matches a `tsquery` (or, not `isMatched`, of everything), and how many there are up to the cap. Words that few have are found
 * by their index and ranked; of those that many have, the newest that match are, and of these the newest ranked: the table of words knows
 * which it is.
 */
export const searchStatement = (conditions: readonly Condition[], sortBy: ListingOrder, isMatched: boolean): ReadStatement => {
  const fields = conditions.map(({ field }) => field).join(' ');
  return {
    name: conditions.every(isPlannedOnce) ? `search ${isMatched ? 'all' : 'any'} ${sortBy} ${fields}` : undefined,
    text: textOf(placed(conditions, firstCondition), sortBy, isMatched),
  };
};

interface SearchNeeds {
  readonly reads: Reads;
  readonly clock: Clock;
  /** Totals are counted no further than one over it. */
  readonly cap: number;
  readonly list: (filter: Conditions, order: ListingOrder, page: PageWanted) => Promise<PublishedPage>;
}

interface Wanted {
  readonly filter: ListingFilter;
  readonly order: ListingOrder;
  readonly page: PageWanted;
}

/** How many pets stand in for what was not found. */
const fewPets: PageWanted = { page: 1, limit: 6 };

/** An order that is chosen beats the one that words ask for. */
const orderOf = (search: UnderstoodSearch, chosen: ListingOrder): ListingOrder =>
  chosen === 'relevance' ? (orderNamedIn(search) ?? chosen) : chosen;

const thereStatement: ReadStatement = { name: 'search words there', text: `select ${lexemesThere('$1')} as there` };

/** Which of its words some listing has: with the others a comparison would take longer, and PostgreSQL expects more than there are. */
const readThere = async (reads: Reads, search: UnderstoodSearch): Promise<(lexeme: string) => boolean> => {
  const lexemes = lexemesIn(search);
  if (lexemes.length === 0) return isAmong(null);
  const [row] = await reads.rows<{ there: string[] | null }>(thereStatement, [lexemes]);
  return isAmong(row?.there);
};

const finder =
  ({ reads, clock, cap, list }: SearchNeeds) =>
  async (search: UnderstoodSearch, { filter, order: chosen, page }: Wanted): Promise<PublishedPage> => {
    if (search.tokens.length === 0) return { pets: '[]', counted: 0 };
    const order = orderOf(search, chosen);
    const conditions = narrowed(filter, fieldsNamedIn(search));
    const isThere = await readThere(reads, search);
    const [query, rank] = [searchQuery(search, isThere), order === 'relevance' ? rankQuery(search, isThere) : undefined];
    if (query === undefined && order !== 'relevance') return list(conditions, order, page);
    const asked = conditionsOf(conditions, clock.now());
    const terms = JSON.stringify(countedIn(search, asked));
    const matching = query === undefined ? null : [`(${query})`, ...phrasesOf(asked).map((phrase) => `'${phrase}'`)].join('&');
    const own = [page.limit, (page.page - 1) * page.limit, cap + 1, matching, terms, rank, scopePhrase(asked)];
    const statement = searchStatement(asked, order, query !== undefined);
    const [row] = await reads.rows<{ counted: number; pets: string }>(statement, [...own, ...asked.map(({ value }) => value)]);
    return { pets: row?.pets ?? '[]', counted: row?.counted ?? 0 };
  };

/** Published listings by what people type: what `filter` leaves of what a search finds. */
export const pgSearch = (needs: SearchNeeds) => {
  const find = finder(needs);
  return (search: string, filter: ListingFilter, order: ListingOrder, page: PageWanted): Promise<SearchAnswer<PublishedPage>> =>
    runSearch(search, {
      fields: order === 'relevance' ? [...fieldsLeft(filter), 'sortBy'] : fieldsLeft(filter),
      cityId: filter.cityId,
      find: (meant) => find(meant, { filter, order, page }),
      findFew: (meant) => find(meant, { filter, order: 'relevance', page: fewPets }),
      // Nobody fetches one from another city.
      fewOfAll: [filter, { cityId: filter.cityId }].map((wider) => () => needs.list(wider, 'newest', fewPets)),
      readWords: (words) => readWords(needs.reads, words),
    });
};

/** Filters of which it is counted how many each value leaves. */
const facets = ['species', 'gender', 'size', 'adoptionType', 'vaccinated', 'urgent'] as const;

/** How many listings each value of a filter would leave, with all others as they are chosen; what leaves none is absent. */
type ListingFacets = Readonly<Record<(typeof facets)[number] | 'prices', Readonly<Record<string, number>>>>;

/** What may have more is not counted: its matches would have to be found for a number that nobody is shown. */
const countedAtMost = 5_000;

const { step, top } = petPriceSteps;

/** What is counted by its values, and the filters that choose one. */
interface Counted {
  readonly name: string;
  readonly value: string;
  readonly chosenBy: readonly string[];
}

const facetColumns: readonly Counted[] = [
  ...facets.map((facet) => ({ name: facet, value: columnOf(facet), chosenBy: [facet] })),
  { name: 'prices', value: `least(price / ${step} * ${step}, ${top})`, chosenBy: ['minPrice', 'maxPrice'] },
];

const isFacet = ({ field }: Condition): boolean => facetColumns.some(({ chosenBy }) => chosenBy.includes(field));

/** Of each value of a facet, how many what else is chosen leaves. */
const countsOf = ({ name, value, chosenBy }: Counted, chosen: Placed): string => {
  const others = chosen.filter(([{ field }]) => !chosenBy.includes(field)).map(([{ sql }, parameter]) => sql(parameter));
  return `'${name}', (select coalesce(json_object_agg(value, count), '{}') from (
    select ${value} as value, count(*) as count from found ${others.length > 0 ? `where ${others.join(' and ')}` : ''} group by 1) as counts)`;
};

// What is counted is in an order, so that it is read from an index whatever the planner expects of the table.
/** Parameters: `$1` the cap, `$2` the `tsquery` or null, `$3` its terms; then the conditions. */
const facetsText = (base: Placed, chosen: Placed, isMatched: boolean): string => `
  with sizes as materialized (${termSizes('listings', '$3')}),
    found as materialized (
      select ${facets.map(columnOf).join(', ')}, price from listings
      where ${whereOf(base)} ${isMatched ? 'and document @@ $2::tsquery' : 'and $2::text is null'}
        and (select expected <= ${countedAtMost} or $2 is null from sizes)
      order by ${listingOrders.newest} limit $1)
  select case when (select expected > ${countedAtMost} and $2 is not null from sizes) or (select count(*) from found) >= $1 then null
    else json_build_object(${facetColumns.map((one) => countsOf(one, chosen)).join(', ')}) end as facets`;

/**
 * How many published listings each filter would leave; null where a search and the filters that are not counted leave more than `cap`.
 */
export const pgListingFacets =
  (reads: Reads, clock: Clock, cap = totalCap) =>
  async (search: string | undefined, filter: ListingFilter): Promise<ListingFacets | null> => {
    const understood = understand(search ?? '', fieldsLeft(filter));
    const now = clock.now();
    const meant = conditionsOf(narrowed({}, fieldsNamedIn(understood)), now);
    const own = conditionsOf(filter, now);
    const base = [...meant, ...own.filter((one) => !isFacet(one))];
    const chosen = own.filter(isFacet);
    const query = searchQuery(understood);
    const text = facetsText(placed(base, 4), placed(chosen, 4 + base.length), query !== undefined);
    const values = [
      cap + 1,
      query ?? null,
      JSON.stringify(termsOf(understood).map(countedTerm)),
      ...[...base, ...chosen].map(({ value }) => value),
    ];
    const [row] = await reads.rows<{ facets: ListingFacets | null }>({ text }, values);
    return row?.facets ?? null;
  };

export type ReadListingFacets = ReturnType<typeof pgListingFacets>;
