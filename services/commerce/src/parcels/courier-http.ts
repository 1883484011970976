import { idParam, data, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { notYourStep, parcelNotFound, wrongStep } from '../orders/order-changes.ts';
import { courierIds, type ParcelId } from '../orders/order.ts';
import type { PlayCourier } from './courier-use-cases.ts';
import { courierBehaviours, type Courier } from './courier.ts';
import type { ShownParcels } from './parcel-http.ts';

const parcelParams = z.object({ id: idParam.transform((id) => id as ParcelId) });

interface CourierRouteNeeds extends Pick<ShownParcels, 'parcelView' | 'present'> {
  readonly couriers: readonly Courier[];
  readonly playCourier: PlayCourier;
}

const courierView = z
  .strictObject({
    id: z.enum(courierIds),
    /** No parcel moves. */
    isTest: z.boolean(),
    /** It gives the number, reports and remits by itself; false where the seller reports. */
    isAsked: z.boolean(),
    /** Ids of the cities that it goes to; null: to all. */
    cities: z.array(z.string()).nullable(),
  })
  .meta({ id: 'OfferedCourier' });

/** POST /api/v1/orders/parcels/{id}/courier-test */
const playBody = z.strictObject({
  behaviour: z.enum(courierBehaviours, `behaviour must be one of: ${courierBehaviours.join(', ')}`),
});

/** Couriers that parcels go by. Before the route of one order: their paths begin with a word. */
export const courierRoutes = ({ couriers, playCourier, parcelView, present }: CourierRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/couriers',
    access: 'member',
    summary: 'Couriers that a seller can hand parcels to now',
    answers: { 200: data({ couriers: z.array(courierView) }) },
    handle: async () => {
      const offered = couriers.map(async ({ id, isTest, isAsked, cities }) => {
        const served = await cities();
        return { id, isTest, isAsked, cities: served && [...served] };
      });
      return ok({ couriers: await Promise.all(offered) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/orders/parcels/:id/courier-test',
    access: 'member',
    summary: "Test courier: choose how it behaves with a parcel of the caller's store; it is asked at once, and no parcel moves",
    params: parcelParams,
    notFound: parcelNotFound,
    body: playBody,
    answers: { 200: data({ parcel: parcelView }) },
    refuses: [notYourStep, wrongStep],
    handle: async ({ actor, params: { id }, body }) => {
      const order = await playCourier(actor, id, body.behaviour);
      return ok({ parcel: await present.one(order, id, actor.userId) }, { message: 'The test courier was asked.' });
    },
  }),
];
