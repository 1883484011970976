import { data, ok, route, type Route } from '@paltu/service-kit';
import { alreadyAnswered, requestNotFound } from '../domain/request-errors.ts';
import type { EndAdoption } from '../use-cases/end-adoption.ts';
import { fallThroughBody, requestParams } from './request-body.ts';
import type { RequestPresenter } from './request-presenter.ts';
import { requestView } from './request-view.ts';

export interface EndingRouteNeeds {
  readonly endAdoption: EndAdoption;
  readonly present: RequestPresenter;
}

/** What either side does with an adoption that comes to nothing. */
export const endingRoutes = ({ endAdoption, present }: EndingRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/adoption/requests/:id/fall-through',
    access: 'member',
    limit: 'writes',
    summary: 'Record that an approved adoption came to nothing or, within 14 days, that the pet came back',
    params: requestParams,
    notFound: requestNotFound,
    body: fallThroughBody,
    answers: { 200: data({ adoptionRequest: requestView }) },
    refuses: [alreadyAnswered],
    handle: async ({ actor: { userId }, params, body }) => {
      const request = await endAdoption({ requestId: params.id, memberId: userId, reason: body.reason });
      return ok({ adoptionRequest: await present.one(request, userId) }, { message: 'This adoption has been ended.' });
    },
  }),
];
