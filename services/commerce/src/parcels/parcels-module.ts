import type { ServiceParts } from '@paltu/runtime';
import type { ContactDigest, InOrderTransaction, OrderQueries } from '../orders/order-scope.ts';
import { contestRoutes } from './contest-http.ts';
import { courierRoutes } from './courier-http.ts';
import { knexCourierQueries, knexSimulatedCourier, ownDelivery } from './courier-store.ts';
import { followBookings, playCourier, shipParcel } from './courier-use-cases.ts';
import { parcelRoutes, type ShownParcels } from './parcel-http.ts';
import { changeParcel, remindOfParcels } from './parcel-use-cases.ts';

interface ParcelsNeeds extends Pick<ServiceParts, 'database' | 'clock' | 'logger'> {
  readonly inTransaction: InOrderTransaction;
  readonly queries: OrderQueries;
  readonly shown: ShownParcels;
  /** Of contacts of buyers. */
  readonly digest: ContactDigest;
  /** A simulated courier is offered. */
  readonly hasTestCourier: boolean;
}

const everyMs = 60_000;

/** Parcels: moved on by their sides, carried by couriers, contested. */
export const parcelsModule = ({ database, hasTestCourier, shown, digest, ...deciding }: ParcelsNeeds) => {
  const simulator = hasTestCourier ? knexSimulatedCourier(database, deciding.clock) : undefined;
  const couriers = simulator === undefined ? [ownDelivery] : [ownDelivery, simulator];
  const follow = followBookings({ ...deciding, queries: knexCourierQueries(database), couriers });
  const change = changeParcel(deciding);
  return {
    cancelOrder: change.cancelOrder,
    routes: [
      ...parcelRoutes({ ...shown, ...deciding, digest, change, ship: shipParcel({ ...deciding, couriers }) }),
      ...contestRoutes({ ...shown, change }),
      ...courierRoutes({ ...shown, couriers, playCourier: playCourier({ ...deciding, simulator, follow }) }),
    ],
    jobs: {
      'remind of parcels': { everyMs, run: remindOfParcels(deciding) },
      'follow couriers': { everyMs, run: follow },
    },
  };
};
