import { quotedText, type Bind, type JsonList, type Reads } from '@paltu/persistence';
import { species } from '@paltu/reference';
import { countedTerms, fieldsBeside, fieldsNamedIn, narrowedBy, searchQuery, understand } from '@paltu/search';
import { termSizes } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import { animalsQuery, searched, type AccessoryFilter } from './accessory-queries-store.ts';

/** How many products each value of a filter would leave, with all others as they are chosen; what leaves none is absent. */
type AccessoryFacets = Readonly<Record<'category' | 'forSpecies', Readonly<Record<string, number>>>>;

/** What may have more is not counted: its matches would have to be found for a number that nobody is shown. */
const countedAtMost = 5_000;

/** SQL: the animals that a product is found for. */
const animals = `array_remove(array[${species
  .map((one) => `case when document @@ ${quotedText(animalsQuery(one))}::tsquery then ${quotedText(one)} end`)
  .join(', ')}], null)`;

const countsOf = (value: string, found: string): string =>
  `(select coalesce(json_object_agg(value, count), '{}') from (select ${value} as value, count(*) as count from ${found} group by 1) as counts)`;

interface Asked {
  /** SQL of `sizes`: how many rows the search may find. */
  readonly sizes: string;
  /** What the facets have in common. */
  readonly where: string;
  readonly order: string;
  readonly most: string;
  /** SQL: whether a row of `found` is of what is chosen. */
  readonly isCategory: string;
  readonly isAnimal: string;
}

// What is counted is in an order, so that it is read from an index whatever the planner expects of the table.
const facetsText = ({ sizes, where, order, most, isCategory, isAnimal }: Asked): string => `
  with sizes as materialized (${sizes}),
    found as materialized (select category, ${animals} as animals from accessories
      where ${where} and (select expected <= ${countedAtMost} from sizes) order by ${order} limit ${most})
  select case when (select expected > ${countedAtMost} from sizes) or (select count(*) from found) >= ${most} then null
    else json_build_object('category', ${countsOf('category', `found where ${isAnimal}`)},
      'forSpecies', ${countsOf('animal', `found, unnest(animals) as animal where ${isCategory}`)}) end as facets`;

/** How many products each category and each animal would leave; null where a search and the other filters leave more than `cap`. */
export const accessoryFacets =
  (reads: Reads, { conditions, isListed, countedBy }: JsonList, cap = totalCap) =>
  async (search: string | undefined, filter: AccessoryFilter): Promise<AccessoryFacets | null> => {
    const { category, forSpecies, ...others } = filter;
    const understood = understand(search ?? '', fieldsBeside(searched.filterOf, filter));
    const query = searchQuery(understood);
    const values: unknown[] = [];
    const bind: Bind = (value) => `$${values.push(value)}`;
    const asked = Object.entries({ ...others, ...narrowedBy(searched.filterOf, fieldsNamedIn(understood)), query }).filter(
      ([, value]) => value !== undefined,
    );
    const text = facetsText({
      sizes: query === undefined ? 'select 0 as expected' : termSizes('accessories', bind(JSON.stringify(countedTerms(understood)))),
      where: [isListed, ...asked.map(([field, value]) => conditions[field]?.(bind, value) ?? 'false')].join(' and '),
      order: countedBy,
      most: `${bind(cap + 1)}::bigint`,
      isCategory: category === undefined ? 'true' : `category = ${bind(category)}`,
      isAnimal: forSpecies === undefined ? 'true' : `${bind([forSpecies].flat())}::text[] && animals`,
    });
    const [row] = await reads.rows<{ facets: AccessoryFacets | null }>({ text }, values);
    return row?.facets ?? null;
  };
export type ReadAccessoryFacets = ReturnType<typeof accessoryFacets>;
