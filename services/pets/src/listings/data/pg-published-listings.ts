import { columnOf, type Reads, type ReadStatement } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { ListingFilter, PublishedListings } from '../use-cases/ports.ts';
import { listingOrders } from './listing-orders.ts';
import { petsAsJson } from './pet-json-sql.ts';

type FilterName = keyof ListingFilter;

const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const conditions: Readonly<Partial<Record<FilterName, (parameter: string) => string>>> = {
  breed: (parameter) => `breed ilike ${parameter}`,
  minPrice: (parameter) => `price >= ${parameter}`,
  maxPrice: (parameter) => `price <= ${parameter}`,
  excludeId: (parameter) => `id <> ${parameter}`,
};

const conditionOf = (field: FilterName, parameter: string): string => conditions[field]?.(parameter) ?? `${columnOf(field)} = ${parameter}`;

/** Whose one plan is good for every value; together with the orders they make a few dozen statements. */
const plannedOnce: ReadonlySet<string> = new Set<FilterName>(['species', 'cityId', 'adoptionType', 'excludeId']);

const given = (filter: ListingFilter): [FilterName, unknown][] =>
  (Object.entries(filter) as [FilterName, unknown][])
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, field === 'breed' ? contains(String(value)) : value]);

/** `is_published` is written out, not bound: only so does the planner see that the partial indexes fit. */
const matchingWhere = (fields: readonly FilterName[]): string =>
  ['is_published', ...fields.map((field, index) => conditionOf(field, `$${index + 4}`))].join(' and ');

const pageStatement = (fields: readonly FilterName[], sortBy: keyof typeof listingOrders): ReadStatement => {
  const [where, order] = [matchingWhere(fields), listingOrders[sortBy]];
  const page = `(select * from listings where ${where} order by ${order} limit $1 offset $2) as listings`;
  return {
    name: fields.every((field) => plannedOnce.has(field)) ? `published ${sortBy} ${fields.join(' ')}` : undefined,
    text: `select
      (select count(*)::integer from (select from listings where ${where} limit $3) as matching) as counted,
      (select '[' || coalesce(string_agg(json, ',' order by ${order}), '') || ']' from ${petsAsJson(page)}) as pets`,
  };
};

const oneStatement: ReadStatement = {
  name: 'published one',
  text: `select json from ${petsAsJson('(select * from listings where id = $1 and is_published) as listings')}`,
};

/** @param cap totals are counted no further than one over it. */
export const pgPublishedListings = (reads: Reads, cap = totalCap): PublishedListings => ({
  list: async (filter, order, { page, limit }) => {
    const wanted = given(filter).sort(([left], [right]) => left.localeCompare(right));
    const statement = pageStatement(
      wanted.map(([field]) => field),
      order,
    );
    const values = [limit, (page - 1) * limit, cap + 1, ...wanted.map(([, value]) => value)];
    const [row] = await reads.rows<{ counted: number; pets: string }>(statement, values);
    return { pets: row?.pets ?? '[]', counted: row?.counted ?? 0 };
  },
  find: async (id) => {
    const [row] = await reads.rows<{ json: string }>(oneStatement, [id]);
    return row?.json;
  },
});
