import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { ReviewedKind } from '#shared/reviews/reviewed-kind.ts';
import { useAppDispatch } from '#shared/store/store.ts';

const { endpoints } = commerceEndpoints;

/** Reads a product again after its reviews have changed, with the token: to others the gateway shows the change only a moment later. */
function useFreshAccessory(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetAccessoriesByIdAsMemberQuery();
  return async () => {
    const { data } = await read({ id });
    if (data) await dispatch(commerceEndpoints.util.upsertQueryData('getAccessoriesById', { id }, data));
  };
}

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
