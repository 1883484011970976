import { reviewPosted, reviewRemoved } from '@paltu/contracts';
import { publishedReview, type ReviewToPublish } from '@paltu/reviews/published-review';
import { reviewMessages as messages } from '../src/reviews/review-events.ts';

const expected: ReviewToPublish['expected'] = ({ thingId: vetId, ...review }, vetOwnerId, rating) => ({
  review: { ...review, vetId, vetOwnerId },
  vet: rating,
});

export const publishedEvents = [
  publishedReview({ definition: reviewPosted, type: 'posted', messages, expected }),
  publishedReview({ definition: reviewRemoved, type: 'removed', messages, expected }),
];
