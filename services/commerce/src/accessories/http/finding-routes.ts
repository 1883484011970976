import { cacheTags } from '@paltu/contracts/cache-tags';
import { data, forEverybody, ok, paginationOf, paginationView, route, type Page, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { ReadAccessoryStats } from '../use-cases/accessory-stats.ts';
import type { AccessoryFilter, AccessoryOrder, AccessoryPage, AccessoryQueries } from '../use-cases/ports.ts';
import { presentAccessory } from './accessory-presenter.ts';
import { toFilter } from './accessory-requests.ts';
import { accessoriesQuery, categoryQuery, featuredQuery, searchQuery, vendorQuery } from './accessory-schemas.ts';
import { accessoryView } from './accessory-view.ts';

export interface FindingRouteNeeds {
  readonly queries: AccessoryQueries;
  readonly readStats: ReadAccessoryStats;
}

const page = { accessories: z.array(accessoryView), pagination: paginationView };
const searched = data({ ...page, corrected: z.string().nullable().optional() });
const nothing: AccessoryPage = { accessories: [], counted: 0 };

const answerOf = ({ accessories, counted }: AccessoryPage, wanted: Page) => ({
  accessories: accessories.map(presentAccessory),
  pagination: paginationOf(wanted, counted),
});

interface Wanted {
  readonly page: Page;
  readonly filter?: AccessoryFilter;
  readonly order?: AccessoryOrder | undefined;
}

const readersOf = (queries: AccessoryQueries) => ({
  list: async ({ page: wanted, filter = {}, order = 'newest' }: Wanted) =>
    ok(answerOf(await queries.list(filter, order, wanted), wanted), { headers: forEverybody }),
  search: async (words: string, { page: wanted, filter = {}, order = 'relevance' }: Wanted) => {
    const found = await queries.search(words, filter, order, wanted);
    return ok({ ...answerOf(found, wanted), corrected: found.corrected }, { headers: forEverybody });
  },
});

/** Lists that filters and words narrow. */
const searchRoutes = ({ queries }: Pick<FindingRouteNeeds, 'queries'>): Route[] => {
  const { list, search } = readersOf(queries);
  return [
    route({
      method: 'get',
      path: '/api/v1/accessories',
      access: 'public',
      limit: 'reads',
      cache: { tags: [cacheTags.accessories] },
      summary: 'Products; `corrected` while searching: what was looked for where no product has a word that was typed',
      query: accessoriesQuery,
      answers: { 200: searched },
      handle: ({ query }) => {
        const wanted = { page: query, filter: toFilter(query), order: query.sortBy };
        return query.search === undefined ? list(wanted) : search(query.search, wanted);
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/accessories/search',
      access: 'public',
      limit: 'reads',
      cache: { tags: [cacheTags.accessories] },
      summary: 'Products that are found by words, the best match first',
      query: searchQuery,
      answers: { 200: searched },
      handle: ({ query }) => search(query.q, { page: query }),
    }),
  ];
};

/** Lists with a fixed filter, and totals. */
const pickedRoutes = ({ queries, readStats }: FindingRouteNeeds): Route[] => {
  const { list } = readersOf(queries);
  return [
    route({
      method: 'get',
      path: '/api/v1/accessories/category',
      access: 'public',
      limit: 'reads',
      cache: { tags: [cacheTags.accessories] },
      summary: 'Products of one category, the newest first',
      query: categoryQuery,
      answers: { 200: data(page) },
      handle: ({ query }) => list({ page: query, filter: { category: query.category } }),
    }),
    route({
      method: 'get',
      path: '/api/v1/accessories/featured',
      access: 'public',
      limit: 'reads',
      cache: { tags: [cacheTags.accessories] },
      summary: 'Products that are shown before others',
      query: featuredQuery,
      answers: { 200: data(page) },
      handle: ({ query }) => list({ page: query, filter: { featured: true } }),
    }),
    route({
      method: 'get',
      path: '/api/v1/accessories/vendor',
      access: 'public',
      limit: 'reads',
      cache: { tags: [cacheTags.accessories] },
      summary: 'Products of one store, by its id or that of its owner, the newest first',
      query: vendorQuery,
      answers: { 200: data(page) },
      handle: async ({ query }) => {
        const storeId = await queries.findStore(query.vendorId);
        if (storeId === undefined) return ok(answerOf(nothing, query), { headers: forEverybody });
        return list({ page: query, filter: { storeId } });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/accessories/stats',
      access: 'public',
      limit: 'reads',
      cache: { tags: [cacheTags.accessories] },
      summary: 'How many products there are; at most ten seconds old',
      answers: {
        200: data({
          stats: z
            .strictObject({ total: z.int(), inStock: z.int(), outOfStock: z.int(), byCategory: z.record(z.string(), z.int()) })
            .meta({ id: 'AccessoryStats' }),
        }),
      },
      handle: async () => ok({ stats: { ...(await readStats()) } }, { headers: { 'cache-control': 'public, max-age=10' } }),
    }),
  ];
};

/** How everybody finds a product. */
export const findingRoutes = (needs: FindingRouteNeeds): Route[] => [...searchRoutes(needs), ...pickedRoutes(needs)];
