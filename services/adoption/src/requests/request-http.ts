import { created, data, done, message, ok, paginationOf, paginationView, route, totalCap, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { RequestQueries } from './request-store.ts';
import { tooManyDays } from './request-decisions.ts';
import { requesterAway, requireSide, type CreateRequest, type RequestDecisions } from './request-use-cases.ts';
import { answerBody, fallThroughBody, meetingBody, requestBody, toSentRequest } from './request-fields-http.ts';
import { countsView, petParams, requestParams, requestsQuery, requestView, type RequestPresenter } from './request-views-http.ts';
import {
  accountDeactivated,
  alreadyAnswered,
  alreadyOpen,
  notApproved,
  notForSale,
  notYourStep,
  ownPet,
  petNotAvailable,
  petNotFound,
  requestNotFound,
  tooManyRequests,
} from './request.ts';

/** What the two sides of requests read. */
export const requestReadRoutes = (queries: Pick<RequestQueries, 'find' | 'list'>, present: RequestPresenter): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/adoption/requests',
    access: 'member',
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

interface RequestRouteNeeds {
  readonly createRequest: CreateRequest;
  readonly decisions: RequestDecisions;
  readonly present: RequestPresenter;
}

/** What a member does who asks for a pet. */
const requesterRoutes = ({ createRequest, decisions, present }: RequestRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/adoption/pets/:petId/request',
    access: 'member',
    summary: 'Ask for a pet, or offer a price for one that is for sale',
    params: petParams,
    notFound: petNotFound,
    body: requestBody,
    answers: { 201: data({ adoptionRequest: requestView }) },
    refuses: [ownPet, accountDeactivated, petNotAvailable, notForSale, alreadyOpen, tooManyRequests],
    handle: async ({ actor: { userId }, params, body }) => {
      const request = await createRequest({ ...toSentRequest(body), petId: params.petId, requesterId: userId });
      return created({ adoptionRequest: await present.one(request, userId) }, { message: 'Adoption request sent successfully!' });
    },
  }),
  route({
    method: 'delete',
    path: '/api/v1/adoption/requests/:id',
    access: 'member',
    summary: 'Take a request back that was not answered yet',
    params: requestParams,
    notFound: requestNotFound,
    answers: { 200: message() },
    refuses: [notYourStep, alreadyAnswered],
    handle: async ({ actor, params }) => {
      await decisions.cancel({ requestId: params.id, memberId: actor.userId });
      return done('Request cancelled successfully!');
    },
  }),
];

/** What an owner does with requests. */
const ownerRoutes = ({ decisions, present }: RequestRouteNeeds): Route[] => [
  route({
    method: 'patch',
    path: '/api/v1/adoption/requests/:id/status',
    access: 'member',
    summary: "Approve or reject a request for one of the caller's pets",
    params: requestParams,
    notFound: requestNotFound,
    body: answerBody,
    answers: { 200: data({ adoptionRequest: requestView }) },
    refuses: [notYourStep, alreadyAnswered, petNotAvailable, requesterAway],
    handle: async ({ actor: { userId }, params, body }) => {
      const request = await decisions.answer({ ...body, requestId: params.id, memberId: userId });
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
    summary: 'Record that the pet has moved to the requester',
    params: requestParams,
    notFound: requestNotFound,
    answers: { 200: data({ adoptionRequest: requestView }) },
    refuses: [notYourStep, alreadyAnswered],
    handle: async ({ actor: { userId }, params }) => {
      const request = await decisions.handOver({ requestId: params.id, memberId: userId });
      return ok({ adoptionRequest: await present.one(request, userId) }, { message: 'The pet has been handed over. Thank you!' });
    },
  }),
];

/** What either side does with an approved request. */
const eitherRoutes = ({ decisions, present }: RequestRouteNeeds): Route[] => [
  route({
    method: 'put',
    path: '/api/v1/adoption/requests/:id/meeting',
    access: 'member',
    summary: 'Name the day on which the two could meet; the same day, named by the other side, is agreed on',
    params: requestParams,
    notFound: requestNotFound,
    body: meetingBody,
    answers: { 200: data({ adoptionRequest: requestView }) },
    refuses: [notApproved, tooManyDays],
    handle: async ({ actor: { userId }, params, body }) => {
      const request = await decisions.meet({ requestId: params.id, memberId: userId, day: body.day });
      return ok({ adoptionRequest: await present.one(request, userId) });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/adoption/requests/:id/fall-through',
    access: 'member',
    summary: 'Record that an approved adoption came to nothing or, within 14 days, that the pet came back',
    params: requestParams,
    notFound: requestNotFound,
    body: fallThroughBody,
    answers: { 200: data({ adoptionRequest: requestView }) },
    refuses: [alreadyAnswered],
    handle: async ({ actor: { userId }, params, body }) => {
      const request = await decisions.end({ requestId: params.id, memberId: userId, reason: body.reason });
      return ok({ adoptionRequest: await present.one(request, userId) }, { message: 'This adoption has been ended.' });
    },
  }),
];

/** What the two sides do with requests. */
export const requestRoutes = (needs: RequestRouteNeeds): Route[] => [
  ...requesterRoutes(needs),
  ...ownerRoutes(needs),
  ...eitherRoutes(needs),
];
