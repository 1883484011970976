import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { reviewOutcomes } from '#shared/reviews/review-outcomes.ts';

reviewOutcomes({
  post: commerceEndpoints.endpoints.postAccessoriesByIdReviews,
  remove: commerceEndpoints.endpoints.deleteAccessoriesByIdReviewsByReviewId,
});

export { AccessoryReviewsScreen } from './reviews/screen.tsx';
