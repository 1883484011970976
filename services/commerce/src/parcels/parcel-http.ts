import { orRefuse, type Clock, type MemberId } from '@paltu/kernel';
import { mostPieces } from '@paltu/reference';
import { searchSchema } from '@paltu/reference/search-schema';
import {
  choice,
  flag,
  idParam,
  list,
  optionalMultilineText,
  optionalText,
  pageQuery,
  parameter,
  requiredMultilineText,
  data,
  done,
  forThisReader,
  idempotencyKey,
  message,
  ok,
  paginationOf,
  paginationView,
  route,
  text,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { addressShownMs } from '../orders/due-times.ts';
import { keyMissing, keyReused, notYourStep, parcelNotFound, wrongStep } from '../orders/order-changes.ts';
import type { ContactDigest, OrderQueries, SellersMatter, SellersParcel } from '../orders/order-scope.ts';
import { requireSide } from '../orders/order-status.ts';
import { courierIds, parcelStatuses, type AccessoryId, type Order, type ParcelId, type ParcelStatus } from '../orders/order.ts';
import { ownMatter } from '../proposals/proposal.ts';
import type { ShipParcel } from './courier-use-cases.ts';
import { cityNotServed, courierNotOffered } from './courier.ts';
import type { ChangeParcel } from './parcel-use-cases.ts';
import { parcelSearchOf } from './parcel-search.ts';
import { courierReports, parcelRecalled, storeNotAway } from './parcel.ts';

const longestReason = 500;
const mostItems = 100;

const parcelParams = z.object({ id: idParam.transform((id) => id as ParcelId) });

const quantity = `Quantity must be a whole number from 1 to ${mostPieces}`;

const items = list(
  'items',
  z.strictObject({
    accessoryId: z
      .uuid('accessoryId must be the id of a product')
      .toLowerCase()
      .transform((id) => id as AccessoryId),
    quantity: z.int(quantity).min(1, quantity).max(mostPieces, quantity),
  }),
  mostItems,
)
  .refine((all) => all.length > 0, { error: 'items must name a product', params: { code: 'required' } })
  .refine((all) => new Set(all.map(({ accessoryId }) => accessoryId)).size === all.length, 'items must name each product once');

const steps = parcelStatuses.filter((status) => status !== 'placed');

const status = z.enum(steps, `Status must be one of: ${steps.join(', ')}`);

/** Which step takes what, beside a reason. */
const takenBy = {
  carriedBy: 'shipped',
  courier: 'shipped',
  trackingNumber: 'shipped',
  items: 'return-asked',
  restock: 'returned',
} as const;

const needReason: readonly string[] = ['cancelled', 'return-asked'];

/** PATCH /api/v1/orders/parcels/{id}/status: the status exactly as it is written here. */
const stepBody = z
  .strictObject({
    status,
    reason: optionalMultilineText('Reason', longestReason).default(''),
    carriedBy: choice('carriedBy', courierIds).optional(),
    courier: optionalText('Courier', 60).optional(),
    trackingNumber: optionalText('Tracking number', 60).optional(),
    items: items.optional(),
    restock: z.boolean('restock must be true or false').optional(),
  })
  .superRefine((body, context) => {
    for (const [field, step] of Object.entries(takenBy))
      if (body[field as keyof typeof takenBy] !== undefined && body.status !== step)
        context.addIssue({ code: 'custom', path: [field], message: `${field} comes with the status ${step} alone`, input: field });
    if ((body.carriedBy ?? 'own-delivery') !== 'own-delivery')
      for (const field of ['courier', 'trackingNumber'] as const)
        if (body[field] !== undefined)
          context.addIssue({ code: 'custom', path: [field], message: `${field} is given by the courier itself`, input: field });
    if (needReason.includes(body.status) && body.reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Reason is required', params: { code: 'required' }, input: '' });
  });

const reason = requiredMultilineText('Reason', longestReason);

/** POST /api/v1/orders/parcels/{id}/drop */
const dropBody = z.strictObject({ items, reason });

/** GET /api/v1/orders/parcels */
const parcelsQuery = z.object({
  ...pageQuery(20),
  status: parameter(z.enum(parcelStatuses, 'Unknown status')),
  disputed: parameter(flag('disputed')).describe('Whether an admin has to decide about them; false asks for nothing'),
  search: parameter(searchSchema(text('Search'))).describe(
    'What the number of the order or a word of the name of the buyer begins with; or a phone number',
  ),
  sortBy: parameter(choice('sortBy', ['newest', 'oldest'])),
});

/** Since the oldest of them was ordered; null without one. */
const waitingMatter = z.strictObject({ count: z.int(), since: z.iso.datetime().nullable() }).meta({ id: 'WaitingParcels' });

const waitingView = z
  .strictObject({
    toConfirm: waitingMatter,
    toSend: waitingMatter,
    /** Asked for, and not answered. */
    returns: waitingMatter,
    /** An admin has to decide about them. */
    disputes: waitingMatter,
  })
  .meta({ id: 'WaitingOfSeller' });

const stepTexts: Readonly<Record<Exclude<ParcelStatus, 'placed'>, string>> = {
  confirmed: 'The parcel is confirmed.',
  shipped: 'The parcel is on its way.',
  delivered: 'The parcel is delivered.',
  cancelled: 'The parcel is cancelled.',
  refused: 'The refusal is recorded.',
  lost: 'The parcel is recorded as lost.',
  'return-asked': 'Your return has been asked for.',
  returned: 'The return is recorded.',
};

const ordersQuery = z.object(pageQuery(20));

/** How the slice of orders shows parcels and orders. */
export interface ShownParcels {
  readonly parcelView: z.ZodType<object>;
  readonly unpaidParcelView: z.ZodType<object>;
  /** @param viewer the seller learns how often the buyer refused parcels */
  readonly present: {
    many(parcels: readonly SellersParcel[], viewer: MemberId): Promise<object[]>;
    one(order: Order, parcelId: ParcelId, viewer: MemberId): Promise<object>;
  };
  readonly presentUnpaid: (parcel: SellersParcel) => object[];
}

interface ParcelRouteNeeds extends ShownParcels {
  readonly clock: Clock;
  /** Of phone numbers. */
  readonly digest: Pick<ContactDigest, 'allOf'>;
  readonly change: ChangeParcel;
  readonly ship: ShipParcel;
  readonly queries: Pick<OrderQueries, 'findOfParcel' | 'listOfSeller' | 'countWaiting' | 'listUnpaidOfSeller' | 'listDisputes'>;
}

const ofParcel = { access: 'member', params: parcelParams, notFound: parcelNotFound } as const;

/** Parcels: read and moved on by their sides. */
export const parcelRoutes = ({
  clock,
  digest,
  queries,
  parcelView,
  present,
  unpaidParcelView,
  presentUnpaid,
  change,
  ship,
}: ParcelRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/parcels',
    access: 'member',
    summary: "Parcels that the caller's store has to send or has sent, the newest first, or the oldest",
    query: parcelsQuery,
    answers: { 200: data({ parcels: z.array(parcelView), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query }) => {
      const { status, disputed, search, sortBy = 'newest' } = query;
      const filter = {
        ...{ status, sortBy, isDisputed: disputed === true ? disputed : undefined },
        search: search === undefined ? undefined : parcelSearchOf(search, digest.allOf),
        contactsSince: new Date(clock.now().getTime() - addressShownMs),
      };
      const { parcels, counted } = await queries.listOfSeller(userId, filter, query);
      return ok({ parcels: await present.many(parcels, userId), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/orders/parcels/waiting',
    access: 'member',
    summary: "What waits among the parcels of the caller's store, and since when; nothing without a store",
    answers: { 200: data({ waiting: waitingView }) },
    handle: async ({ actor: { userId } }) => {
      const found = await queries.countWaiting(userId);
      const of = (matter: SellersMatter) => ({
        count: found.get(matter)?.count ?? 0,
        since: found.get(matter)?.since.toISOString() ?? null,
      });
      const waiting = { toConfirm: of('placed'), toSend: of('confirmed'), returns: of('return-asked'), disputes: of('disputed') };
      return ok({ waiting }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/orders/parcels/unpaid',
    access: 'member',
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
    summary: 'Parcels that an admin has to decide about, the oldest first',
    query: ordersQuery,
    answers: { 200: data({ parcels: z.array(parcelView), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query }) => {
      const { parcels, counted } = await queries.listDisputes(query);
      return ok({ parcels: await present.many(parcels, userId), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    ...ofParcel,
    answers: { 200: data({ parcel: parcelView }) },
    method: 'get',
    path: '/api/v1/orders/parcels/:id',
    summary: 'One parcel, for its two sides and admins',
    handle: async ({ actor, params }) => {
      const { order } = requireSide(await queries.findOfParcel(params.id), params.id, actor);
      return ok({ parcel: await present.one(order, params.id, actor.userId) }, { headers: forThisReader });
    },
  }),
  route({
    ...ofParcel,
    answers: { 200: data({ parcel: parcelView }) },
    method: 'patch',
    path: '/api/v1/orders/parcels/:id/status',
    summary: 'Move a parcel to its next status, as its seller, its buyer or an admin may',
    body: stepBody,
    refuses: [notYourStep, ownMatter, wrongStep, storeNotAway, courierReports, parcelRecalled, courierNotOffered, cityNotServed],
    handle: async ({ actor, params: { id: parcelId }, body }) => {
      const order = await (body.status === 'shipped' ? ship(actor, { ...body, parcelId }) : change.step(actor, { ...body, parcelId }));
      return ok({ parcel: await present.one(order, parcelId, actor.userId) }, { message: stepTexts[body.status] });
    },
  }),
  route({
    ...ofParcel,
    answers: { 200: data({ parcel: parcelView }) },
    method: 'post',
    path: '/api/v1/orders/parcels/:id/cancel',
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
    summary:
      "Release a parcel of the caller's store that waits for payment: it is cancelled, and its buyer is notified; money that comes later is paid back",
    params: parcelParams,
    notFound: parcelNotFound,
    answers: { 200: message() },
    refuses: [wrongStep],
    handle: async ({ actor, params: { id: parcelId } }) => {
      await change.release(actor, { parcelId });
      return done('The parcel is released. Its pieces can be bought again.');
    },
  }),
  route({
    ...ofParcel,
    answers: { 200: data({ parcel: parcelView }) },
    method: 'post',
    path: '/api/v1/orders/parcels/:id/drop',
    summary:
      "Drop pieces that the caller's store does not have from a parcel, once for each Idempotency-Key; without anything left the parcel is cancelled",
    body: dropBody,
    takesIdempotencyKey: true,
    refuses: [keyMissing, keyReused, notYourStep, wrongStep],
    handle: async ({ actor, params: { id: parcelId }, body, request }) => {
      const order = await change.drop(actor, { ...body, parcelId }, orRefuse(idempotencyKey(request), keyMissing));
      return ok({ parcel: await present.one(order, parcelId, actor.userId) }, { message: 'The parcel is sent without it.' });
    },
  }),
];
