import { data, forEverybody, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import type { z } from 'zod';
import { vetNotFound } from '../domain/vet-errors.ts';
import type { VetId } from '../domain/vet.ts';
import type { ViewVet } from '../use-cases/view-vet.ts';
import { presentOwn, presentVet } from './vet-presenter.ts';
import { vetParams } from './vet-schemas.ts';
import { anyVetView, type reviewDetailView } from './vet-view.ts';

/** The newest few reviews of a vet. */
export type ReadNewestReviews = (id: VetId, limit: number) => Promise<z.input<typeof reviewDetailView>[]>;

export interface VetRouteNeeds {
  readonly viewVet: ViewVet;
  readonly newestReviews: ReadNewestReviews;
}

const shownReviews = 3;

/** The page of one vet. */
export const vetRoutes = ({ viewVet, newestReviews }: VetRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/:id',
    access: 'optional',
    limit: 'reads',
    summary: 'One vet',
    params: vetParams,
    notFound: vetNotFound,
    answers: { 200: data({ vet: anyVetView }) },
    handle: async ({ actor, params }) => {
      const [found, reviewDetails] = await Promise.all([
        viewVet({ vetId: params.id, viewer: actor }),
        newestReviews(params.id, shownReviews),
      ]);
      const isPrivileged = actor !== undefined && (actor.role === 'admin' || actor.userId === found.vet.ownerId);
      if (isPrivileged) return ok({ vet: { ...presentOwn(found), reviewDetails } }, { headers: forThisReader });
      return ok({ vet: { ...presentVet(found), reviewDetails } }, { headers: { ...forEverybody, vary: 'Authorization' } });
    },
  }),
];
