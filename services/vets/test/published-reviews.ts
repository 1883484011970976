import { reviewPosted, reviewRemoved, type EventDefinition } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { ReviewEvent } from '../src/reviews/domain/review-events.ts';
import { tenthsOf, type Review, type ReviewId, type RatingSummary, type VetId } from '../src/reviews/domain/review.ts';
import { reviewOutbox, stateOfReview } from '../src/reviews/events/review-messages.ts';

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const memberId = fc.uuid().map((id) => id as MemberId);
const vetId = fc.uuid().map((id) => id as VetId);
const version = fc.integer({ min: 1 });

const review: fc.Arbitrary<Review> = fc.record({
  id: fc.uuid().map((id) => id as ReviewId),
  vetId,
  authorId: memberId,
  version,
  rating: fc.integer({ min: 1, max: 5 }),
  comment: fc.string({ unit: 'grapheme' }),
  createdAt: instant,
  updatedAt: instant,
});

const ratingSummary: fc.Arbitrary<RatingSummary> = fc
  .record({ id: vetId, ownerId: memberId, version, reviews: fc.integer({ min: 0, max: 100_000 }), mean: fc.integer({ min: 1, max: 5 }) })
  .map(({ mean, ...current }) => ({ ...current, ratingSum: current.reviews * mean }));

const dataOf = ({ review: current, ratingSummary: after }: Pick<ReviewEvent, 'review' | 'ratingSummary'>) => ({
  review: { ...current, vetOwnerId: after.ownerId },
  vet: { ratingTenths: tenthsOf(after), reviews: after.reviews },
});

const publishedFact = (type: ReviewEvent['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: fc.record({ review, ratingSummary, at: instant }),
    publish: (fact, outbox) => reviewOutbox(outbox).append([{ type, ...fact }]),
    expected: ({ at, ...current }) => ({
      subject: current.review.vetId,
      sequence: current.review.version,
      time: at,
      data: dataOf(current),
    }),
  });

/** The review as it is, published again when nothing has happened to it. */
const publishedState = publishedEvent({
  definition: reviewPosted,
  facts: fc.record({ review, ratingSummary }),
  publish: (state, outbox) => outbox.append([stateOfReview(state)]),
  expected: (current) => ({
    subject: current.review.vetId,
    sequence: current.review.version,
    time: current.review.updatedAt,
    data: dataOf(current),
  }),
});

export const publishedEvents = [publishedFact('ReviewPosted', reviewPosted), publishedFact('ReviewRemoved', reviewRemoved), publishedState];
