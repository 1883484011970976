import type { Answer } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';

export type OfferedCourier = Answer<'getOrdersCouriers'>['couriers'][number];

/** By whom a parcel can go; undefined until that is known. Without an answer the store brings it. */
export function useOfferedCouriers(): readonly OfferedCourier[] | undefined {
  const { data, isLoading } = commerceEndpoints.useGetOrdersCouriersQuery();
  return isLoading ? undefined : (data?.couriers ?? []);
}
