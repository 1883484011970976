import type { ReadStatement } from '@paltu/persistence';
import { phraseOf } from '@paltu/search';
import { termSizes } from '@paltu/search/postgres';
import type { ListingOrder } from '../use-cases/ports.ts';
import type { Condition } from './listing-conditions.ts';
import { foundOrder, listingOrders, orderedColumns, walkedOrder } from './listing-orders.ts';
import { alongWhereOf, checksOf, isPlannedOnce, placed, whereOf, type Placed } from './listing-statements.ts';
import { petsAsArray } from './pet-json-sql.ts';

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
      select id, ${orderedColumns}, status, document from (
        select * from listings
        where ${alongWhereOf(conditions)} and (select expected > greatest(${rankedAtMost}, total / ${frequent}) from sizes)
        order by ${order} limit ${mostWalked(conditions)}) as listings
      where ${matching} order by ${order} limit ${neededFor(conditions)}) as listings) as listings`;
};

const isEnough = (conditions: Placed): string => `count(*) >= ${neededFor(conditions)}`;

const ranked = (conditions: Placed, isMatched: boolean): string => `
  select id, ${orderedColumns}, status, false as is_beyond, ${rank} as rank from listings
  where ${whereOf(conditions)} ${isMatched ? 'and document @@ $4::tsquery' : ''} and not (select is_enough from walk)`;

const counted = '(select count(*)::integer from (select from found limit $3) as counted)';

const textOf = (conditions: Placed, sortBy: ListingOrder, isMatched: boolean): string => `
  with sizes as materialized (${sizes}),
    walked as materialized (${walked(conditions, listingOrders[walkedOrder(sortBy)])}),
    walk as materialized (select ${isEnough(conditions)} as is_enough from walked),
    ranked as materialized (${ranked(conditions, isMatched)}),
    found as materialized (
      select * from ranked
      union all select id, ${orderedColumns}, status, is_beyond, rank from walked where (select is_enough from walk)),
    page as materialized (
      select id, row_number() over (order by ${foundOrder(sortBy)}) as place
      from (select *, status = 'Available' as is_available from found) as found order by place limit $1 offset $2)
  select ${isUncounted(conditions) ? counted : `case when (select is_enough from walk) then $3::integer else ${counted} end`} as counted,
    ${petsAsArray('(select listings.*, place from page join listings using (id)) as listings', 'place')} as pets`;

/**
 * A page of what matches a `tsquery` (or, not `isMatched`, of everything), and how many there are up to the cap. Words that few have are found by their index and ranked; of those
 * that many have, the newest that match are, and of these the newest ranked: the table of words knows which it is.
 */
export const searchStatement = (conditions: readonly Condition[], sortBy: ListingOrder, isMatched: boolean): ReadStatement => {
  const fields = conditions.map(({ field }) => field).join(' ');
  return {
    name: conditions.every(isPlannedOnce) ? `search ${isMatched ? 'all' : 'any'} ${sortBy} ${fields}` : undefined,
    text: textOf(placed(conditions, firstCondition), sortBy, isMatched),
  };
};
