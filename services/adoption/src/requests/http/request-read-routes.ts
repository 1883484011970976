import { data, ok, paginationOf, paginationView, route, totalCap, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { requestNotFound } from '../domain/request-errors.ts';
import type { RequestQueries } from '../use-cases/ports.ts';
import { requireSide } from '../use-cases/require-side.ts';
import { requestParams, requestsQuery } from './request-body.ts';
import type { RequestPresenter } from './request-presenter.ts';
import { countsView, requestView } from './request-view.ts';

export interface RequestReadRouteNeeds {
  readonly queries: RequestQueries;
  readonly present: RequestPresenter;
}

/** What the two sides of requests read. */
export const requestReadRoutes = ({ queries, present }: RequestReadRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/adoption/requests',
    access: 'member',
    limit: 'reads',
    summary: "The caller's requests and those for the caller's pets; cancelled ones only when they are asked for",
    query: requestsQuery,
    answers: { 200: data({ adoptionRequests: z.array(requestView), counts: countsView, pagination: paginationView }) },
    handle: async ({ actor: { userId }, query }) => {
      const { requests, counts } = await queries.list(userId, query, query);
      const capped = Object.entries(counts).map(([view, count]) => [view, Math.min(count, totalCap)] as const);
      return ok({
        adoptionRequests: await present.many(requests, userId),
        counts: Object.fromEntries(capped) as typeof counts,
        pagination: paginationOf(query, counts[query.type]),
      });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/adoption/requests/:id',
    access: 'member',
    limit: 'reads',
    summary: 'One request, for its two sides',
    params: requestParams,
    notFound: requestNotFound,
    answers: { 200: data({ adoptionRequest: requestView }) },
    handle: async ({ actor: { userId }, params }) => {
      const { request } = requireSide(await queries.find(params.id), userId);
      return ok({ adoptionRequest: await present.one(request, userId) });
    },
  }),
];
