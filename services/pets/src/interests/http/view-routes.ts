import type { Refusal } from '@paltu/kernel';
import { clientAddressOf, empty, noContent, route, type Route } from '@paltu/service-kit';
import type { CountView } from '../use-cases/count-view.ts';
import { listingParams } from './listing-params.ts';

export interface ViewRouteNeeds {
  readonly countView: CountView;
  readonly petNotFound: Refusal;
}

/** Whoever shows a pet says so: what is read comes out of caches, and a robot that reads does not say it. */
export const viewRoutes = ({ countView, petNotFound }: ViewRouteNeeds): Route[] => [
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
      const onlooker = { member: actor, address: clientAddressOf(request), browser: request.get('user-agent') ?? '' };
      await countView({ listingId: params.id, onlooker });
      return noContent();
    },
  }),
];
