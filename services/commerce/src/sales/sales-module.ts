import type { ServiceParts } from '@paltu/runtime';
import { saleRoutes } from './sale-http.ts';
import { knexSaleQueries } from './sale-store.ts';

type SalesNeeds = Pick<ServiceParts, 'database' | 'clock'> & Pick<Parameters<typeof saleRoutes>[0], 'storeOf' | 'storeNotFound'>;

/** What stores have sold, in the words of their owners: read from the ledgers. */
export const salesModule = ({ database, ...needs }: SalesNeeds) => ({
  routes: saleRoutes({ queries: knexSaleQueries(database), ...needs }),
});
