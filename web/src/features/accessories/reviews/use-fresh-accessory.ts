import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';

/** Reads a product again after its reviews have changed, with the token: to others the gateway shows the change only a moment later. */
export function useFreshAccessory(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetAccessoriesByIdAsMemberQuery();
  return async () => {
    const { data } = await read({ id });
    if (data) await dispatch(commerceEndpoints.util.upsertQueryData('getAccessoriesById', { id }, data));
  };
}
