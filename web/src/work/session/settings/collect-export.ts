import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { useAppDispatch } from '#shared/store/store.ts';

const once = { subscribe: false, forceRefetch: true };

/**
 * All that is kept of the member, each service's own part beside the others. Nothing when a part is missing: a file that looks whole
 * has to be whole.
 * @throws ApiError
 */
export async function collectExport(dispatch: ReturnType<typeof useAppDispatch>): Promise<Record<string, unknown>> {
  const [auth, pets, adoption, content, vets, shop, purchases, messages] = await Promise.all([
    dispatch(authEndpoints.endpoints.getAuthExport.initiate(undefined, once)).unwrap(),
    dispatch(petsEndpoints.endpoints.getPetsExport.initiate(undefined, once)).unwrap(),
    dispatch(adoptionEndpoints.endpoints.getAdoptionExport.initiate(undefined, once)).unwrap(),
    dispatch(contentEndpoints.endpoints.getContentExport.initiate(undefined, once)).unwrap(),
    dispatch(vetsEndpoints.endpoints.getVetsExport.initiate(undefined, once)).unwrap(),
    dispatch(commerceEndpoints.endpoints.getStoresExport.initiate(undefined, once)).unwrap(),
    dispatch(commerceEndpoints.endpoints.getOrdersExport.initiate(undefined, once)).unwrap(),
    dispatch(messagingEndpoints.endpoints.getMessagesExport.initiate(undefined, once)).unwrap(),
  ]);
  return { exportedAt: new Date().toISOString(), ...auth, ...pets, ...adoption, ...content, ...vets, ...shop, ...purchases, ...messages };
}
