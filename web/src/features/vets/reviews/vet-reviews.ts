import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { ReviewedKind } from '#shared/reviews/reviewed-kind.ts';
import { useFreshVet } from './use-fresh-vet.ts';

const { endpoints } = vetsEndpoints;

/** Reviews of vets, by guests of completed visits. */
export const vetReviews: ReviewedKind = {
  name: 'vet',
  list: endpoints.getVetsByIdReviews,
  listAsMember: endpoints.getVetsByIdReviewsAsMember,
  own: endpoints.getVetsByIdReviewsOwn,
  post: endpoints.postVetsByIdReviews,
  remove: endpoints.deleteVetsByIdReviewsByReviewId,
  useFresh: useFreshVet,
};
