import { fresh, freshCount } from '../api/fresh.ts';
import { commerceEndpoints } from '../api/gen/commerce-endpoints.ts';

type Asked = typeof fresh | typeof askedOnce | (ReturnType<typeof freshCount> & { skip: boolean });

/** Where the page is of something else: few members sell, and who does begins in the store. */
export const askedOnce = { ...freshCount(false), refetchOnFocus: false, skip: false };

/** What waits among the parcels that the member sells, by one call for all that show it; buyers order and cancel meanwhile. */
export const useWaitingParcels = (options: Asked = fresh) => commerceEndpoints.useGetOrdersParcelsWaitingQuery(undefined, options);
