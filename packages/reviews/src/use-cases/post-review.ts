import { newId, type Clock, type Refusal, type Viewer } from '@paltu/kernel';
import { postReview as post } from '../domain/review-decisions.ts';
import type { Opinion, Review, ReviewId } from '../domain/review.ts';
import type { InReviewTransaction, MayReview, RequireThing } from './ports.ts';

export interface PostReviewNeeds {
  readonly inTransaction: InReviewTransaction;
  readonly requireThing: RequireThing;
  readonly mayReview: MayReview;
  /** What a member is answered who may not. */
  readonly notEntitled: Refusal;
  readonly clock: Clock;
}

export interface PostReviewRequest extends Opinion {
  readonly thingId: string;
  readonly author: Viewer;
}

export interface PostedOutcome {
  readonly review: Review;
  /** False when it replaces an earlier one. */
  readonly isNew: boolean;
}

/** @throws AppError that the thing is not found, that the member is not entitled, or has left */
export type PostReview = (request: PostReviewRequest) => Promise<PostedOutcome>;

/** A member who is entitled to it reviews a thing; locks the member, then the thing. */
export const postReview =
  ({ inTransaction, requireThing, mayReview, notEntitled, clock }: PostReviewNeeds): PostReview =>
  async ({ thingId, author, ...opinion }) => {
    await requireThing(thingId, author);
    const { userId: authorId } = author;
    if (!(await mayReview(thingId, authorId))) throw notEntitled();
    return inTransaction(async ({ summaries, reviews, keep, requireThere }) => {
      await requireThere(authorId);
      const summary = await summaries.find(thingId);
      if (summary === undefined) throw new Error(`${thingId} was there, and is gone without a trace`);
      const before = { summary, review: await reviews.findOf(thingId, authorId) };
      const { review } = await keep(before, post(before, { ...opinion, id: newId() as ReviewId, authorId }, clock.now()));
      return { review: review as Review, isNew: before.review === undefined };
    });
  };
