import type { CountView } from '@paltu/interests';
import type { Refusal } from '@paltu/kernel';
import { clientAddressOf, empty, noContent, route, type Route } from '@paltu/service-kit';
import type { LikedListing } from '../domain/liked-listing.ts';
import type { FindListing } from '../use-cases/ports.ts';
import { listingParams } from './listing-params.ts';

export interface ViewRouteNeeds {
  readonly countView: CountView<LikedListing>;
  readonly findListing: FindListing;
  readonly petNotFound: Refusal;
}

/** Whoever shows a pet says so: what is read comes out of caches, and a robot that reads does not say it. */
export const viewRoutes = ({ countView, findListing, petNotFound }: ViewRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/pets/:id/view',
    access: 'optional',
    // As many as the pages that are looked at, and visitors of one carrier share an address.
    limit: 'reads',
    summary: 'Count a look at a pet: once a day for each viewer, never for the owner',
    params: listingParams,
    notFound: petNotFound,
    answers: { 204: empty() },
    handle: async ({ actor, params, request }) => {
      const thing = await findListing(params.id, actor);
      if (thing.ownerId === actor?.userId) return noContent();
      const onlooker = { member: actor, address: clientAddressOf(request), browser: request.get('user-agent') ?? '' };
      await countView({ thing, onlooker });
      return noContent();
    },
  }),
];
