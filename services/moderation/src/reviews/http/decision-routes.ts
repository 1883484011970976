import type { PetId } from '@paltu/projections';
import { data, ifMatchVersion, ok, route, type Actor, type Route } from '@paltu/service-kit';
import type { Request } from 'express';
import { petNotFound, petStale, petVersionUnknown } from '../domain/review-errors.ts';
import type { DecisionRequest } from '../use-cases/decide-content.ts';
import type { DecideReview } from '../use-cases/decide-review.ts';
import type { ReviewPresenter } from './review-presenter.ts';
import { petParams, rejectBody, reviewView } from './review-schemas.ts';

export interface DecisionRouteNeeds {
  readonly decideReview: DecideReview;
  readonly present: ReviewPresenter;
}

interface DecisionCall {
  readonly params: { readonly id: PetId };
  readonly actor: Actor;
  readonly request: Request;
}

/** What admins decide: approve or reject the content that they saw. */
export const decisionRoutes = ({ decideReview, present }: DecisionRouteNeeds): Route[] => {
  const decided = async ({ params, actor, request }: DecisionCall, verdict: Pick<DecisionRequest, 'action' | 'reason'>) => {
    const contentVersion = ifMatchVersion(request);
    const review = await decideReview({ petId: params.id, admin: actor.userId, contentVersion, ...verdict });
    const message = verdict.action === 'approve' ? 'Listing approved' : 'Listing rejected';
    return ok({ pet: await present.one(review) }, { message });
  };
  const onPet = {
    limit: 'writes',
    params: petParams,
    notFound: petNotFound,
    takesIfMatch: true,
    answers: { 200: data({ pet: reviewView }) },
    refuses: [petStale, petVersionUnknown],
  } as const;
  return [
    route({
      ...onPet,
      method: 'patch',
      path: '/api/v1/admin/pets/:id/approve',
      access: 'admin',
      summary: 'Approve a listing: everybody will see it',
      handle: (call) => decided(call, { action: 'approve', reason: null }),
    }),
    route({
      ...onPet,
      method: 'patch',
      path: '/api/v1/admin/pets/:id/reject',
      access: 'admin',
      summary: 'Reject a listing, with a reason for its owner',
      body: rejectBody,
      handle: (call) => decided(call, { action: 'reject', reason: call.body.rejectionReason }),
    }),
  ];
};
