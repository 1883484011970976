import { fresh } from '../api/fresh.ts';
import type { freshCount } from '../api/fresh.ts';
import { commerceEndpoints } from '../api/gen/commerce-endpoints.ts';

type Asked = typeof fresh | (ReturnType<typeof freshCount> & { skip: boolean });

/** What waits among the parcels that the member sells, by one call for all that show it; buyers order and cancel meanwhile. */
export const useWaitingParcels = (options: Asked = fresh) => commerceEndpoints.useGetOrdersParcelsWaitingQuery(undefined, options);
