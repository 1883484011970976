import type { Clock, ListingId, MemberId } from '@paltu/kernel';
import {
  foldRunningCounts,
  readRunningCounts,
  type CountedRows,
  type PageWanted,
  type Reads,
  type ReadStatement,
} from '@paltu/persistence';
import type { AdoptionType, Availability, Species } from '@paltu/reference';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import {
  alongWhereOf,
  checksOf,
  conditionsOf,
  isPlannedOnce,
  listingOrders,
  orderedColumns,
  petsAsArray,
  petsAsJson,
  placed,
  walkedOrder,
  whereOf,
  type Condition,
  type Conditions,
  type ListingFilter,
  type ListingOrder,
  type Placed,
} from './published-sql-store.ts';
import { pgSearch, type PublishedPage } from './search-store.ts';

const page = 'limit $1 offset $2';

// What is counted is in an order, too: else it may be read from the beginning of the table, however far from there those that match are.
const plainStatement = (conditions: Placed, order: string): string => {
  const where = whereOf(conditions);
  return `select
    (select count(*)::integer from (select from listings where ${where} order by ${listingOrders.newest} limit $3) as matching) as counted,
    ${petsAsArray(`(select * from listings where ${where} order by ${order} ${page}) as listings`, order)} as pets`;
};

/** Along the order, one by one, until the page is full: `offset 0` keeps PostgreSQL from looking for another way. */
const alongTheOrder = (conditions: Placed, order: string): string =>
  `select id from (select * from listings where ${alongWhereOf(conditions)} order by ${order} offset 0) as listings
    where ${checksOf(conditions).join(' and ')} and (select counted from total) >= $3 order by ${order} ${page}`;

/**
 * Only the trigrams of a breed are in an index, in no order that a list could be read in. Few that match are found by them and then put in
 * order; of many, a page is soon full when one goes along the order and leaves out what does not match. Which it is, is not known before.
 */
const textStatement = (conditions: Placed, order: string): string =>
  // Apart from its limit the first reading is planned for all that it finds: by trigrams, not along some order until there are enough.
  `with found as materialized (select id, ${orderedColumns} from listings where ${whereOf(conditions)}),
    matching as materialized (select * from found limit $3),
    total as materialized (select count(*)::integer as counted from matching),
    page as materialized (
      (select id from matching where (select counted from total) < $3 order by ${order} ${page})
      union all (${alongTheOrder(conditions, order)}))
    select counted, ${petsAsArray('(select listings.* from page join listings using (id)) as listings', order)} as pets from total`;

const pageStatement = (conditions: readonly Condition[], sortBy: ListingOrder): ReadStatement => {
  const statementOf = conditions.some(({ check }) => check !== undefined) ? textStatement : plainStatement;
  const fields = conditions.map(({ field }) => field).join(' ');
  return {
    name: conditions.every(isPlannedOnce) ? `published ${walkedOrder(sortBy)} ${fields}` : undefined,
    text: statementOf(placed(conditions, 4), listingOrders[walkedOrder(sortBy)]),
  };
};

const oneStatement: ReadStatement = {
  name: 'published one',
  text: `select json as text, owner_id as "ownerId" from ${petsAsJson('(select * from listings where id = $1 and is_published) as listings')}`,
};

/** Published listings as everybody sees them, each with its owner, as JSON text. @param cap totals are counted no further than one over it. */
export const pgPublishedListings = (reads: Reads, clock: Clock, cap = totalCap) => {
  const list = async (filter: Conditions, order: ListingOrder, { page, limit }: PageWanted): Promise<PublishedPage> => {
    const conditions = conditionsOf(filter, clock.now());
    const values = [limit, (page - 1) * limit, cap + 1, ...conditions.map(({ value }) => value)];
    const [row] = await reads.rows<{ counted: number; pets: string }>(pageStatement(conditions, order), values);
    return { pets: row?.pets ?? '[]', counted: row?.counted ?? 0 };
  };
  return {
    list: (filter: ListingFilter, order: ListingOrder, page: PageWanted) => list(filter, order, page),
    search: pgSearch({ reads, clock, cap, list }),
    /** `text` is its JSON. Undefined when it does not exist or is not published. */
    find: async (id: ListingId): Promise<{ readonly text: string; readonly ownerId: MemberId } | undefined> => {
      const [found] = await reads.rows<{ text: string; ownerId: MemberId }>(oneStatement, [id]);
      return found;
    },
  };
};

export type PublishedListings = ReturnType<typeof pgPublishedListings>;

/** How many published listings are equal in these four. */
export interface ListingCount {
  readonly status: Availability;
  readonly species: Species;
  readonly adoptionType: AdoptionType;
  readonly cityId: string;
  readonly count: number;
}

const counted: CountedRows = { table: 'listings', isCounted: 'is_published', columns: ['status', 'species', 'adoption_type', 'city_id'] };

export const knexListingCounts = (database: Knex) => ({
  read: (): Promise<ListingCount[]> => readRunningCounts<ListingCount>(database, counted),
  fold: foldRunningCounts(database, counted),
});
