import { shopReviewPosted, shopReviewRemoved, type EventDefinition } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { reviewMessage, tenthsOf, type RatingSummary, type Review, type ReviewEvent } from '@paltu/reviews';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { reviewMessages, type ReviewedKind } from '../src/reviews/events/review-messages.ts';

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

const published = (kind: ReviewedKind, type: ReviewEvent['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: fc.record({ review, summary, at: instant }),
    publish: (reviewed, outbox) => outbox.append([reviewMessage(reviewMessages(kind), { type, ...reviewed })]),
    expected: ({ review: { comment, ...written }, summary: after, at }) => ({
      subject: written.thingId,
      sequence: written.version,
      time: at,
      data: {
        review: { ...written, authorErased: type === 'posted' && comment === '', kind, ownerId: after.ownerId },
        rating: { ratingTenths: tenthsOf(after), reviews: after.reviews },
      },
    }),
  });

export const publishedEvents = (['store', 'accessory'] as const).flatMap((kind) => [
  published(kind, 'posted', shopReviewPosted),
  published(kind, 'removed', shopReviewRemoved),
]);
