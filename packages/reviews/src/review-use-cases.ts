import type { Outbox, OutgoingEvent } from '@paltu/events';
import { keeping, newId, type Clock, type MemberId, type Refusal, type Viewer } from '@paltu/kernel';
import type { FindAway, FollowMember } from '@paltu/projections';
import {
  forgetAuthor,
  hideReview,
  postReview as post,
  removeReview as remove,
  reviewNotFound,
  reviewNotYours,
  type InReviewTransaction,
  type MayReview,
  type Opinion,
  type RatingSummaries,
  type RequireThing,
  type Review,
  type Reviewed,
  type ReviewEvent,
  type ReviewId,
  type ReviewMessages,
  type ReviewQueries,
  type ReviewRepository,
  type ReviewScope,
} from './review.ts';

export interface ReviewScopeNeeds extends Pick<ReviewScope, 'requireThere'> {
  readonly summaries: RatingSummaries;
  readonly reviews: ReviewRepository;
  readonly outbox: Outbox;
  readonly messages: ReviewMessages;
}

/** The event of the service about what happened to a review, without its words. */
export const reviewMessage = (messages: ReviewMessages, { type, review, summary, at }: ReviewEvent): OutgoingEvent => {
  const { comment, isHidden: _hidden, ...published } = review;
  const authorErased = type === 'posted' && comment === '';
  return messages(
    { type, review: { ...published, authorErased }, summary },
    { subject: review.thingId, sequence: review.version, time: at },
  );
};

/** All that a use case may write with, in one transaction. */
export const reviewScope = ({ summaries, reviews, outbox, messages, requireThere }: ReviewScopeNeeds): ReviewScope => ({
  summaries,
  reviews,
  requireThere,
  keep: keeping<Reviewed, ReviewEvent>({
    save: async (after, before) => {
      if (after.review !== undefined) await (before.review === undefined ? reviews.add(after.review) : reviews.save(after.review));
      else if (before.review !== undefined) await reviews.remove(before.review);
      await summaries.save(after.summary);
    },
    outbox: { append: (events) => outbox.append(events.map((event) => reviewMessage(messages, event))) },
  }),
});

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

export interface RemoveReviewNeeds {
  readonly inTransaction: InReviewTransaction;
  readonly clock: Clock;
}

export interface RemoveReviewRequest {
  readonly id: ReviewId;
  readonly thingId: string;
  readonly remover: Viewer;
}

/** @throws AppError `review.not-found`, `review.not-yours` */
export type RemoveReview = (request: RemoveReviewRequest) => Promise<void>;

/** Its author takes it away, or an admin; what is removed already stays so. */
export const removeReview =
  ({ inTransaction, clock }: RemoveReviewNeeds): RemoveReview =>
  ({ id, thingId, remover }) =>
    inTransaction(async ({ summaries, reviews, keep }) => {
      const summary = await summaries.find(thingId);
      const review = await reviews.find(id);
      const isRemovers = ({ authorId }: Pick<Review, 'authorId'>) => authorId === remover.userId || remover.role === 'admin';
      if (summary === undefined || review?.thingId !== thingId) {
        const removed = await reviews.findRemoved(id);
        if (removed?.thingId !== thingId || !isRemovers(removed)) throw reviewNotFound();
        return;
      }
      if (!isRemovers(review)) throw reviewNotYours();
      const before = { summary, review };
      await keep(before, remove(before, clock.now()));
    });

export interface FollowAuthorNeeds {
  readonly scope: ReviewScope;
  readonly clock: Clock;
}

/**
 * Hides the reviews of a member who is suspended until they are let in again. Forgets the comments of one whose account is erased; their stars
 * still count.
 */
export const followAuthor =
  ({ scope: { summaries, reviews, keep }, clock }: FollowAuthorNeeds): FollowMember =>
  async ({ memberId, isSuspended, isErased }) => {
    const at = clock.now();
    for (const { id, thingId, isHidden } of await reviews.listBy(memberId)) {
      if (isHidden === isSuspended && !isErased) continue;
      const summary = await summaries.find(thingId);
      const review = await reviews.find(id);
      if (summary === undefined || review === undefined) continue;
      const before = { summary, review };
      const shown = await keep(before, hideReview(before, isSuspended, at));
      if (isErased) await keep(shown, forgetAuthor({ ...before, ...shown } as typeof before, at));
    }
  };

export interface NewestPraiseNeeds<Thing> {
  readonly queries: Pick<ReviewQueries, 'listPraise'>;
  /** Of authors: who has left is not quoted. */
  readonly findAway: FindAway;
  /** Those of the things that everybody may see, by their ids. */
  readonly findShown: (ids: readonly string[]) => Promise<ReadonlyMap<string, Thing>>;
}

/** A review with the thing that it is about. */
export interface Praise<Thing> {
  readonly review: Review;
  readonly thing: Thing;
}

/** Read at once, and how often at most: however many of the newest are out of sight, an answer takes few reads. */
const batch = 24;
const mostBatches = 5;

/** The newest reviews with five stars and words whose things everybody may see and whose authors are there, the newest first. */
export const newestPraise =
  <Thing>({ queries, findAway, findShown }: NewestPraiseNeeds<Thing>) =>
  async (limit: number): Promise<readonly Praise<Thing>[]> => {
    const found: Praise<Thing>[] = [];
    let last: Review | undefined;
    for (let nth = 0; nth < mostBatches && found.length < limit; nth += 1) {
      const reviews = await queries.listPraise(batch, last);
      const [away, shown] = await Promise.all([
        findAway([...new Set<MemberId>(reviews.map(({ authorId }) => authorId))]),
        findShown([...new Set(reviews.map(({ thingId }) => thingId))]),
      ]);
      for (const review of reviews) {
        const thing = shown.get(review.thingId);
        if (thing !== undefined && !away.has(review.authorId)) found.push({ review, thing });
      }
      if (reviews.length < batch) break;
      last = reviews.at(-1);
    }
    return found.slice(0, limit);
  };
