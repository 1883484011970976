import { fresh } from '../api/fresh.ts';
import { commerceEndpoints } from '../api/gen/commerce-endpoints.ts';

/** What waits among the parcels that the member sells, by one call for all that show it; buyers order and cancel meanwhile. */
export const useWaitingParcels = (options: Parameters<typeof commerceEndpoints.useGetOrdersParcelsWaitingQuery>[1] = fresh) =>
  commerceEndpoints.useGetOrdersParcelsWaitingQuery(undefined, options);
