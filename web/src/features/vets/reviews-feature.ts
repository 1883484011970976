import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { reviewOutcomes } from '#shared/reviews/review-outcomes.ts';

reviewOutcomes({
  post: vetsEndpoints.endpoints.postVetsByIdReviews,
  remove: vetsEndpoints.endpoints.deleteVetsByIdReviewsByReviewId,
});

export { VetReviewsScreen } from './reviews/screen.tsx';
