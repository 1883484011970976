import { data, ok, route, type Route } from '@paltu/service-kit';
import { petNotFound } from '../domain/listing-errors.ts';
import type { FeatureListing } from '../use-cases/feature-listing.ts';
import type { OwnListingPresenter } from './listing-presenter.ts';
import { featuredBody, listingParams, ownListingView } from './listing-schemas.ts';

export interface ListingAdminRouteNeeds {
  readonly featureListing: FeatureListing;
  readonly presentOwn: OwnListingPresenter;
}

/** What admins change of a listing; what they decide about it is moderation's. */
export const listingAdminRoutes = ({ featureListing, presentOwn }: ListingAdminRouteNeeds): Route[] => [
  route({
    method: 'patch',
    path: '/api/v1/admin/pets/:id/featured',
    access: 'admin',
    limit: 'writes',
    summary: 'Show a listing before others, or no longer',
    params: listingParams,
    notFound: petNotFound,
    body: featuredBody,
    answers: { 200: data({ pet: ownListingView }) },
    handle: async ({ params, body }) => {
      const listing = await featureListing({ listingId: params.id, featured: body.featured });
      const message = listing.featured ? 'Listing featured' : 'Listing no longer featured';
      return ok({ pet: await presentOwn.written(listing) }, { message });
    },
  }),
];
