import type { Refusal } from '@paltu/kernel';
import { created, data, done, message, ok, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { notEntitled, reviewNotFound, reviewNotYours } from '../domain/review-errors.ts';
import type { Review, VetId } from '../domain/review.ts';
import type { HasVisited, RequireVet, ReviewQueries } from '../use-cases/ports.ts';
import type { PostReview } from '../use-cases/post-review.ts';
import type { RemoveReview } from '../use-cases/remove-review.ts';
import { reviewBody, reviewParams, reviewsQuery } from './review-body.ts';
import { reviewView, type ReviewPresenter } from './review-view.ts';
import { successTexts } from './success-texts.ts';

/** Whom reviews are about, as the slice that has them gives them. */
export interface ReviewedVets {
  readonly vetNotFound: Refusal;
  readonly accountDeactivated: Refusal;
  readonly vetParams: z.ZodType<{ id: VetId }>;
  readonly requireVet: RequireVet;
}

export interface ReviewRouteNeeds {
  readonly vets: ReviewedVets;
  readonly hasVisited: HasVisited;
  readonly postReview: PostReview;
  readonly removeReview: RemoveReview;
  readonly queries: ReviewQueries;
  readonly present: ReviewPresenter;
}

const oneReview = data({ review: reviewView });

const headers = { 'cache-control': 'private, no-store', vary: 'Authorization' };

const readingRoutes = ({ vets, hasVisited, queries, present }: ReviewRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/:id/reviews',
    access: 'optional',
    limit: 'reads',
    summary: 'Reviews of a vet, the newest first',
    params: vets.vetParams,
    notFound: vets.vetNotFound,
    query: reviewsQuery,
    answers: { 200: data({ reviews: z.array(reviewView), pagination: paginationView }) },
    handle: async ({ actor, params, query }) => {
      await vets.requireVet(params.id, actor);
      const { reviews, counted } = await queries.list(params.id, query);
      return ok({ reviews: await present(reviews), pagination: paginationOf(query, counted) });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/vets/:id/reviews/own',
    access: 'member',
    limit: 'reads',
    summary: "The caller's review of a vet, if any, and whether they may write one",
    params: vets.vetParams,
    notFound: vets.vetNotFound,
    answers: { 200: data({ review: reviewView.nullable(), mayReview: z.boolean() }) },
    handle: async ({ actor, params: { id } }) => {
      await vets.requireVet(id, actor);
      const [own, mayReview] = await Promise.all([queries.findOf(id, actor.userId), hasVisited(id, actor.userId)]);
      const [review = null] = await present(own === undefined ? [] : [own]);
      return ok({ review, mayReview }, { headers });
    },
  }),
];

/** Guests' reviews of vets. */
export const reviewRoutes = (needs: ReviewRouteNeeds): Route[] => {
  const { vets, postReview, removeReview, present } = needs;
  const one = async (review: Review) => ({ review: (await present([review]))[0] as z.input<typeof reviewView> });
  return [
    ...readingRoutes(needs),
    route({
      method: 'post',
      path: '/api/v1/vets/:id/reviews',
      access: 'member',
      limit: 'writes',
      summary: 'Review a vet after a completed visit; a second review replaces the first',
      params: vets.vetParams,
      notFound: vets.vetNotFound,
      body: reviewBody,
      answers: { 201: oneReview, 200: oneReview },
      refuses: [notEntitled, vets.accountDeactivated],
      handle: async ({ actor, params, body }) => {
        const { review, isNew } = await postReview({ ...body, vetId: params.id, author: actor });
        if (isNew) return created(await one(review), { message: successTexts.posted });
        return ok(await one(review), { message: successTexts.replaced });
      },
    }),
    route({
      method: 'delete',
      path: '/api/v1/vets/:id/reviews/:reviewId',
      access: 'member',
      limit: 'writes',
      summary: 'Remove an own review; an admin removes any; once more answers the same',
      params: reviewParams,
      notFound: reviewNotFound,
      answers: { 200: message() },
      refuses: [reviewNotYours],
      handle: async ({ actor, params }) => {
        await removeReview({ id: params.reviewId, vetId: params.id, remover: actor });
        return done(successTexts.removed);
      },
    }),
  ];
};
