import { reviewPosted, reviewRemoved, type EventDefinition } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { toldEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { ReviewEvent } from '../src/reviews/domain/review-events.ts';
import { tenthsOf, type Review, type ReviewId, type Standing, type VetId } from '../src/reviews/domain/review.ts';
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

const standing: fc.Arbitrary<Standing> = fc
  .record({ id: vetId, ownerId: memberId, version, reviews: fc.integer({ min: 0, max: 100_000 }), mean: fc.integer({ min: 1, max: 5 }) })
  .map(({ mean, ...told }) => ({ ...told, ratingSum: told.reviews * mean }));

const dataOf = ({ review: told, standing: after }: Pick<ReviewEvent, 'review' | 'standing'>) => ({
  review: { ...told, vetOwnerId: after.ownerId },
  vet: { ratingTenths: tenthsOf(after), reviews: after.reviews },
});

const toldFact = (type: ReviewEvent['type'], definition: EventDefinition) =>
  toldEvent({
    definition,
    facts: fc.record({ review, standing, at: instant }),
    say: (fact, outbox) => reviewOutbox(outbox).append([{ type, ...fact }]),
    tells: ({ at, ...told }) => ({ subject: told.review.vetId, sequence: told.review.version, time: at, data: dataOf(told) }),
  });

/** The review as it is, said again when nothing has happened to it. */
const toldState = toldEvent({
  definition: reviewPosted,
  facts: fc.record({ review, standing }),
  say: (state, outbox) => outbox.append([stateOfReview(state)]),
  tells: (told) => ({ subject: told.review.vetId, sequence: told.review.version, time: told.review.updatedAt, data: dataOf(told) }),
});

export const toldEvents = [toldFact('ReviewPosted', reviewPosted), toldFact('ReviewRemoved', reviewRemoved), toldState];
