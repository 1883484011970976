import { data, ok, route, type Route } from '@paltu/service-kit';
import { alreadyAnswered, notYourStep, petNotAvailable, requestNotFound } from '../domain/request-errors.ts';
import type { AnswerRequest } from '../use-cases/answer-request.ts';
import { answerBody, requestParams } from './request-body.ts';
import type { RequestPresenter } from './request-presenter.ts';
import { requestView } from './request-view.ts';
import { successTexts } from './success-texts.ts';

export interface OwnerRouteNeeds {
  readonly answerRequest: AnswerRequest;
  readonly present: RequestPresenter;
}

/** What an owner does with requests. */
export const ownerRoutes = ({ answerRequest, present }: OwnerRouteNeeds): Route[] => [
  route({
    method: 'patch',
    path: '/api/v1/adoption/requests/:id/status',
    access: 'member',
    limit: 'writes',
    summary: 'Approve or reject a request for an own pet',
    params: requestParams,
    notFound: requestNotFound,
    body: answerBody,
    answers: { 200: data({ adoptionRequest: requestView }) },
    refuses: [notYourStep, alreadyAnswered, petNotAvailable],
    handle: async ({ actor: { userId }, params, body }) => {
      const request = await answerRequest({ ...body, requestId: params.id, memberId: userId });
      return ok({ adoptionRequest: await present.one(request, userId) }, { message: successTexts[body.status] });
    },
  }),
];
