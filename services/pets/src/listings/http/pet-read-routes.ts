import { ok, paginationOf, route, type Page, type Route } from '@paltu/service-kit';
import { petNotFound } from '../domain/listing-errors.ts';
import type { OwnerId } from '../domain/listing.ts';
import type { ListingPage, ListingQueries } from '../use-cases/ports.ts';
import type { ViewListing } from '../use-cases/view-listing.ts';
import { petView, type ImageView } from './pet-presenter.ts';
import { toFilter } from './pet-requests.ts';
import { listPetsQuery, myPetsQuery, petParams } from './pet-schemas.ts';

// An edit shows at once: caches keep a copy and ask (ETag) whether it still holds.
const listForEverybody = { 'cache-control': 'public, max-age=0, must-revalidate' };
// The owner sees more of the same listing.
const petForEverybody = { ...listForEverybody, vary: 'Authorization' };
const forThisReader = { 'cache-control': 'private, no-store', vary: 'Authorization' };

export interface PetReads {
  readonly queries: ListingQueries;
  readonly viewListing: ViewListing;
  readonly imageView: ImageView;
}

export const petReadRoutes = ({ queries, viewListing, imageView }: PetReads): Route[] => {
  const pageData = ({ views, counted }: ListingPage, page: Page, isPrivileged: boolean) => ({
    pets: views.map((view) => petView(view, imageView, isPrivileged)),
    pagination: paginationOf(page, counted),
  });

  return [
    route({
      method: 'get',
      path: '/api/v1/pets',
      access: 'public',
      query: listPetsQuery,
      handle: async ({ query }) => {
        const found = await queries.listPublished(toFilter(query), query.sortBy ?? 'newest', query);
        return ok(pageData(found, query, false), { headers: listForEverybody });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/pets/user/my-pets',
      access: 'member',
      query: myPetsQuery,
      handle: async ({ actor, query }) => {
        const found = await queries.listOwn(actor.userId as OwnerId, query, query);
        return ok(pageData(found, query, true), { headers: forThisReader });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/pets/:id',
      access: 'optional',
      params: petParams,
      notFound: petNotFound,
      handle: async ({ actor, params }) => {
        const { isPrivileged, ...view } = await viewListing(params.id, actor);
        return ok({ pet: petView(view, imageView, isPrivileged) }, { headers: isPrivileged ? forThisReader : petForEverybody });
      },
    }),
  ];
};
