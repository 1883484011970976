import { cacheTags } from '@paltu/contracts/cache-tags';
import type { NoteSearch, SearchRequest } from '@paltu/empty-searches';
import type { JsonPage } from '@paltu/persistence';
import { storeTypes } from '@paltu/reference';
import { searchAsJson } from '@paltu/search';
import { data, forEverybody, listAsJson, ok, paginationOf, paginationView, route, type Page, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { featuredQuery, nearbyQuery, searchQuery, storesQuery, toFilter, typeQuery } from './store-fields-http.ts';
import type { StoreFilter, StoreQueries } from './store-queries-store.ts';
import { nearbyStoreView, presentNearby, storeSearchView, storeView } from './store-views-http.ts';
import type { StoreOrder } from './store.ts';

const usualMetres = 10_000;
const mostServicesShown = 100;
const page = { stores: z.array(storeView), pagination: paginationView };
const searched = data({ ...page, search: storeSearchView.optional() });
const counts = z.array(z.strictObject({ name: z.string(), count: z.int() }));

const answerOf = (found: JsonPage, wanted: Page, search?: string) =>
  ok(listAsJson('stores', found, wanted, search), { headers: forEverybody });

interface Wanted {
  readonly page: Page;
  readonly filter?: StoreFilter;
  readonly order?: StoreOrder | undefined;
}

/** How everybody finds a store. */
export const findingRoutes = (queries: StoreQueries, noteSearch: NoteSearch): Route[] => {
  const best = async (filter: StoreFilter, wanted: Page) => answerOf(await queries.list(filter, 'rating', wanted), wanted);
  const search = async (request: SearchRequest, words: string, { page: wanted, filter = {}, order = 'relevance' }: Wanted) => {
    const { found, search: read } = await queries.search(words, filter, order, wanted);
    noteSearch(request, { search: words, filter, page: wanted, counted: found.counted });
    return answerOf(found, wanted, searchAsJson(read, { name: 'stores', rowsOf: ({ rows }) => rows, city: 'city' }));
  };
  return [
    route({
      method: 'get',
      path: '/api/v1/stores',
      access: 'public',
      cache: { tags: [cacheTags.stores] },
      summary: 'Open stores; `search` while searching: what it was taken for, and what is nearest where nothing fits',
      query: storesQuery,
      answers: { 200: searched },
      handle: async ({ query, request }) => {
        const filter = toFilter(query);
        if (query.search !== undefined) return search(request, query.search, { page: query, filter, order: query.sortBy });
        return answerOf(await queries.list(filter, query.sortBy ?? 'rating', query), query);
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/stores/search',
      access: 'public',
      cache: { tags: [cacheTags.stores] },
      summary: 'Open stores that are found by words, the best match first',
      query: searchQuery,
      answers: { 200: searched },
      handle: ({ query, request }) => search(request, query.q, { page: query }),
    }),
    route({
      method: 'get',
      path: '/api/v1/stores/featured',
      access: 'public',
      cache: { tags: [cacheTags.stores] },
      summary: 'Stores that are shown before others',
      query: featuredQuery,
      answers: { 200: data(page) },
      handle: ({ query }) => best({ featured: true }, query),
    }),
    route({
      method: 'get',
      path: '/api/v1/stores/type',
      access: 'public',
      cache: { tags: [cacheTags.stores] },
      summary: 'Stores of one type, the best rated first',
      query: typeQuery,
      answers: { 200: data(page) },
      handle: ({ query }) => best({ type: query.type }, query),
    }),
    route({
      method: 'get',
      path: '/api/v1/stores/nearby',
      access: 'public',
      cache: { tags: [cacheTags.stores] },
      summary: 'Stores around a place, the nearest first',
      query: nearbyQuery,
      answers: { 200: data({ stores: z.array(nearbyStoreView), pagination: paginationView }) },
      handle: async ({ query }) => {
        const { stores, counted } = await queries.listNearby(query, query.maxDistance ?? usualMetres, query);
        const nearest = stores.map((store) => presentNearby(store, query));
        return ok({ stores: nearest, pagination: paginationOf(query, counted) }, { headers: forEverybody });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/stores/categories',
      access: 'public',
      cache: { tags: [cacheTags.stores] },
      summary: 'The types of stores, and how many open ones there are of each',
      answers: { 200: data({ categories: counts }) },
      handle: async () => {
        const known = new Map((await queries.countTypes()).map(({ name, count }) => [name, count]));
        return ok({ categories: storeTypes.map((name) => ({ name, count: known.get(name) ?? 0 })) }, { headers: forEverybody });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/stores/services',
      access: 'public',
      cache: { tags: [cacheTags.stores] },
      summary: `What open stores offer, the most frequent first, at most ${mostServicesShown}`,
      answers: { 200: data({ services: counts }) },
      handle: async () => ok({ services: [...(await queries.countServices(mostServicesShown))] }, { headers: forEverybody }),
    }),
  ];
};
