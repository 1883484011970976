import { vetsEndpoints } from '../api/gen/vets-endpoints.ts';

/** Whether the member has the profile of a vet; not until that is known. */
export const useIsVet = (): boolean => Boolean(vetsEndpoints.useGetVetsUserOfficeQuery().data?.vet);
