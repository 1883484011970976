import { presentPortrayedMember, type MemberDirectory } from '@paltu/projections';
import { data, ok, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { petNotFound } from '../domain/review-errors.ts';
import type { ReviewFilter, ReviewQueries } from '../use-cases/ports.ts';
import { presentDecision, presentStats, type ReviewPresenter } from './review-presenter.ts';
import { decisionView, ownerRecordView, pendingQuery, petParams, reviewsQuery, reviewView, statsView } from './review-schemas.ts';

export interface ReviewRouteNeeds {
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
      limit: 'reads',
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
      limit: 'reads',
      summary: 'Listings that wait for a review',
      query: pendingQuery,
      answers: { 200: reviewPage },
      handle: ({ query }) => list({ status: 'pending' }, query),
    }),
    route({
      method: 'get',
      path: '/api/v1/admin/pets',
      access: 'admin',
      limit: 'reads',
      summary: 'Listings of every status',
      query: reviewsQuery,
      answers: { 200: reviewPage },
      handle: ({ query }) => list({ status: query.approvalStatus }, query),
    }),
    route({
      method: 'get',
      path: '/api/v1/admin/pets/:id',
      access: 'admin',
      limit: 'reads',
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
      limit: 'reads',
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
      limit: 'reads',
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
