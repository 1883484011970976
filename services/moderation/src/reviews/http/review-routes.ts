import { ifMatchVersion, ok, paginationOf, route, totalCap, type Actor, type Route } from '@paltu/service-kit';
import type { Request } from 'express';
import type { MemberId, PetId } from '../domain/pet.ts';
import { petNotFound } from '../domain/review-errors.ts';
import type { CountForDashboard } from '../use-cases/count-for-dashboard.ts';
import type { DecideReview, DecisionRequest } from '../use-cases/decide-review.ts';
import type { ListReviews } from '../use-cases/list-reviews.ts';
import type { MemberDirectory, ReviewFilter } from '../use-cases/ports.ts';
import type { ReadHistory } from '../use-cases/read-history.ts';
import { presentDecision, presentReview } from './review-presenter.ts';
import { pendingQuery, petParams, rejectBody, reviewsQuery } from './review-schemas.ts';

export interface ReviewRouteNeeds {
  readonly listReviews: ListReviews;
  readonly decideReview: DecideReview;
  readonly readHistory: ReadHistory;
  readonly countForDashboard: CountForDashboard;
  readonly members: MemberDirectory;
}

const onPet = { access: 'admin', params: petParams, notFound: petNotFound } as const;

const readRoutes = ({ listReviews, readHistory, countForDashboard }: ReviewRouteNeeds): Route[] => {
  const list = async (filter: ReviewFilter) => {
    const { reviews, total, totalIsCapped, owners } = await listReviews(filter);
    const pagination = paginationOf(filter, totalIsCapped ? totalCap + 1 : total);
    return ok({ pets: reviews.map((review) => presentReview(review, owners)), pagination });
  };
  return [
    route({
      method: 'get',
      path: '/api/v1/admin/dashboard/stats',
      access: 'admin',
      handle: async () => ok({ stats: await countForDashboard() }),
    }),
    route({
      method: 'get',
      path: '/api/v1/admin/pets/pending',
      access: 'admin',
      query: pendingQuery,
      handle: ({ query }) => list({ ...query, status: 'pending' }),
    }),
    route({
      method: 'get',
      path: '/api/v1/admin/pets',
      access: 'admin',
      query: reviewsQuery,
      handle: ({ query: { approvalStatus, ...page } }) => list({ ...page, status: approvalStatus }),
    }),
    route({
      ...onPet,
      method: 'get',
      path: '/api/v1/admin/pets/:id/history',
      handle: async ({ params }) => {
        const { decisions, admins } = await readHistory(params.id as PetId);
        return ok({ history: decisions.map((decision) => presentDecision(decision, admins)) });
      },
    }),
  ];
};

interface DecisionCall {
  readonly params: { readonly id: string };
  readonly actor: Actor;
  readonly request: Request;
}

const decisionRoutes = ({ decideReview, members }: ReviewRouteNeeds): Route[] => {
  const decided = async ({ params, actor, request }: DecisionCall, verdict: Pick<DecisionRequest, 'action' | 'reason'>) => {
    const contentVersion = ifMatchVersion(request);
    const review = await decideReview({ petId: params.id as PetId, admin: actor.userId as MemberId, contentVersion, ...verdict });
    const message = verdict.action === 'approve' ? 'Listing approved' : 'Listing rejected';
    return ok({ pet: presentReview(review, await members.find([review.pet.ownerId])) }, { message });
  };
  return [
    route({
      ...onPet,
      method: 'patch',
      path: '/api/v1/admin/pets/:id/approve',
      handle: (call) => decided(call, { action: 'approve', reason: null }),
    }),
    route({
      ...onPet,
      method: 'patch',
      path: '/api/v1/admin/pets/:id/reject',
      body: rejectBody,
      handle: (call) => decided(call, { action: 'reject', reason: call.body.rejectionReason }),
    }),
  ];
};

export const reviewRoutes = (needs: ReviewRouteNeeds): Route[] => [...readRoutes(needs), ...decisionRoutes(needs)];
