import { cacheTags } from '@paltu/contracts/cache-tags';
import type { NoteSearch, SearchRequest } from '@paltu/empty-searches';
import { orRefuse } from '@paltu/kernel';
import type { JsonPage } from '@paltu/persistence';
import { searchAsJson } from '@paltu/search';
import { data, forEverybody, listAsJson, ok, paginationView, route, type Page, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import {
  accessoriesQuery,
  accessoryParams,
  categoryQuery,
  facetsQuery,
  featuredQuery,
  searchQuery,
  similarQuery,
  toFilter,
  vendorQuery,
} from './accessory-fields-http.ts';
import type { ReadAccessoryFacets } from './accessory-facets-store.ts';
import type { AccessoryFilter, AccessoryQueries } from './accessory-queries-store.ts';
import { accessorySearchView, accessoryView } from './accessory-views-http.ts';
import { accessoryNotFound, type AccessoryOrder } from './accessory.ts';
import type { ReadAccessoryStats } from './stock-use-cases.ts';

const page = { accessories: z.array(accessoryView), pagination: paginationView };
const searched = data({ ...page, search: accessorySearchView.optional() });

const answerOf = (found: JsonPage, wanted: Page, search?: string) =>
  ok(listAsJson('accessories', found, wanted, search), { headers: forEverybody });

interface Wanted {
  readonly page: Page;
  readonly filter?: AccessoryFilter;
  readonly order?: AccessoryOrder | undefined;
}

const counts = z.record(z.string(), z.int());

interface FindingRouteNeeds {
  readonly queries: AccessoryQueries;
  readonly readFacets: ReadAccessoryFacets;
  readonly readStats: ReadAccessoryStats;
  readonly noteSearch: NoteSearch;
}

/** How everybody finds a product. */
export const findingRoutes = ({ queries, readFacets, readStats, noteSearch }: FindingRouteNeeds): Route[] => {
  const list = async ({ page: wanted, filter = {}, order = 'newest' }: Wanted) =>
    answerOf(await queries.list(filter, order, wanted), wanted);
  const search = async (request: SearchRequest, words: string, { page: wanted, filter = {}, order = 'relevance' }: Wanted) => {
    const { found, search: read } = await queries.search(words, filter, order, wanted);
    noteSearch(request, { search: words, filter, page: wanted, counted: found.counted });
    return answerOf(found, wanted, searchAsJson(read, { name: 'accessories', rowsOf: ({ rows }) => rows, city: 'city' }));
  };
  return [
    route({
      method: 'get',
      path: '/api/v1/accessories',
      access: 'public',
      cache: { tags: [cacheTags.accessories] },
      summary: 'Products; `search` while searching: what it was taken for, and what is nearest where nothing fits',
      query: accessoriesQuery,
      answers: { 200: searched },
      handle: ({ query, request }) => {
        const wanted = { page: query, filter: toFilter(query), order: query.sortBy };
        return query.search === undefined ? list(wanted) : search(request, query.search, wanted);
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/accessories/facets',
      access: 'public',
      cache: { tags: [cacheTags.accessories] },
      summary: 'How many products each category and each animal would leave; null where there are more than can be counted',
      query: facetsQuery,
      answers: {
        200: data({ facets: z.strictObject({ category: counts, forSpecies: counts }).meta({ id: 'AccessoryFacets' }).nullable() }),
      },
      handle: async ({ query }) => ok({ facets: await readFacets(query.search, toFilter(query)) }, { headers: forEverybody }),
    }),
    route({
      method: 'get',
      path: '/api/v1/accessories/search',
      access: 'public',
      cache: { tags: [cacheTags.accessories] },
      summary: 'Products that are found by words, the best match first',
      query: searchQuery,
      answers: { 200: searched },
      handle: ({ query, request }) => search(request, query.q, { page: query }),
    }),
    route({
      method: 'get',
      path: '/api/v1/accessories/category',
      access: 'public',
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
      cache: { tags: [cacheTags.accessories] },
      summary: 'Products of one store, by its id or that of its owner, the newest first',
      query: vendorQuery,
      answers: { 200: data(page) },
      handle: async ({ query }) => {
        const storeId = await queries.findStore(query.vendorId);
        return storeId === undefined ? answerOf({ rows: '[]', counted: 0 }, query) : list({ page: query, filter: { storeId } });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/accessories/:id/similar',
      access: 'public',
      cache: { tags: [cacheTags.accessories] },
      summary: 'Products in stock of the same category and for the same animals, those with the nearest names first',
      params: accessoryParams,
      notFound: accessoryNotFound,
      query: similarQuery,
      answers: { 200: data(page) },
      handle: async ({ params, query }) => answerOf(orRefuse(await queries.similar(params.id, query), accessoryNotFound), query),
    }),
    route({
      method: 'get',
      path: '/api/v1/accessories/stats',
      access: 'public',
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
