import { presentPortrayedMember, type MemberDirectory, type PetId } from '@paltu/projections';
import { data, ifMatchVersion, ok, paginationOf, paginationView, route, type Actor, type Route } from '@paltu/service-kit';
import type { Request } from 'express';
import { z } from 'zod';
import type { ReviewFilter, ReviewQueries } from './review-store.ts';
import type { BulkOutcome, DecisionRequest, ReviewDecisions } from './review-use-cases.ts';
import {
  approveBody,
  bulkApproveBody,
  bulkRejectBody,
  bulkResultView,
  decisionView,
  ownerRecordView,
  pendingQuery,
  petParams,
  presentDecision,
  presentStats,
  rejectBody,
  reviewsQuery,
  reviewView,
  statsView,
  type ReviewPresenter,
} from './review-views-http.ts';
import { petHeld, petNotFound, petStale, petVersionUnknown, statusAfter } from './review.ts';

interface ReviewRouteNeeds {
  readonly queries: ReviewQueries;
  readonly members: MemberDirectory;
  readonly present: ReviewPresenter;
}

const reviewPage = data({ pets: z.array(reviewView), pagination: paginationView });

/** What admins read: the queue, all listings, the trail of one, the numbers of the dashboard. */
export const reviewRoutes = ({ queries, members, present }: ReviewRouteNeeds): Route[] => {
  const list = async (filter: ReviewFilter, query: z.output<typeof pendingQuery>) => {
    const { reviews, counted } = await queries.list({ ...filter, search: query.search }, query.sortBy, query);
    return ok({ pets: await present.many(reviews), pagination: paginationOf(query, counted) });
  };
  return [
    route({
      method: 'get',
      path: '/api/v1/admin/dashboard/stats',
      access: 'admin',
      summary: 'How many listings and members there are',
      answers: { 200: data({ stats: statsView }) },
      handle: async () => {
        const [counts, totalUsers] = await Promise.all([queries.countByStatus(), members.count()]);
        return ok({ stats: presentStats(counts, totalUsers) });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/admin/pets/pending',
      access: 'admin',
      summary: 'Listings that wait for a review',
      query: pendingQuery,
      answers: { 200: reviewPage },
      handle: ({ query }) => list({ status: 'pending' }, query),
    }),
    route({
      method: 'get',
      path: '/api/v1/admin/pets',
      access: 'admin',
      summary: 'Listings of every status',
      query: reviewsQuery,
      answers: { 200: reviewPage },
      handle: ({ query }) => list({ status: query.approvalStatus, owner: query.owner }, query),
    }),
    route({
      method: 'get',
      path: '/api/v1/admin/pets/:id',
      access: 'admin',
      summary: 'One listing as its reviewers see it',
      params: petParams,
      notFound: petNotFound,
      answers: { 200: data({ pet: reviewView }) },
      handle: async ({ params }) => ok({ pet: await present.one(await queries.get(params.id)) }),
    }),
    route({
      method: 'get',
      path: '/api/v1/admin/pets/:id/history',
      access: 'admin',
      summary: 'Every decision on a listing, the first one first',
      params: petParams,
      notFound: petNotFound,
      answers: { 200: data({ history: z.array(decisionView) }) },
      handle: async ({ params }) => {
        const decisions = await queries.listDecisions(params.id);
        const admins = await members.find(decisions.map(({ decidedBy }) => decidedBy));
        return ok({ history: decisions.map((decision) => presentDecision(decision, admins)) });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/admin/pets/:id/owner',
      access: 'admin',
      summary: 'Who offers a pet, and how their listings fared',
      params: petParams,
      notFound: petNotFound,
      answers: { 200: data({ owner: ownerRecordView }) },
      handle: async ({ params }) => {
        const { ownerId, ...record } = await queries.ownerRecord(params.id);
        return ok({ owner: { ...presentPortrayedMember(ownerId, await members.find([ownerId])), ...record } });
      },
    }),
  ];
};

interface DecisionCall {
  readonly params: { readonly id: PetId };
  readonly actor: Actor;
  readonly request: Request;
}

/** What admins decide: approve or reject the content that they saw. */
export const decisionRoutes = ({ decideReview }: ReviewDecisions, present: ReviewPresenter): Route[] => {
  const decided = async ({ params, actor, request }: DecisionCall, verdict: Pick<DecisionRequest, 'action' | 'reason' | 'confirmed'>) => {
    const contentVersion = ifMatchVersion(request);
    const review = await decideReview({ petId: params.id, admin: actor.userId, contentVersion, ...verdict });
    const message = verdict.action === 'approve' ? 'Listing approved' : 'Listing rejected';
    return ok({ pet: await present.one(review) }, { message });
  };
  const onPet = {
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
      body: approveBody,
      refuses: [petStale, petVersionUnknown, petHeld],
      handle: (call) => decided(call, { action: 'approve', reason: null, confirmed: call.body.confirmed }),
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

type Verdict = Pick<DecisionRequest, 'action' | 'reason'>;
type BulkResult = z.input<typeof bulkResultView>;

interface BulkCall {
  readonly actor: Actor;
  readonly body: z.output<typeof bulkApproveBody>;
}

const answers = { 200: data({ results: z.array(bulkResultView) }) };

/** What admins decide on several listings at once. */
export const bulkDecisionRoutes = ({ decideReviews }: ReviewDecisions): Route[] => {
  const decided = async ({ actor, body }: BulkCall, verdict: Verdict) => {
    const named = body.petIds.map((id) => ({ id, petId: petParams.safeParse({ id }).data?.id }));
    const requests = named.flatMap(({ id, petId }) =>
      petId === undefined ? [] : [{ petId, contentVersion: body.versions[id], admin: actor.userId, ...verdict }],
    );
    const outcomes = await decideReviews(requests);
    const byPet = new Map(requests.map(({ petId }, index) => [petId, outcomes[index] as BulkOutcome]));
    const resultOf = ({ id, petId }: (typeof named)[number]): BulkResult => {
      const outcome = (petId && byPet.get(petId)) ?? { refused: petNotFound() };
      if ('refused' in outcome) return { id, status: 'failed', code: outcome.refused.code, message: outcome.refused.message };
      return { id, status: outcome.isChanged ? statusAfter[verdict.action] : 'unchanged' };
    };
    const results = named.map(resultOf);
    const failed = results.filter(({ status }) => status === 'failed').length;
    return ok({ results }, { message: `${results.length - failed} of ${results.length} done` });
  };
  const onPets = { method: 'patch', access: 'admin', answers } as const;
  return [
    route({
      ...onPets,
      path: '/api/v1/admin/pets/bulk-approve',
      summary: 'Approve several listings, each by itself',
      body: bulkApproveBody,
      handle: (call) => decided(call, { action: 'approve', reason: null }),
    }),
    route({
      ...onPets,
      path: '/api/v1/admin/pets/bulk-reject',
      summary: 'Reject several listings, each by itself, with one reason',
      body: bulkRejectBody,
      handle: (call) => decided(call, { action: 'reject', reason: call.body.rejectionReason }),
    }),
  ];
};
