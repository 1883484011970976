import { orRefuse } from '@paltu/kernel';
import {
  data,
  done,
  forThisReader,
  idempotencyKey,
  message,
  ok,
  paginationOf,
  paginationView,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { ownMatter } from '../proposals/proposal.ts';
import type { ShipParcel, PlayCourier } from './courier-use-cases.ts';
import { courierBehaviours, type Courier } from './courier.ts';
import {
  cityNotServed,
  courierNotOffered,
  courierReports,
  keyMissing,
  keyReused,
  notYourStep,
  parcelNotFound,
  parcelRecalled,
  wrongStep,
} from './order-errors.ts';
import {
  contestBody,
  decisionBody,
  dropBody,
  ordersQuery,
  parcelParams,
  parcelsQuery,
  stepBody,
  stepTexts,
  successTexts,
} from './order-fields-http.ts';
import { presentUnpaid, type SentParcelPresenter } from './order-presenter-http.ts';
import type { OrderQueries } from './order-scope.ts';
import { requireSide } from './order-status.ts';
import { sentParcelView, unpaidParcelView } from './order-views-http.ts';
import { courierIds } from './order.ts';
import type { ChangeParcel } from './parcel-use-cases.ts';

export interface ParcelRouteNeeds {
  readonly change: ChangeParcel;
  readonly ship: ShipParcel;
  readonly queries: OrderQueries;
  readonly present: SentParcelPresenter;
}

const page = { 200: data({ parcels: z.array(sentParcelView), pagination: paginationView }) };

const answers = { 200: data({ parcel: sentParcelView }) };

const ofParcel = { access: 'member', params: parcelParams, notFound: parcelNotFound, answers } as const;

const readRoutes = ({ queries, present }: Omit<ParcelRouteNeeds, 'change' | 'ship'>): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/parcels',
    access: 'member',
    limit: 'reads',
    summary: "Parcels that the caller's store has to send or has sent, the newest first",
    query: parcelsQuery,
    answers: page,
    handle: async ({ actor: { userId }, query }) => {
      const { parcels, counted } = await queries.listOfSeller(userId, query.status, query);
      return ok({ parcels: await present.many(parcels, userId), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/orders/parcels/unpaid',
    access: 'member',
    limit: 'reads',
    summary: "Parcels of the caller's store that wait for payment, the newest first: what is reserved for them, not for whom",
    query: ordersQuery,
    answers: { 200: data({ parcels: z.array(unpaidParcelView), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query }) => {
      const { parcels, counted } = await queries.listUnpaidOfSeller(userId, query);
      return ok({ parcels: parcels.flatMap(presentUnpaid), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/orders/disputes',
    access: 'admin',
    limit: 'reads',
    summary: 'Parcels that an admin has to decide about, the oldest first',
    query: ordersQuery,
    answers: page,
    handle: async ({ actor: { userId }, query }) => {
      const { parcels, counted } = await queries.listDisputes(query);
      return ok({ parcels: await present.many(parcels, userId), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    ...ofParcel,
    method: 'get',
    path: '/api/v1/orders/parcels/:id',
    limit: 'reads',
    summary: 'One parcel, for its two sides and admins',
    handle: async ({ actor, params }) => {
      const { order } = requireSide(await queries.findOfParcel(params.id), params.id, actor);
      return ok({ parcel: await present.one(order, params.id, actor.userId) }, { headers: forThisReader });
    },
  }),
];

const stepRoutes = ({ change, ship, present }: Omit<ParcelRouteNeeds, 'queries'>): Route[] => [
  route({
    ...ofParcel,
    method: 'patch',
    path: '/api/v1/orders/parcels/:id/status',
    limit: 'writes',
    summary: 'Move a parcel to its next status, as its seller, its buyer or an admin may',
    body: stepBody,
    refuses: [notYourStep, ownMatter, wrongStep, courierReports, parcelRecalled, courierNotOffered, cityNotServed],
    handle: async ({ actor, params: { id: parcelId }, body }) => {
      const order = await (body.status === 'shipped' ? ship(actor, { ...body, parcelId }) : change.step(actor, { ...body, parcelId }));
      return ok({ parcel: await present.one(order, parcelId, actor.userId) }, { message: stepTexts[body.status] });
    },
  }),
  route({
    ...ofParcel,
    method: 'post',
    path: '/api/v1/orders/parcels/:id/cancel',
    limit: 'writes',
    summary: "Cancel a parcel of the caller's order that has not left its store",
    refuses: [notYourStep, wrongStep],
    handle: async ({ actor, params: { id: parcelId } }) => {
      const order = await change.cancel(actor, { parcelId });
      return ok({ parcel: await present.one(order, parcelId, actor.userId) }, { message: stepTexts.cancelled });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/orders/parcels/:id/release',
    access: 'member',
    limit: 'writes',
    summary:
      "Release a parcel of the caller's store that waits for payment: it is cancelled, and its buyer is notified; money that comes later is paid back",
    params: parcelParams,
    notFound: parcelNotFound,
    answers: { 200: message() },
    refuses: [wrongStep],
    handle: async ({ actor, params: { id: parcelId } }) => {
      await change.release(actor, { parcelId });
      return done(successTexts.released);
    },
  }),
  route({
    ...ofParcel,
    method: 'post',
    path: '/api/v1/orders/parcels/:id/drop',
    limit: 'writes',
    summary:
      "Drop pieces that the caller's store does not have from a parcel, once for each Idempotency-Key; without anything left the parcel is cancelled",
    body: dropBody,
    takesIdempotencyKey: true,
    refuses: [keyMissing, keyReused, notYourStep, wrongStep],
    handle: async ({ actor, params: { id: parcelId }, body, request }) => {
      const order = await change.drop(actor, { ...body, parcelId }, orRefuse(idempotencyKey(request), keyMissing));
      return ok({ parcel: await present.one(order, parcelId, actor.userId) }, { message: successTexts.dropped });
    },
  }),
];

const contestRoutes = ({ change, present }: Omit<ParcelRouteNeeds, 'queries' | 'ship'>): Route[] => [
  route({
    ...ofParcel,
    method: 'post',
    path: '/api/v1/orders/parcels/:id/contest',
    limit: 'writes',
    summary:
      'Contest that the buyer refused a parcel (refusal) or that it came (not-arrived), within 7 days, or that its store refused a return (return-refused), within 3 days: an admin decides, and nothing of it is paid out',
    body: contestBody,
    refuses: [notYourStep, wrongStep],
    handle: async ({ actor, params: { id: parcelId }, body }) => {
      const order = await change.contest(actor, { ...body, parcelId });
      return ok({ parcel: await present.one(order, parcelId, actor.userId) }, { message: successTexts.contested });
    },
  }),
  route({
    ...ofParcel,
    access: 'admin',
    method: 'patch',
    path: '/api/v1/orders/parcels/:id/contest',
    limit: 'writes',
    summary:
      'Decide a contest, with a reason that both sides read: whether the buyer is right. Then a parcel that did not arrive is lost, and a refused return is taken back',
    body: decisionBody,
    refuses: [ownMatter, wrongStep],
    handle: async ({ actor, params: { id: parcelId }, body }) => {
      const order = await change.decide(actor, { parcelId, isUpheld: body.upheld, reason: body.reason });
      return ok({ parcel: await present.one(order, parcelId, actor.userId) }, { message: successTexts.decided });
    },
  }),
];

/** Parcels: read and moved on by their sides. */
export const parcelRoutes = (needs: ParcelRouteNeeds): Route[] => [...readRoutes(needs), ...stepRoutes(needs), ...contestRoutes(needs)];

export interface CourierRouteNeeds {
  readonly couriers: readonly Courier[];
  readonly playCourier: PlayCourier;
  readonly present: SentParcelPresenter;
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
export const courierRoutes = ({ couriers, playCourier, present }: CourierRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/couriers',
    access: 'member',
    limit: 'reads',
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
    limit: 'writes',
    summary: "Test courier: choose how it behaves with a parcel of the caller's store; it is asked at once, and no parcel moves",
    params: parcelParams,
    notFound: parcelNotFound,
    body: playBody,
    answers: { 200: data({ parcel: sentParcelView }) },
    refuses: [notYourStep, wrongStep],
    handle: async ({ actor, params: { id }, body }) => {
      const order = await playCourier(actor, id, body.behaviour);
      return ok({ parcel: await present.one(order, id, actor.userId) }, { message: successTexts.courierPlayed });
    },
  }),
];
