import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { ReviewedKind } from '#shared/reviews/reviewed-kind.ts';
import { useFreshStore } from './use-fresh-store.ts';

const { endpoints } = commerceEndpoints;

/** Reviews of stores, by buyers whose parcel was delivered. */
export const storeReviews: ReviewedKind = {
  name: 'store',
  list: endpoints.getStoresByIdReviews,
  listAsMember: endpoints.getStoresByIdReviewsAsMember,
  own: endpoints.getStoresByIdReviewsOwn,
  post: endpoints.postStoresByIdReviews,
  remove: endpoints.deleteStoresByIdReviewsByReviewId,
  useFresh: useFreshStore,
};
