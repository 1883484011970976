import type { EventDefinition } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent, type ExpectedEvent, type PublishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { reviewMessage } from '../src/review-use-cases.ts';
import { tenthsOf, type PublishedReview, type RatingSummary, type Review, type ReviewEvent, type ReviewMessages } from '../src/review.ts';

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const memberId = fc.uuid().map((id) => id as MemberId);
const version = fc.integer({ min: 1 });

const review = fc.record({
  id: fc.uuid(),
  thingId: fc.uuid(),
  authorId: memberId,
  version,
  rating: fc.integer({ min: 1, max: 5 }),
  comment: fc.string({ unit: 'grapheme' }),
  createdAt: instant,
  updatedAt: instant,
}) as fc.Arbitrary<Review>;

const summary: fc.Arbitrary<RatingSummary> = fc
  .record({
    id: fc.uuid(),
    ownerId: memberId,
    version,
    reviews: fc.integer({ min: 0, max: 100_000 }),
    mean: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ mean, ...after }) => ({ ...after, ratingSum: after.reviews * mean }));

interface Rating {
  readonly ratingTenths: number;
  readonly reviews: number;
}

export interface ReviewToPublish {
  readonly definition: EventDefinition;
  readonly type: ReviewEvent['type'];
  /** The mapper of the service. */
  readonly messages: ReviewMessages;
  /** The fields that the contract of the service has of a review, of the member whose thing it is, and of all reviews together. */
  readonly expected: (review: PublishedReview['review'], ownerId: MemberId, rating: Rating) => ExpectedEvent['data'];
}

/** An event of a service about a review of one of its things: facts of any kind, and what is expected of them. */
export const publishedReview = ({ definition, type, messages, expected }: ReviewToPublish): PublishedEvent =>
  publishedEvent({
    definition,
    facts: fc.record({ review, summary, at: instant }),
    publish: (fact, outbox) => outbox.append([reviewMessage(messages, { type, ...fact })]),
    expected: ({ review: { comment, ...written }, summary: after, at }) => ({
      subject: written.thingId,
      sequence: written.version,
      time: at,
      data: expected({ ...written, authorErased: type === 'posted' && comment === '' }, after.ownerId, {
        ratingTenths: tenthsOf(after),
        reviews: after.reviews,
      }),
    }),
  });
