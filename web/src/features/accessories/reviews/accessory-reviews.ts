import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { ReviewedKind } from '#shared/reviews/reviewed-kind.ts';
import { useFreshAccessory } from './use-fresh-accessory.ts';

const { endpoints } = commerceEndpoints;

/** Reviews of products, by buyers whose parcel was delivered. */
export const accessoryReviews: ReviewedKind = {
  name: 'accessory',
  list: endpoints.getAccessoriesByIdReviews,
  listAsMember: endpoints.getAccessoriesByIdReviewsAsMember,
  own: endpoints.getAccessoriesByIdReviewsOwn,
  post: endpoints.postAccessoriesByIdReviews,
  remove: endpoints.deleteAccessoriesByIdReviewsByReviewId,
  useFresh: useFreshAccessory,
};
