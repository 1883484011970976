import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { reviewOutcomes } from '#shared/reviews/review-outcomes.ts';

reviewOutcomes({
  post: commerceEndpoints.endpoints.postStoresByIdReviews,
  remove: commerceEndpoints.endpoints.deleteStoresByIdReviewsByReviewId,
});

export { StoreReviewsScreen } from './reviews/screen.tsx';
