import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { reviewPosted, reviewRemoved, type EveryField, type ReviewSchema, type VetRatingSchema } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { ReviewEvent } from '../domain/review-events.ts';
import { tenthsOf, type Review, type RatingSummary } from '../domain/review.ts';
import type { ReviewOutbox } from '../use-cases/ports.ts';

const reviewMessage = ({ createdAt, updatedAt, version, ...review }: Review, { ownerId }: RatingSummary) =>
  ({
    ...review,
    version: BigInt(version),
    vetOwnerId: ownerId,
    createdAt: timestampFromDate(createdAt),
    updatedAt: timestampFromDate(updatedAt),
  }) satisfies EveryField<typeof ReviewSchema>;

const ratingMessage = (ratingSummary: RatingSummary) =>
  ({ ratingTenths: tenthsOf(ratingSummary), reviews: ratingSummary.reviews }) satisfies EveryField<typeof VetRatingSchema>;

const toMessage = ({ type, review, ratingSummary, at }: ReviewEvent): OutgoingEvent => {
  const data = { review: reviewMessage(review, ratingSummary), vet: ratingMessage(ratingSummary) };
  const outgoing = { subject: review.vetId, sequence: review.version, time: at, data };
  return type === 'ReviewPosted' ? outgoingEvent(reviewPosted, outgoing) : outgoingEvent(reviewRemoved, outgoing);
};

/** The review as it is, when nothing has happened to it. */
export const stateOfReview = (state: Pick<ReviewEvent, 'review' | 'ratingSummary'>): OutgoingEvent =>
  toMessage({ type: 'ReviewPosted', ...state, at: state.review.updatedAt });

export const reviewOutbox = (outbox: Outbox): ReviewOutbox => ({ append: (events) => outbox.append(events.map(toMessage)) });
