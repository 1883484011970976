import { created, data, done, forThisReader, message, ok, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { reviewNotFound, reviewNotYours } from '../domain/review-errors.ts';
import type { Review } from '../domain/review.ts';
import type { ReviewQueries } from '../use-cases/ports.ts';
import type { PostReview } from '../use-cases/post-review.ts';
import type { RemoveReview } from '../use-cases/remove-review.ts';
import { reviewBody, reviewParams, reviewsQuery } from './review-body.ts';
import { reviewView, type ReviewPresenter } from './review-view.ts';
import type { ReviewedThings } from './reviewed-things.ts';

export interface ReviewRouteNeeds {
  readonly things: ReviewedThings;
  readonly postReview: PostReview;
  readonly removeReview: RemoveReview;
  readonly queries: ReviewQueries;
  readonly present: ReviewPresenter;
}

type View = ReturnType<typeof reviewView>;

const readingRoutes = ({ things, queries, present }: ReviewRouteNeeds, view: View): Route[] => [
  route({
    method: 'get',
    path: `${things.path}/reviews`,
    access: 'optional',
    limit: 'reads',
    summary: `Reviews of ${things.noun}, the last written first`,
    params: things.params,
    notFound: things.notFound,
    query: reviewsQuery,
    answers: { 200: data({ reviews: z.array(view), pagination: paginationView }) },
    handle: async ({ actor, params, query }) => {
      await things.requireThing(params.id, actor);
      const { reviews, counted } = await queries.list(params.id, query);
      return ok({ reviews: await present(reviews), pagination: paginationOf(query, counted) });
    },
  }),
  route({
    method: 'get',
    path: `${things.path}/reviews/own`,
    access: 'member',
    limit: 'reads',
    summary: `The caller's review of ${things.noun}, if any, and whether they may write one`,
    params: things.params,
    notFound: things.notFound,
    answers: { 200: data({ review: view.nullable(), mayReview: z.boolean() }) },
    handle: async ({ actor, params: { id } }) => {
      await things.requireThing(id, actor);
      const [own, mayReview] = await Promise.all([queries.findOf(id, actor.userId), things.mayReview(id, actor.userId)]);
      const [review = null] = await present(own === undefined ? [] : [own]);
      return ok({ review, mayReview }, { headers: forThisReader });
    },
  }),
];

const postRoute = ({ things, postReview, present }: ReviewRouteNeeds, view: View): Route => {
  const oneReview = data({ review: view });
  const one = async (review: Review) => ({ review: (await present([review]))[0] as z.input<View> });
  return route({
    method: 'post',
    path: `${things.path}/reviews`,
    access: 'member',
    limit: 'writes',
    summary: `Review ${things.noun} ${things.entitledWhen}; a second review replaces the first`,
    params: things.params,
    notFound: things.notFound,
    body: reviewBody,
    answers: { 201: oneReview, 200: oneReview },
    refuses: [things.notEntitled, things.accountDeactivated],
    handle: async ({ actor, params, body }) => {
      const { review, isNew } = await postReview({ ...body, thingId: params.id, author: actor });
      if (isNew) return created(await one(review), { message: 'Thank you for your review!' });
      return ok(await one(review), { message: 'Review updated successfully!' });
    },
  });
};

const removeRoute = ({ things, removeReview }: ReviewRouteNeeds): Route =>
  route({
    method: 'delete',
    path: `${things.path}/reviews/:reviewId`,
    access: 'member',
    limit: 'writes',
    summary: "Remove the caller's review; an admin removes any; once more answers the same",
    params: reviewParams,
    notFound: reviewNotFound,
    answers: { 200: message() },
    refuses: [reviewNotYours],
    handle: async ({ actor, params }) => {
      await removeReview({ id: params.reviewId, thingId: params.id, remover: actor });
      return done('Review removed successfully!');
    },
  });

/** What members think of one kind of thing. */
export const reviewRoutes = (needs: ReviewRouteNeeds): Route[] => {
  const view = reviewView(needs.things.viewId);
  return [...readingRoutes(needs, view), postRoute(needs, view), removeRoute(needs)];
};
