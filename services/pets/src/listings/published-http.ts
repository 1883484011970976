import { cacheTags } from '@paltu/contracts/cache-tags';
import type { NoteSearch } from '@paltu/empty-searches';
import { visibleTo } from '@paltu/kernel';
import { cityName, longestSearch } from '@paltu/reference';
import { searchAsJson } from '@paltu/search';
import type { Suggestion } from '@paltu/search/postgres';
import {
  data,
  forEverybody,
  forThisReader,
  JsonText,
  listAsJson,
  ok,
  paginationOf,
  paginationView,
  parameter,
  route,
  text,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { listingParams, ownQuery, pickedQuery, publishedQuery, toFilter, toOwnFilter } from './listing-fields-http.ts';
import type { ListingQueries } from './listing-store.ts';
import type { ListingStats, ViewListing } from './listing-use-cases.ts';
import { petNotFound } from './listing.ts';
import type { ListingFilter } from './published-sql-store.ts';
import type { PublishedListings } from './published-store.ts';
import type { ReadListingFacets } from './search-store.ts';
import { petView, searchView, ownListingView, anyListingView, type OwnListings } from './listing-views-http.ts';

// The owner sees more of the same listing.
const petForEverybody = { ...forEverybody, vary: 'Authorization' };

interface ListingReadNeeds {
  readonly queries: ListingQueries;
  readonly published: PublishedListings;
  readonly view: ViewListing;
  readonly presentOwn: OwnListings;
  readonly noteSearch: NoteSearch;
}

/** What everybody reads, and what owners read of their own. */
export const listingReadRoutes = ({ queries, published, view, presentOwn, noteSearch }: ListingReadNeeds): Route[] => {
  return [
    route({
      method: 'get',
      path: '/api/v1/pets',
      access: 'public',
      cache: { tags: [cacheTags.pets] },
      summary: 'Published listings',
      query: publishedQuery,
      answers: { 200: data({ pets: z.array(petView), pagination: paginationView, search: searchView.optional() }) },
      handle: async ({ query, request }) => {
        const [filter, search] = [toFilter(query), query.search];
        if (search === undefined) {
          const { pets, counted } = await published.list(filter, query.sortBy ?? 'newest', query);
          return ok(listAsJson('pets', { rows: pets, counted }, query), { headers: forEverybody });
        }
        const { found, search: read } = await published.search(search, filter, query.sortBy ?? 'relevance', query);
        // What can still be had is what the site shows unless all is asked for.
        const status = filter.status === 'Available' ? undefined : filter.status;
        noteSearch(request, { search, filter: { ...filter, status }, page: query, counted: found.counted });
        const shown = searchAsJson(read, { name: 'pets', rowsOf: ({ pets }) => pets, city: 'location' });
        return ok(listAsJson('pets', { rows: found.pets, counted: found.counted }, query, shown), { headers: forEverybody });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/pets/user/my-pets',
      access: 'member',
      summary: "The caller's listings, of every status",
      query: ownQuery,
      answers: { 200: data({ pets: z.array(ownListingView), pagination: paginationView }) },
      handle: async ({ actor, query }) => {
        const found = await queries.listOwn(actor.userId, toOwnFilter(query), { ...query, sortBy: query.sortBy ?? 'newest' });
        const pets = await presentOwn.many(found.listings);
        return ok({ pets, pagination: paginationOf(query, found.counted) }, { headers: forThisReader });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/pets/:id',
      access: 'optional',
      cache: { tags: [cacheTags.pet] },
      summary: 'One listing',
      params: listingParams,
      notFound: petNotFound,
      answers: { 200: data({ pet: anyListingView }) },
      handle: async ({ actor, params }) => {
        // Most look at what others offer: that is one statement, and text already.
        const pet = await published.find(params.id);
        if (pet !== undefined && !visibleTo(actor, pet.ownerId, true, petNotFound))
          return ok(new JsonText(`{"pet":${pet.text}}`), { headers: petForEverybody });
        const { listing, interest, isPrivileged } = await view(params.id, actor);
        // It was published since.
        if (!isPrivileged) throw petNotFound();
        return ok({ pet: await presentOwn.one({ listing, interest }) }, { headers: forThisReader });
      },
    }),
  ];
};

/** The newest few that an admin or an owner wants seen before others, as long as they can be had. */
export const pickedListingRoutes = (published: PublishedListings): Route[] => {
  const picked = (name: 'featured' | 'urgent', summary: string, filter: ListingFilter): Route =>
    route({
      method: 'get',
      path: `/api/v1/pets/${name}`,
      access: 'public',
      cache: { tags: [cacheTags.pets] },
      summary,
      query: pickedQuery,
      answers: { 200: data({ pets: z.array(petView), pagination: paginationView }) },
      handle: async ({ query }) => {
        const page = { page: 1, limit: query.limit };
        const { pets, counted } = await published.list({ ...filter, status: 'Available' }, 'newest', page);
        return ok(listAsJson('pets', { rows: pets, counted }, page), { headers: forEverybody });
      },
    });
  return [
    picked('featured', 'Listings that are shown before others', { featured: true }),
    picked('urgent', 'Listings whose pets need a home soon', { urgent: true }),
  ];
};

interface SearchRouteNeeds {
  /** How a search may go on. */
  readonly suggest: (search: string) => Promise<readonly Suggestion[]>;
  readonly readFacets: ReadListingFacets;
}

const suggestionQuery = z.object({
  q: parameter(text('q').pipe(z.string().max(longestSearch, `q must be at most ${longestSearch} characters long`))).describe(
    'The beginning of a search',
  ),
});

const suggestionView = z
  .strictObject({
    kind: z.enum(['species', 'city', 'breed', 'word']),
    /** What is shown. */
    text: z.string(),
    /** What is then searched for. */
    search: z.string(),
    count: z.int(),
  })
  .meta({ id: 'PetSuggestion' });

const counts = z.record(z.string(), z.int());

const facetsView = z
  .strictObject({
    ...{ species: counts, gender: counts, size: counts, adoptionType: counts, vaccinated: counts, urgent: counts },
    /** By where a step of 5,000 rupees begins; all from 100,000 on are one. */
    prices: counts,
  })
  .meta({ id: 'PetFacets' });

const { page: _page, limit: _limit, sortBy: _sortBy, ...filters } = publishedQuery.shape;

/** What a search may go on with, and how many there are of what it can be narrowed by. */
export const searchRoutes = ({ suggest, readFacets }: SearchRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/pets/suggestions',
    access: 'public',
    cache: { tags: [cacheTags.pets] },
    summary: 'Words, breeds, kinds and cities of published listings that begin like this, at most eight',
    query: suggestionQuery,
    answers: { 200: data({ suggestions: z.array(suggestionView) }) },
    handle: async ({ query }) => {
      const suggestions = (await suggest(query.q ?? '')) as z.input<typeof suggestionView>[];
      return ok({ suggestions }, { headers: forEverybody });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/pets/facets',
    access: 'public',
    cache: { tags: [cacheTags.pets] },
    summary: 'How many published listings each filter would leave; null where there are more than can be counted',
    query: z.object(filters),
    answers: { 200: data({ facets: facetsView.nullable() }) },
    handle: async ({ query }) => {
      const filter = toFilter({ ...query, page: 1, limit: 1, sortBy: undefined });
      return ok({ facets: await readFacets(query.search, filter) }, { headers: forEverybody });
    },
  }),
];

const petStatsView = z
  .strictObject({
    total: z.int(),
    available: z.int(),
    pending: z.int(),
    adopted: z.int(),
    bySpecies: counts,
    byCity: counts,
    byAdoptionType: counts,
  })
  .meta({ id: 'PetStats' });

const presentStats = ({ total, byStatus, bySpecies, byCity, byAdoptionType }: ListingStats): z.input<typeof petStatsView> => ({
  total,
  available: byStatus['Available'] ?? 0,
  pending: byStatus['Pending'] ?? 0,
  adopted: byStatus['Adopted'] ?? 0,
  bySpecies,
  byCity: Object.fromEntries(Object.entries(byCity).map(([id, count]) => [cityName(id), count])),
  byAdoptionType,
});

/** How many pets there are. */
export const listingStatsRoutes = (readStats: () => Promise<ListingStats>): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/pets/stats',
    access: 'public',
    cache: { tags: [cacheTags.pets] },
    summary: 'How many published listings there are; at most ten seconds old',
    answers: { 200: data({ stats: petStatsView }) },
    handle: async () => ok({ stats: presentStats(await readStats()) }, { headers: { 'cache-control': 'public, max-age=10' } }),
  }),
];
