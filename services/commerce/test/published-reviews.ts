import { shopReviewPosted, shopReviewRemoved } from '@paltu/contracts';
import { publishedReview, type ReviewToPublish } from '@paltu/reviews/published-review';
import { reviewMessages } from '../src/reviews/review-events.ts';

export const publishedEvents = (['store', 'accessory'] as const).flatMap((kind) => {
  const ofKind: Pick<ReviewToPublish, 'messages' | 'expected'> = {
    messages: reviewMessages(kind),
    expected: (review, ownerId, rating) => ({ review: { ...review, kind, ownerId }, rating }),
  };
  return [
    publishedReview({ definition: shopReviewPosted, type: 'posted', ...ofKind }),
    publishedReview({ definition: shopReviewRemoved, type: 'removed', ...ofKind }),
  ];
});
