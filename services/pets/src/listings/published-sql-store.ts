import { columnOf, jsonInstant, quotedText, rowsAsArray, rowsAsJson, type ShownRows } from '@paltu/persistence';
import { jsonPicture, jsonPictures } from '@paltu/pictures/picture-view';
import { bornBy, cities, formerMember, type Availability, type PetFilter } from '@paltu/reference';
import { breedPatterns, type Narrowed } from '@paltu/search/pets';
import { freshAt } from '@paltu/search/postgres';
import { detailNames, requirementNames } from './listing.ts';

/** `relevance` is the order of a search: the best match, then what can be had, then the freshest (`freshAt` of search). */
export type ListingOrder = 'relevance' | 'newest' | 'oldest' | 'price-low' | 'price-high' | 'name';

/** What a list of published listings is narrowed by. */
export interface ListingFilter extends PetFilter {
  readonly featured?: boolean | undefined;
  readonly status?: Availability | undefined;
  readonly excludeId?: string | undefined;
}

/** An order that listings have of their own, whatever is looked for. */
export type WalkedOrder = Exclude<ListingOrder, 'relevance'>;

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
export const listingOrders: Readonly<Record<WalkedOrder, string>> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  'price-low': 'price, id',
  'price-high': 'price desc, id desc',
  name: 'name collate "und-x-icu", id',
};

/** The order that an index has; where nothing is looked for by words, all are equal. */
export const walkedOrder = (order: ListingOrder): WalkedOrder => (order === 'relevance' ? 'newest' : order);

/** What is found, with its `rank`: the best match first, among equals what can still be had, then the freshest. */
export const foundOrder = (order: ListingOrder): string =>
  order === 'relevance'
    ? `is_beyond, rank desc, is_available desc, case when not is_beyond then fresh_at end desc, ${listingOrders.newest}`
    : listingOrders[order];

/** So many of the first are mixed, so that no member has more than `mostOfMember` of a first page of twelve where others have some, too. */
const mixed = 60;
const mostOfMember = 3;

/** Of rows with their `place` in the order of a search, which are the how-manieth of their owner. */
export const mixedOrder = (order: ListingOrder): string =>
  order === 'relevance' ? `place > ${mixed}, case when place <= ${mixed} then (nth - 1) / ${mostOfMember} end, place` : 'place';

/** What the orders need besides the id. */
export const orderedColumns = 'created_at, price, name';

/** What the order of a search needs besides these. */
export const rankedColumns = `${orderedColumns}, owner_id, status, ${freshAt({ vaccinated: 1 })} as fresh_at`;

/** Of some fields any of several values will do. */
export type Conditions = Narrowed<ListingFilter>;

type FilterName = keyof Conditions;

/** One thing that a listing has to be. */
export interface Condition {
  readonly field: FilterName;
  /** As an index can answer it. @param parameter what stands for the value, such as `$4` */
  readonly sql: Comparison;
  /** Of text, of which an index knows no order: the same for rows that are there already. */
  readonly check?: Comparison;
  readonly value: unknown;
}

type Comparison = (parameter: string) => string;

const comparisons: Readonly<Partial<Record<FilterName, Comparison>>> = {
  minPrice: (parameter) => `price >= ${parameter}`,
  maxPrice: (parameter) => `price <= ${parameter}`,
  minAge: (parameter) => `born_on <= ${parameter}`,
  maxAge: (parameter) => `born_on > ${parameter}`,
  excludeId: (parameter) => `id <> ${parameter}`,
};

const patternOf = (parameter: string, place: number): string => `(${parameter}::text[])[${place}]`;

/** One after the other: of several lists an index would be asked for every combination. */
const isLikeOneOf =
  (column: string, operator: string, patterns: readonly string[]): Comparison =>
  (parameter) =>
    patterns.length === 0
      ? `cardinality(${parameter}::text[]) > 0`
      : `(${patterns.map((_, index) => `${column} ${operator} ${patternOf(parameter, index + 1)}`).join(' or ')})`;

/** No column by itself, so that no index is asked. */
const checkedFor =
  (column: string, operator: string): Comparison =>
  (parameter) =>
    `${column} || '' ${operator} any(${parameter}::text[])`;

const ofBreed = (patterns: readonly string[]): Condition => ({
  field: 'breed',
  sql: isLikeOneOf('breed', 'ilike', patterns),
  check: checkedFor('breed', 'ilike'),
  value: patterns,
});

/** The day of birth that is the bound. */
const bornAtBound: Readonly<Partial<Record<FilterName, (months: number, now: Date) => string>>> = {
  minAge: bornBy,
  maxAge: (months, now) => bornBy(months + 1, now),
};

const ofField = (field: FilterName, value: unknown, now: Date): readonly Condition[] => {
  if (field === 'breed') return [ofBreed(breedPatterns(String(value)))];
  if (Array.isArray(value)) return [{ field, sql: (parameter) => `${columnOf(field)} = any(${parameter}::text[])`, value }];
  const sql: Comparison = comparisons[field] ?? ((parameter) => `${columnOf(field)} = ${parameter}`);
  return [{ field, sql, value: bornAtBound[field]?.(Number(value), now) ?? value }];
};

/** What a filter asks for at `now`, in an order of its own, so that equal questions are one statement. */
export const conditionsOf = (filter: Conditions, now: Date): readonly Condition[] =>
  (Object.entries(filter) as [FilterName, unknown][])
    .filter(([, value]) => value !== undefined)
    .sort(([left], [right]) => left.localeCompare(right))
    .flatMap(([field, value]) => ofField(field, value, now));

/** Whose one plan is good for every value; together with the orders they make a few dozen statements. */
const plannedOnce: ReadonlySet<string> = new Set(['species', 'cityId', 'adoptionType', 'excludeId']);

/** Whether a statement with this condition may have a name. */
export const isPlannedOnce = ({ field, value }: Condition): boolean => plannedOnce.has(field) && !Array.isArray(value);

/** Each with what stands for its value. */
export type Placed = readonly (readonly [condition: Condition, parameter: string])[];

/** @param first number of the parameter that stands for the first value */
export const placed = (conditions: readonly Condition[], first: number): Placed =>
  conditions.map((condition, index) => [condition, `$${index + first}`]);

/** `is_published` is written out, not bound: only so does the planner see that the partial indexes fit. */
export const whereOf = (conditions: Placed): string =>
  ['is_published', ...conditions.map(([{ sql }, parameter]) => sql(parameter))].join(' and ');

/** The same for rows that are read along an order: what no such index knows is left to `checksOf`. */
export const alongWhereOf = (conditions: Placed): string => whereOf(conditions.filter(([{ check }]) => check === undefined));

export const checksOf = (conditions: Placed): readonly string[] => conditions.flatMap(([{ check }, parameter]) => check?.(parameter) ?? []);

// Folded into one value when the statement is planned.
const cityNames = `${quotedText(JSON.stringify(Object.fromEntries(cities.map(({ id, en }) => [id, en]))))}::jsonb`;

const owner = (beside: string): string => `(select row_to_json(shown) from (select owner_id as "_id", owner_id as id,
  coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName",
  case when first_name = '' and last_name = '' then ${quotedText(formerMember)}
    else trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) end as "fullName",
  coalesce(is_verified, false) as verified, null::integer as rating${beside}) as shown)`;

const columnsOf = (names: readonly string[]): string => names.map((name) => `${columnOf(name)} as "${name}"`).join(', ');

const requirements = `(select row_to_json(shown) from (select ${columnsOf(requirementNames)}) as shown)`;

const details = columnsOf(detailNames.filter((name) => name !== 'cityId'));

const fieldsOf = (shownOwner: string): string => `
  listings.id as "_id", listings.id, ${details}, ${jsonInstant('aged_at')} as "agedAt", born_on as "bornOn", ${requirements} as requirements,
  coalesce(${cityNames} ->> city_id, city_id) as location, featured, ${jsonPictures('pets', 'pictures')} as images, ${shownOwner} as owner,
  ${jsonInstant('created_at')} as "createdAt", ${jsonInstant('updated_at')} as "updatedAt", coalesce(views, 0) as views, coalesce(likes, 0) as likes,
  approval_status as "approvalStatus", rejection_reason as "rejectionReason", ${jsonInstant('approved_at')} as "approvedAt"`;

// `offset 0`: by id, one by one, of the rows that are shown; what a limit leaves is not known when a statement is planned for all parameters.
const shownWith = (ownersColumns: string, shownOwner: string): ShownRows => ({
  joined: `left join lateral (select ${ownersColumns} from members where members.id = listings.owner_id offset 0) as owner on true
    left join lateral (select views, likes from interests where interests.id = listings.id offset 0) as interest on true`,
  fields: fieldsOf(shownOwner),
});

const alone = shownWith(
  'first_name, last_name, is_verified, picture',
  owner(`, ${jsonPicture('auth', 'picture')}::json as "profileImage"`),
);
const inLists = shownWith('first_name, last_name, is_verified', owner(''));

/** The text of rows of `listings` as column `json`: what `presentListing` makes of them. @param listings what stands after `from`, as `listings` */
export const petsAsJson = (listings: string): string => rowsAsJson(listings, alone);

/** The pets of `listings`, what stands after `from`, as one JSON array in this order: without the pictures of their owners. */
export const petsAsArray = (listings: string, order: string): string => rowsAsArray(listings, inLists, order);
