import { data, forEverybody, JsonText, ok, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { ListingFilter, PublishedListings } from '../use-cases/ports.ts';
import { petView, pickedQuery } from './listing-schemas.ts';

export interface PickedListingRouteNeeds {
  readonly published: PublishedListings;
}

/** The newest few that an admin or an owner wants seen before others, as long as they can be had. */
export const pickedListingRoutes = ({ published }: PickedListingRouteNeeds): Route[] => {
  const picked = (name: 'featured' | 'urgent', summary: string, filter: ListingFilter): Route =>
    route({
      method: 'get',
      path: `/api/v1/pets/${name}`,
      access: 'public',
      limit: 'reads',
      summary,
      query: pickedQuery,
      answers: { 200: data({ pets: z.array(petView), pagination: paginationView }) },
      handle: async ({ query }) => {
        const page = { page: 1, limit: query.limit };
        const { pets, counted } = await published.list({ ...filter, status: 'Available' }, 'newest', page);
        const pagination = JSON.stringify(paginationOf(page, counted));
        return ok(new JsonText(`{"pets":${pets},"pagination":${pagination}}`), { headers: forEverybody });
      },
    });
  return [
    picked('featured', 'Listings that are shown before others', { featured: true }),
    picked('urgent', 'Listings whose pets need a home soon', { urgent: true }),
  ];
};
