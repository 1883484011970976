import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { ReviewedKind } from '#shared/reviews/reviewed-kind.ts';
import { useAppDispatch } from '#shared/store/store.ts';

const { endpoints } = commerceEndpoints;

/** Reads a store again after its reviews have changed, with the token: to others the gateway shows the change only a moment later. */
function useFreshStore(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetStoresByIdAsMemberQuery();
  return async () => {
    const { data } = await read({ id });
    if (data) await dispatch(commerceEndpoints.util.upsertQueryData('getStoresById', { id }, data));
  };
}

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
