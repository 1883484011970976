import type { Outbox, OutgoingEvent } from '@paltu/events';
import { keeping } from '@paltu/kernel';
import type { Reviewed } from '../domain/review-decisions.ts';
import type { ReviewEvent } from '../domain/review-events.ts';
import type { RatingSummaries, ReviewMessages, ReviewRepository, ReviewScope } from './ports.ts';

export interface ReviewScopeNeeds extends Pick<ReviewScope, 'requireThere'> {
  readonly summaries: RatingSummaries;
  readonly reviews: ReviewRepository;
  readonly outbox: Outbox;
  readonly messages: ReviewMessages;
}

/** The event of the service about what happened to a review, without its words. */
export const reviewMessage = (messages: ReviewMessages, { type, review, summary, at }: ReviewEvent): OutgoingEvent => {
  const { comment, ...published } = review;
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
