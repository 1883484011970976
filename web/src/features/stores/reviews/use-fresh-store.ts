import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';

/** Reads a store again after its reviews have changed, with the token: to others the gateway shows the change only a moment later. */
export function useFreshStore(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetStoresByIdAsMemberQuery();
  return async () => {
    const { data } = await read({ id });
    if (data) await dispatch(commerceEndpoints.util.upsertQueryData('getStoresById', { id }, data));
  };
}
