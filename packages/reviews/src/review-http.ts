import type { Refusal } from '@paltu/kernel';
import {
  created,
  data,
  done,
  forThisReader,
  idParam,
  message,
  ok,
  pageQuery,
  paginationOf,
  paginationView,
  requiredMultilineText,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { PostReview, RemoveReview } from './review-use-cases.ts';
import { reviewView, type ReviewPresenter } from './review-views-http.ts';
import {
  longestComment,
  reviewNotFound,
  reviewNotYours,
  type MayReview,
  type RequireThing,
  type Review,
  type ReviewId,
  type ReviewQueries,
} from './review.ts';

/** The kind of things that reviews are about, as the service has it. */
export interface ReviewedThings {
  /** Of one of them: `/api/v1/vets/:id`. */
  readonly path: string;
  /** `a vet`, for readers of the API. */
  readonly noun: string;
  readonly params: z.ZodType<{ id: string }>;
  readonly notFound: Refusal;
  readonly requireThing: RequireThing;
  readonly mayReview: MayReview;
  /** What a member is answered who may not. */
  readonly notEntitled: Refusal;
  /** When a member may, for readers of the API: `after a completed visit`. */
  readonly entitledWhen: string;
  /** What a member is answered who has left. */
  readonly accountDeactivated: Refusal;
  /** Of a review in the API's document: `VetReview`. */
  readonly viewId: string;
}

const stars = 'Rating must be a whole number from 1 to 5';

/** POST <thing>/reviews */
export const reviewBody = z.strictObject({
  rating: z.int(stars).min(1, stars).max(5, stars),
  comment: requiredMultilineText('Comment', longestComment),
});

export const reviewsQuery = z.object(pageQuery(10));

/** DELETE <thing>/reviews/{reviewId} */
export const reviewParams = z.object({ id: idParam, reviewId: idParam.transform((id) => id as ReviewId) });

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
