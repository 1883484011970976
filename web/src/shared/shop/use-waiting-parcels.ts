import { commerceEndpoints } from '../api/gen/commerce-endpoints.ts';

/** What waits among the parcels that the member sells, by one call for all that show it; buyers order and cancel meanwhile. */
export const useWaitingParcels = (skip = false) =>
  commerceEndpoints.useGetOrdersParcelsWaitingQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true, skip });
