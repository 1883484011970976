import { columnOf, type Reads } from '@paltu/persistence';
import { petPriceSteps } from '@paltu/reference';
import { countedTerm, namedFields, searchQuery, termsOf, understand, understoodIn } from '@paltu/search';
import { fieldsLeft, narrowed } from '@paltu/search/pets';
import { termSizes } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import { facets, type ListingFacets, type ListingFilter, type ReadListingFacets } from '../use-cases/ports.ts';
import { conditionsOf, type Condition } from './listing-conditions.ts';
import { listingOrders } from './listing-orders.ts';
import { placed, whereOf, type Placed } from './listing-statements.ts';

/** What may have more is not counted: its matches would have to be found for a number that nobody is shown. */
const countedAtMost = 5_000;

const { step, top } = petPriceSteps;

/** What is counted by its values, and the filters that choose one. */
interface Counted {
  readonly name: string;
  readonly value: string;
  readonly chosenBy: readonly string[];
}

const counted: readonly Counted[] = [
  ...facets.map((facet) => ({ name: facet, value: columnOf(facet), chosenBy: [facet] })),
  { name: 'prices', value: `least(price / ${step} * ${step}, ${top})`, chosenBy: ['minPrice', 'maxPrice'] },
];

const isFacet = ({ field }: Condition): boolean => counted.some(({ chosenBy }) => chosenBy.includes(field));

/** Of each value of a facet, how many what else is chosen leaves. */
const countsOf = ({ name, value, chosenBy }: Counted, chosen: Placed): string => {
  const others = chosen.filter(([{ field }]) => !chosenBy.includes(field)).map(([{ sql }, parameter]) => sql(parameter));
  return `'${name}', (select coalesce(json_object_agg(value, count), '{}') from (
    select ${value} as value, count(*) as count from found ${others.length > 0 ? `where ${others.join(' and ')}` : ''} group by 1) as counts)`;
};

// What is counted is in an order, so that it is read from an index whatever the planner expects of the table.
/** Parameters: `$1` the cap, `$2` the `tsquery` or null, `$3` its terms; then the conditions. */
const textOf = (base: Placed, chosen: Placed, isMatched: boolean): string => `
  with sizes as materialized (${termSizes('listings', '$3')}),
    found as materialized (
      select ${facets.map(columnOf).join(', ')}, price from listings
      where ${whereOf(base)} ${isMatched ? 'and document @@ $2::tsquery' : 'and $2::text is null'}
        and (select expected <= ${countedAtMost} or $2 is null from sizes)
      order by ${listingOrders.newest} limit $1)
  select case when (select expected > ${countedAtMost} and $2 is not null from sizes) or (select count(*) from found) >= $1 then null
    else json_build_object(${counted.map((one) => countsOf(one, chosen)).join(', ')}) end as facets`;

/** @param cap of more than that nothing is counted */
export const pgListingFacets =
  (reads: Reads, cap = totalCap): ReadListingFacets =>
  async (search: string | undefined, filter: ListingFilter) => {
    const understood = understand(search ?? '', fieldsLeft(filter));
    const meant = conditionsOf(narrowed({}, namedFields(understoodIn(understood).map(({ fields }) => fields))));
    const own = conditionsOf(filter);
    const base = [...meant, ...own.filter((one) => !isFacet(one))];
    const chosen = own.filter(isFacet);
    const query = searchQuery(understood);
    const text = textOf(placed(base, 4), placed(chosen, 4 + base.length), query !== undefined);
    const values = [
      cap + 1,
      query ?? null,
      JSON.stringify(termsOf(understood).map(countedTerm)),
      ...[...base, ...chosen].map(({ value }) => value),
    ];
    const [row] = await reads.rows<{ facets: ListingFacets | null }>({ text }, values);
    return row?.facets ?? null;
  };
