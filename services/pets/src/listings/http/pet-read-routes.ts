import { petView } from '@paltu/projections';
import { data, ok, paginationOf, paginationView, route, type Page, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { petNotFound } from '../domain/listing-errors.ts';
import type { OwnerId } from '../domain/listing.ts';
import type { ListingPage, ListingQueries, ListingView } from '../use-cases/ports.ts';
import type { ViewListing } from '../use-cases/view-listing.ts';
import { presentListing, presentOwnListing } from './pet-presenter.ts';
import { toFilter } from './pet-requests.ts';
import { anyPetView, listPetsQuery, myPetsQuery, ownPetView, petParams } from './pet-schemas.ts';

// An edit shows at once: caches keep a copy and ask (ETag) whether it still holds.
const listForEverybody = { 'cache-control': 'public, max-age=0, must-revalidate' };
// The owner sees more of the same listing.
const petForEverybody = { ...listForEverybody, vary: 'Authorization' };
const forThisReader = { 'cache-control': 'private, no-store', vary: 'Authorization' };

export interface PetReads {
  readonly queries: ListingQueries;
  readonly viewListing: ViewListing;
}

export const petReadRoutes = ({ queries, viewListing }: PetReads): Route[] => {
  const pageOf = <View>({ views, counted }: ListingPage, page: Page, present: (view: ListingView) => View) => ({
    pets: views.map((view) => present(view)),
    pagination: paginationOf(page, counted),
  });

  return [
    route({
      method: 'get',
      path: '/api/v1/pets',
      access: 'public',
      limit: 'reads',
      summary: 'Published listings',
      query: listPetsQuery,
      answers: { 200: data({ pets: z.array(petView), pagination: paginationView }) },
      handle: async ({ query }) => {
        const found = await queries.listPublished(toFilter(query), query.sortBy ?? 'newest', query);
        return ok(pageOf(found, query, presentListing), { headers: listForEverybody });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/pets/user/my-pets',
      access: 'member',
      limit: 'reads',
      summary: 'Own listings, of every status',
      query: myPetsQuery,
      answers: { 200: data({ pets: z.array(ownPetView), pagination: paginationView }) },
      handle: async ({ actor, query }) => {
        const found = await queries.listOwn(actor.userId as OwnerId, query, query);
        return ok(pageOf(found, query, presentOwnListing), { headers: forThisReader });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/pets/:id',
      access: 'optional',
      limit: 'reads',
      summary: 'One listing',
      params: petParams,
      notFound: petNotFound,
      answers: { 200: data({ pet: anyPetView }) },
      handle: async ({ actor, params }) => {
        const { isPrivileged, ...view } = await viewListing(params.id, actor);
        const pet = isPrivileged ? presentOwnListing(view) : presentListing(view);
        return ok({ pet }, { headers: isPrivileged ? forThisReader : petForEverybody });
      },
    }),
  ];
};
