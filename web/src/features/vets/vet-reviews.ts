import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { ReviewedKind } from '#shared/reviews/reviewed-kind.ts';
import { useAppDispatch } from '#shared/store/store.ts';

const { endpoints } = vetsEndpoints;

/** Reads a vet again after its reviews have changed, with the token: to others the gateway shows the change only a moment later. */
function useFreshVet(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [read] = vetsEndpoints.useLazyGetVetsByIdAsMemberQuery();
  return async () => {
    const { data } = await read({ id });
    if (data) await dispatch(vetsEndpoints.util.upsertQueryData('getVetsById', { id }, data));
  };
}

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
