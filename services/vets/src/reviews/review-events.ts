import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { reviewPosted, reviewRemoved, type EveryField, type ReviewSchema, type VetRatingSchema } from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import { tenthsOf, type PublishedReview, type RatingSummary, type ReviewMessages } from '@paltu/reviews';

const reviewData = ({ thingId: vetId, createdAt, updatedAt, version, ...review }: PublishedReview['review'], { ownerId }: RatingSummary) =>
  ({
    ...review,
    vetId,
    version: BigInt(version),
    vetOwnerId: ownerId,
    createdAt: timestampFromDate(createdAt),
    updatedAt: timestampFromDate(updatedAt),
  }) satisfies EveryField<typeof ReviewSchema>;

const ratingData = (summary: RatingSummary) =>
  ({ ratingTenths: tenthsOf(summary), reviews: summary.reviews }) satisfies EveryField<typeof VetRatingSchema>;

export const reviewMessages: ReviewMessages = ({ type, review, summary }, envelope) => {
  const published = { ...envelope, data: { review: reviewData(review, summary), vet: ratingData(summary) } };
  return type === 'posted' ? outgoingEvent(reviewPosted, published) : outgoingEvent(reviewRemoved, published);
};
