import type { Clock } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import { data, forEverybody, ok, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { VetFilter, VetPage, VetQueries } from '../use-cases/ports.ts';
import { presentSearch, vetSearchView } from './search-presenter.ts';
import { presentNearby, presentVet } from './vet-presenter.ts';
import { toFilter } from './vet-requests.ts';
import { featuredQuery, nearbyQuery, specialtyQuery, vetsQuery } from './vet-schemas.ts';
import { nearbyVetView, vetView } from './vet-view.ts';

export interface FindingRouteNeeds {
  readonly queries: VetQueries;
  readonly clock: Clock;
}

const usualMetres = 10_000;
const page = data({ vets: z.array(vetView), pagination: paginationView });

const pageOf = <Beside extends object>({ vets, counted }: VetPage, wanted: PageWanted, beside?: Beside) =>
  ok({ vets: vets.map(presentVet), pagination: paginationOf(wanted, counted), ...beside }, { headers: forEverybody });

/** How everybody finds a vet. */
export const findingRoutes = ({ queries, clock }: FindingRouteNeeds): Route[] => {
  const best = async (filter: VetFilter, wanted: PageWanted) => pageOf(await queries.list(filter, 'rating', wanted), wanted);
  return [
    route({
      method: 'get',
      path: '/api/v1/vets',
      access: 'public',
      limit: 'reads',
      summary: 'Vets; with `search`, what it was taken for',
      query: vetsQuery,
      answers: { 200: data({ vets: z.array(vetView), pagination: paginationView, search: vetSearchView.optional() }) },
      handle: async ({ query }) => {
        const { search, sortBy = 'rating' } = query;
        const filter = toFilter(query, clock.now());
        if (search === undefined) return pageOf(await queries.list(filter, sortBy, query), query);
        const answer = await queries.search(search, filter, sortBy, query);
        return pageOf(answer.found, query, { search: presentSearch(answer.search) });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/vets/featured',
      access: 'public',
      limit: 'reads',
      summary: 'Vets that are shown before others',
      query: featuredQuery,
      answers: { 200: page },
      handle: ({ query }) => best({ featured: true }, query),
    }),
    route({
      method: 'get',
      path: '/api/v1/vets/specialty',
      access: 'public',
      limit: 'reads',
      summary: 'Vets of one specialty, the best rated first',
      query: specialtyQuery,
      answers: { 200: page },
      handle: ({ query }) => best({ specialty: query.specialty }, query),
    }),
    route({
      method: 'get',
      path: '/api/v1/vets/nearby',
      access: 'public',
      limit: 'reads',
      summary: 'Vets around a place, the nearest first',
      query: nearbyQuery,
      answers: { 200: data({ vets: z.array(nearbyVetView), pagination: paginationView }) },
      handle: async ({ query }) => {
        const { vets, counted } = await queries.listNearby(query, query.maxDistance ?? usualMetres, query);
        const nearest = vets.map((vet) => presentNearby(vet, query));
        return ok({ vets: nearest, pagination: paginationOf(query, counted) }, { headers: forEverybody });
      },
    }),
  ];
};
