import { data, forEverybody, ok, parameter, route, type Route, text } from '@paltu/service-kit';
import { longestSearch } from '@paltu/reference';
import { z } from 'zod';
import type { ReadListingFacets, SuggestListings } from '../use-cases/ports.ts';
import { toFilter } from './listing-requests.ts';
import { publishedQuery } from './listing-schemas.ts';

export interface SearchRouteNeeds {
  readonly suggest: SuggestListings;
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
    limit: 'reads',
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
    limit: 'reads',
    summary: 'How many published listings each filter would leave; null where there are more than can be counted',
    query: z.object(filters),
    answers: { 200: data({ facets: facetsView.nullable() }) },
    handle: async ({ query }) => {
      const filter = toFilter({ ...query, page: 1, limit: 1, sortBy: undefined });
      return ok({ facets: await readFacets(query.search, filter) }, { headers: forEverybody });
    },
  }),
];
