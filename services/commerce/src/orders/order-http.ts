import { orRefuse, type MemberId } from '@paltu/kernel';
import { created, data, forThisReader, idempotencyKey, ok, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import {
  accountDeactivated,
  alreadyShipped,
  cartEmpty,
  codRefused,
  keyMissing,
  keyReused,
  linesUnavailable,
  orderNotFound,
  paymentNotOffered,
  promoUsed,
  storeUnregistered,
  tooManyPieces,
  tooManyUnpaid,
  totalChanged,
} from './order-errors.ts';
import { checkoutBody, orderParams, ordersQuery, successTexts } from './order-fields-http.ts';
import type { OrderPresenter } from './order-presenter-http.ts';
import type { OrderQueries } from './order-scope.ts';
import { requireBuyer } from './order-status.ts';
import type { PlaceOrder } from './order-use-cases.ts';
import { orderView } from './order-views-http.ts';
import type { ChangeParcel } from './parcel-use-cases.ts';
import { presentAccount, refundAccountView } from './refund-account-http.ts';
import type { RefundAccountQueries } from './refund-store.ts';

export interface BuyerRouteNeeds {
  readonly placeOrder: PlaceOrder;
  readonly change: ChangeParcel;
  readonly queries: OrderQueries;
  readonly presentOrder: OrderPresenter;
}

const answer = data({ order: orderView });

const checkoutRoute = ({ placeOrder, presentOrder }: Pick<BuyerRouteNeeds, 'placeOrder' | 'presentOrder'>): Route =>
  route({
    method: 'post',
    path: '/api/v1/orders',
    access: 'member',
    limit: 'writes',
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
      return created({ order: presentOrder(await placeOrder({ ...body, buyerId, key })) }, { message: successTexts.ordered });
    },
  });

/** What buyers do with their orders. */
export const buyerRoutes = ({ placeOrder, change, queries, presentOrder }: BuyerRouteNeeds): Route[] => [
  checkoutRoute({ placeOrder, presentOrder }),
  route({
    method: 'get',
    path: '/api/v1/orders',
    access: 'member',
    limit: 'reads',
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
    limit: 'writes',
    summary: "Cancel all parcels of the caller's order that have not left their store",
    params: orderParams,
    notFound: orderNotFound,
    answers: { 200: answer },
    refuses: [alreadyShipped],
    handle: async ({ actor, params }) =>
      ok({ order: presentOrder(await change.cancelOrder(actor, params.id)) }, { message: successTexts.cancelled }),
  }),
];

/** After those whose paths begin with a word. */
export const orderRoute = ({ queries, presentOrder }: Pick<BuyerRouteNeeds, 'queries' | 'presentOrder'>): Route =>
  route({
    method: 'get',
    path: '/api/v1/orders/:id',
    access: 'member',
    limit: 'reads',
    summary: 'One order of the caller; admins see every one',
    params: orderParams,
    notFound: orderNotFound,
    answers: { 200: answer },
    handle: async ({ actor, params }) =>
      ok({ order: presentOrder(requireBuyer(await queries.find(params.id), actor)) }, { headers: forThisReader }),
  });

export interface ExportedOrdersNeeds {
  readonly queries: Pick<OrderQueries, 'batchesOrdered'>;
  readonly accounts: RefundAccountQueries;
  readonly presentOrder: OrderPresenter;
}

/** As a screen shows it, with the whole of what the member gave. */
const exportedOrderView = orderView
  .extend({
    /** Where refunds of it go to; null as long as nothing was named. */
    refundTo: refundAccountView.nullable(),
  })
  .meta({ id: 'ExportedOrder' });

/** What a member takes along of what they ordered. */
export const exportedOrders = ({ queries, accounts, presentOrder }: ExportedOrdersNeeds) => ({
  view: z.array(exportedOrderView),
  present: async function* (memberId: MemberId) {
    for await (const orders of queries.batchesOrdered(memberId)) {
      const named = await accounts.readOf(orders.map(({ id }) => id));
      yield orders.map((order): z.input<typeof exportedOrderView> => {
        const account = named.get(order.id);
        return { ...presentOrder(order), refundTo: account === undefined ? null : presentAccount(account) };
      });
    }
  },
});
