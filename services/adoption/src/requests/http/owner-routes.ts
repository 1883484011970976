import { data, ok, route, type Route } from '@paltu/service-kit';
import { alreadyAnswered, notYourStep, petNotAvailable, requestNotFound } from '../domain/request-errors.ts';
import type { AnswerRequest } from '../use-cases/answer-request.ts';
import type { HandOverPet } from '../use-cases/hand-over-pet.ts';
import { answerBody, requestParams } from './request-body.ts';
import type { RequestPresenter } from './request-presenter.ts';
import { requestView } from './request-view.ts';

export interface OwnerRouteNeeds {
  readonly answerRequest: AnswerRequest;
  readonly handOverPet: HandOverPet;
  readonly present: RequestPresenter;
}

/** What an owner does with requests. */
export const ownerRoutes = ({ answerRequest, handOverPet, present }: OwnerRouteNeeds): Route[] => [
  route({
    method: 'patch',
    path: '/api/v1/adoption/requests/:id/status',
    access: 'member',
    limit: 'writes',
    summary: "Approve or reject a request for one of the caller's pets",
    params: requestParams,
    notFound: requestNotFound,
    body: answerBody,
    answers: { 200: data({ adoptionRequest: requestView }) },
    refuses: [notYourStep, alreadyAnswered, petNotAvailable],
    handle: async ({ actor: { userId }, params, body }) => {
      const request = await answerRequest({ ...body, requestId: params.id, memberId: userId });
      return ok(
        { adoptionRequest: await present.one(request, userId) },
        { message: body.status === 'approved' ? 'Request approved successfully!' : 'Request rejected successfully!' },
      );
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/adoption/requests/:id/handover',
    access: 'member',
    limit: 'writes',
    summary: 'Record that the pet has moved to the requester',
    params: requestParams,
    notFound: requestNotFound,
    answers: { 200: data({ adoptionRequest: requestView }) },
    refuses: [notYourStep, alreadyAnswered],
    handle: async ({ actor: { userId }, params }) => {
      const request = await handOverPet({ requestId: params.id, memberId: userId });
      return ok({ adoptionRequest: await present.one(request, userId) }, { message: 'The pet has been handed over. Thank you!' });
    },
  }),
];
