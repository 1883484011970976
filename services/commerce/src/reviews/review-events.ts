import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  shopReviewPosted,
  shopReviewRemoved,
  shopWords,
  type EveryField,
  type ShopRatingSchema,
  type ShopReviewSchema,
} from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import { tenthsOf, type PublishedReview, type RatingSummary, type ReviewMessages } from '@paltu/reviews';

export type ReviewedKind = 'store' | 'accessory';

const reviewData = (
  kind: ReviewedKind,
  { createdAt, updatedAt, version, ...review }: PublishedReview['review'],
  { ownerId }: RatingSummary,
) =>
  ({
    ...review,
    kind: shopWords.thing.toChoice(kind),
    version: BigInt(version),
    ownerId,
    createdAt: timestampFromDate(createdAt),
    updatedAt: timestampFromDate(updatedAt),
  }) satisfies EveryField<typeof ShopReviewSchema>;

const ratingData = (summary: RatingSummary) =>
  ({ ratingTenths: tenthsOf(summary), reviews: summary.reviews }) satisfies EveryField<typeof ShopRatingSchema>;

/** The events about reviews of one kind of thing. */
export const reviewMessages =
  (kind: ReviewedKind): ReviewMessages =>
  ({ type, review, summary }, envelope) => {
    const published = { ...envelope, data: { review: reviewData(kind, review, summary), rating: ratingData(summary) } };
    return type === 'posted' ? outgoingEvent(shopReviewPosted, published) : outgoingEvent(shopReviewRemoved, published);
  };
