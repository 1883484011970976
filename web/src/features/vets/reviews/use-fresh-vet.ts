import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';

/** Reads a vet again after its reviews have changed, with the token: to others the gateway shows the change only a moment later. */
export function useFreshVet(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [read] = vetsEndpoints.useLazyGetVetsByIdAsMemberQuery();
  return async () => {
    const { data } = await read({ id });
    if (data) await dispatch(vetsEndpoints.util.upsertQueryData('getVetsById', { id }, data));
  };
}
