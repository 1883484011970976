import { created, data, done, message, route, type Route } from '@paltu/service-kit';
import {
  accountDeactivated,
  alreadyAnswered,
  alreadyOpen,
  notYourStep,
  ownPet,
  petNotAvailable,
  petNotFound,
  requestNotFound,
  tooManyRequests,
} from '../domain/request-errors.ts';
import type { CancelRequest } from '../use-cases/cancel-request.ts';
import type { CreateRequest } from '../use-cases/create-request.ts';
import { petParams, requestBody, requestParams, toSentRequest } from './request-body.ts';
import type { RequestPresenter } from './request-presenter.ts';
import { requestView } from './request-view.ts';

export interface RequesterRouteNeeds {
  readonly createRequest: CreateRequest;
  readonly cancelRequest: CancelRequest;
  readonly present: RequestPresenter;
}

/** What a member does who asks for a pet. */
export const requesterRoutes = ({ createRequest, cancelRequest, present }: RequesterRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/adoption/pets/:petId/request',
    access: 'member',
    limit: 'writes',
    summary: 'Ask for a pet',
    params: petParams,
    notFound: petNotFound,
    body: requestBody,
    answers: { 201: data({ adoptionRequest: requestView }) },
    refuses: [ownPet, accountDeactivated, petNotAvailable, alreadyOpen, tooManyRequests],
    handle: async ({ actor: { userId }, params, body }) => {
      const request = await createRequest({ ...toSentRequest(body), petId: params.petId, requesterId: userId });
      return created({ adoptionRequest: await present.one(request, userId) }, { message: 'Adoption request sent successfully!' });
    },
  }),
  route({
    method: 'delete',
    path: '/api/v1/adoption/requests/:id',
    access: 'member',
    limit: 'writes',
    summary: 'Take a request back that was not answered yet',
    params: requestParams,
    notFound: requestNotFound,
    answers: { 200: message() },
    refuses: [notYourStep, alreadyAnswered],
    handle: async ({ actor, params }) => {
      await cancelRequest({ requestId: params.id, memberId: actor.userId });
      return done('Request cancelled successfully!');
    },
  }),
];
