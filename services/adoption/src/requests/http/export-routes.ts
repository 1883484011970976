import { data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { RequestQueries } from '../use-cases/ports.ts';
import type { RequestPresenter } from './request-presenter.ts';
import { requestView } from './request-view.ts';

export interface ExportRouteNeeds {
  readonly queries: Pick<RequestQueries, 'listAll'>;
  readonly present: RequestPresenter;
}

/** What members take along. */
export const exportRoutes = ({ queries, present }: ExportRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/adoption/export',
    access: 'member',
    limit: 'reads',
    summary: 'All that is kept here of the caller: every request that they made or received',
    answers: { 200: data({ adoptionRequests: z.array(requestView) }) },
    handle: async ({ actor: { userId } }) => {
      const adoptionRequests = await present.many(await queries.listAll(userId), userId);
      return ok({ adoptionRequests }, { headers: { 'cache-control': 'private, no-store', vary: 'Authorization' } });
    },
  }),
];
