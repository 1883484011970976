import { orRefuse, type MemberId, type Viewer } from '@paltu/kernel';
import { phoneSchema } from '@paltu/reference/phone-schema';
import {
  choice,
  idParam,
  optionalMultilineText,
  optionalText,
  pageQuery,
  requiredText,
  created,
  data,
  exportRoute,
  forThisReader,
  idempotencyKey,
  ok,
  paginationOf,
  paginationView,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { alreadyShipped } from '../parcels/parcel.ts';
import { paymentNotOffered } from '../payments/payment.ts';
import {
  accountDeactivated,
  tooManyPieces,
  tooManyUnpaid,
  codRefused,
  totalChanged,
  promoUsed,
  linesUnavailable,
  storeUnregistered,
  cartEmpty,
} from './checkout.ts';
import { keyReused, keyMissing, orderNotFound } from './order-changes.ts';
import type { OrderPresenter, SentParcelPresenter } from './order-presenter-http.ts';
import type { RefundAccountQueries } from './order-scope-store.ts';
import type { OrderQueries } from './order-scope.ts';
import { requireBuyer } from './order-status.ts';
import type { PlaceOrder } from './order-use-cases.ts';
import { orderView, sentParcelView } from './order-views-http.ts';
import { paymentMethods, type Order, type OrderId } from './order.ts';
import { presentAccount, refundAccountView } from './refund-views-http.ts';

const longestReason = 500;

const address = z.strictObject({
  fullName: requiredText('Full name', 80),
  phone: phoneSchema({ missing: 'Phone number is required', invalid: 'Please enter a valid phone number' }),
  address: requiredText('Address', 200),
  city: requiredText('City', 60),
  area: optionalText('Area', 100).default(''),
  landmark: optionalText('Landmark', 100).default(''),
});

/** POST /api/v1/orders */
const checkoutBody = z.strictObject({
  address,
  paymentMethod: choice('Payment method', paymentMethods),
  note: optionalMultilineText('Note', longestReason).default(''),
  expectedTotal: z
    .int('expectedTotal must be a whole number of rupees')
    .min(0, 'expectedTotal must be a whole number of rupees')
    .optional(),
});

export const orderParams = z.object({ id: idParam.transform((id) => id as OrderId) });

const ordersQuery = z.object(pageQuery(20));

export interface BuyerRouteNeeds {
  readonly placeOrder: PlaceOrder;
  /** Cancels all parcels that are not shipped. @throws AppError `order.not-found`, `order.already-shipped` */
  readonly cancelOrder: (viewer: Viewer, id: OrderId) => Promise<Order>;
  readonly queries: OrderQueries;
  readonly presentOrder: OrderPresenter;
}

const answer = data({ order: orderView });

/** What buyers do with their orders. After those whose paths begin with a word: the last one is that of one order. */
export const buyerRoutes = ({ placeOrder, cancelOrder, queries, presentOrder }: BuyerRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/orders',
    access: 'member',
    summary: "Order what is in the caller's cart: all of it or nothing, once for each Idempotency-Key",
    body: checkoutBody,
    takesIdempotencyKey: true,
    answers: { 201: answer },
    refuses: [
      keyMissing,
      keyReused,
      cartEmpty,
      linesUnavailable,
      storeUnregistered,
      totalChanged,
      codRefused,
      tooManyUnpaid,
      tooManyPieces,
      paymentNotOffered,
      promoUsed,
      accountDeactivated,
    ],
    handle: async ({ actor: { userId: buyerId }, body, request }) => {
      const key = orRefuse(idempotencyKey(request), keyMissing);
      return created(
        { order: presentOrder(await placeOrder({ ...body, buyerId, key })) },
        { message: 'Your order has been placed. Thank you!' },
      );
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/orders',
    access: 'member',
    summary: "The caller's orders, the newest first",
    query: ordersQuery,
    answers: { 200: data({ orders: z.array(orderView), pagination: paginationView }) },
    handle: async ({ actor, query }) => {
      const { orders, counted } = await queries.listOfBuyer(actor.userId, query);
      return ok({ orders: orders.map(presentOrder), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/orders/:id/cancel',
    access: 'member',
    summary: "Cancel all parcels of the caller's order that have not left their store",
    params: orderParams,
    notFound: orderNotFound,
    answers: { 200: answer },
    refuses: [alreadyShipped],
    handle: async ({ actor, params }) =>
      ok({ order: presentOrder(await cancelOrder(actor, params.id)) }, { message: 'What had not been sent yet is cancelled.' }),
  }),
  route({
    method: 'get',
    path: '/api/v1/orders/:id',
    access: 'member',
    summary: 'One order of the caller; admins see every one',
    params: orderParams,
    notFound: orderNotFound,
    answers: { 200: answer },
    handle: async ({ actor, params }) =>
      ok({ order: presentOrder(requireBuyer(await queries.find(params.id), actor)) }, { headers: forThisReader }),
  }),
];

interface ExportedOrdersNeeds {
  readonly queries: Pick<OrderQueries, 'batchesOrdered' | 'batchesSold'>;
  readonly accounts: RefundAccountQueries;
  readonly presentOrder: OrderPresenter;
  readonly present: SentParcelPresenter;
}

/** As a screen shows it, with the whole of what the member gave. */
const exportedOrderView = orderView
  .extend({
    /** Where refunds of it go to; null as long as nothing was named. */
    refundTo: refundAccountView.nullable(),
  })
  .meta({ id: 'ExportedOrder' });

/** What a member takes along of what they ordered, and sold. */
export const exportOfOrders = ({ queries, accounts, presentOrder, present }: ExportedOrdersNeeds): Route[] => {
  const ordered = async function* (memberId: MemberId) {
    for await (const orders of queries.batchesOrdered(memberId)) {
      const named = await accounts.readOf(orders.map(({ id }) => id));
      yield orders.map((order): z.input<typeof exportedOrderView> => {
        const account = named.get(order.id);
        return { ...presentOrder(order), refundTo: account === undefined ? null : presentAccount(account) };
      });
    }
  };
  const sold = async function* (memberId: MemberId) {
    for await (const parcels of queries.batchesSold(memberId)) yield await present.many(parcels, memberId);
  };
  return [
    exportRoute({
      path: '/api/v1/orders/export',
      summary: 'All that is kept here of the caller: what they ordered, and what they sold',
      parts: {
        orders: { view: z.array(exportedOrderView), present: ordered },
        soldParcels: { view: z.array(sentParcelView), present: sold },
      },
    }),
  ];
};
