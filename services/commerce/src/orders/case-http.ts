import { orRefuse, type MemberId } from '@paltu/kernel';
import { formerMember } from '@paltu/reference';
import { data, forThisReader, idParam, ok, pageQuery, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { reportedStates } from '../parcels/courier.ts';
import { caseDecisions, caseStepNames, cashHeldBy, cashHolders, decisionsOf, timelineOf, type CaseHistory } from './case.ts';
import { orderNotFound } from './order-changes.ts';
import { orderParams } from './order-http.ts';
import type { OrderPresenter, PresentedParcel, SentParcelPresenter } from './order-presenter-http.ts';
import type { knexCaseQueries } from './order-queries-store.ts';
import type { RefundAccountQueries } from './order-scope-store.ts';
import type { OrderQueries } from './order-scope.ts';
import { sidesOf } from './order-status.ts';
import { addressView, orderView, sentParcelView, slipView } from './order-views-http.ts';
import { historyCodes, sides, type Order, type Parcel } from './order.ts';
import { dueRefundView, presentDueRefund } from './refund-views-http.ts';

interface CaseRouteNeeds {
  readonly queries: Pick<OrderQueries, 'find' | 'listOfBuyer'> & ReturnType<typeof knexCaseQueries>;
  readonly accounts: RefundAccountQueries;
  readonly present: SentParcelPresenter;
  readonly presentOrder: OrderPresenter;
}

const caseParcelView = z
  .strictObject({
    ...sentParcelView.shape,
    /** The store and its owner. Earlier: parcels that it delivered (counted to 1,000), returns that it refused, and contests that it lost. */
    store: z.strictObject({
      _id: z.uuid(),
      name: z.string(),
      ownerId: z.uuid(),
      earlier: z.strictObject({ parcels: z.int(), refusedReturns: z.int(), contestsLost: z.int() }),
    }),
    /** Who has what was paid for it; nobody before it is paid. */
    cashHeldBy: z.enum(cashHolders),
    /** As they came; `text` is empty where the courier gives no words. */
    courierReports: z.array(z.strictObject({ at: z.iso.datetime(), status: z.enum(reportedStates), text: z.string() })),
    /** What the caller may decide now. */
    decisions: z.array(z.enum(caseDecisions)).readonly(),
  })
  .meta({ id: 'CaseParcel' });

const caseView = z
  .strictObject({
    ...orderView.omit({ items: true, address: true, parcels: true, refunds: true }).shape,
    /** The caller is its buyer, or owns one of its stores: another admin has to decide. */
    isOwn: z.boolean(),
    /** `name`, `phone` and `address` as given for this order; null once the account was erased. `earlier` is without this order. */
    buyer: z.strictObject({
      id: z.uuid(),
      name: z.string(),
      phone: z.string().nullable(),
      address: addressView.nullable(),
      earlier: z.strictObject({ orders: z.int(), refusedAtDoor: z.int(), contests: z.int(), contestsUpheld: z.int() }),
    }),
    parcels: z.array(caseParcelView),
    /** The first one first. `code` where nobody gave a reason in words. */
    timeline: z.array(
      z
        .strictObject({
          at: z.iso.datetime(),
          parcelId: z.uuid().nullable(),
          what: z.enum(caseStepNames),
          by: z.enum(sides),
          reason: z.string(),
          code: z.enum(historyCodes).nullable(),
        })
        .meta({ id: 'CaseStep' }),
    ),
    /** The slip of a transfer that waits for an admin, or was counted. */
    slip: slipView.nullable(),
    refunds: z.array(dueRefundView),
  })
  .meta({ id: 'OrderCase' });

const noEarlier = { parcels: 0, refusedReturns: 0, contestsLost: 0 };

interface ReadCase {
  readonly order: Order;
  readonly history: CaseHistory;
  readonly isOwn: boolean;
}

const presentCaseParcel = ({ order, history, isOwn }: ReadCase, parcel: Parcel, presented: PresentedParcel) => ({
  ...presented,
  store: { ...presented.store, ownerId: parcel.sellerId, earlier: history.stores.get(parcel.storeId) ?? noEarlier },
  cashHeldBy: cashHeldBy(order, parcel),
  courierReports: (history.reports.get(parcel.id) ?? []).map(({ at, status }) => ({ at: at.toISOString(), status, text: '' })),
  decisions: isOwn ? [] : decisionsOf(parcel),
});

const presentTimeline = (order: Order): z.input<typeof caseView>['timeline'] =>
  timelineOf(order).map(({ at, code, ...step }) => ({ ...step, at: at.toISOString(), code: code === '' ? null : code }));

const caseOf = async ({ queries, accounts, present, presentOrder }: CaseRouteNeeds, order: Order, reader: MemberId) => {
  const [history, named] = [await queries.readHistory(order), await accounts.readOf([order.id])];
  const sent = await present.many(
    order.parcels.map(({ id: parcelId }) => ({ order, parcelId })),
    reader,
  );
  const { items: _items, address, parcels: _parcels, refunds: _refunds, ...shown } = presentOrder(order);
  const isOwn = sidesOf(order).includes(reader);
  return {
    ...{ ...shown, isOwn, slip: shown.payment.slip, timeline: presentTimeline(order) },
    buyer: {
      ...{ id: order.buyerId, name: address?.fullName ?? formerMember, phone: address?.phone ?? null, address },
      earlier: history.buyer,
    },
    parcels: order.parcels.flatMap((parcel, at) => {
      const presented = sent[at];
      return presented === undefined ? [] : [presentCaseParcel({ order, history, isOwn }, parcel, presented)];
    }),
    // Where one was paid to is shown as long as it is to be paid.
    refunds: order.refunds.map((refund) => presentDueRefund({ order, refund }, refund.paidAt === null ? named.get(order.id) : undefined)),
  } satisfies z.input<typeof caseView>;
};

const buyerParams = z.object({ id: idParam.transform((id) => id as MemberId) });

/** All that admins need to decide about an order. Before the route of one order: its path begins with a word. */
export const caseRoutes = (needs: CaseRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/buyers/:id',
    access: 'admin',
    summary: 'The orders of a member, the newest first',
    params: buyerParams,
    query: z.object(pageQuery(20)),
    answers: { 200: data({ orders: z.array(orderView), pagination: paginationView }) },
    handle: async ({ params: { id }, query }) => {
      const { orders, counted } = await needs.queries.listOfBuyer(id, query);
      return ok({ orders: orders.map(needs.presentOrder), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/orders/cases/:id',
    access: 'admin',
    summary: 'One order as a case for admins: its parcels, payment and refunds, what happened when, and what its sides did before',
    params: orderParams,
    notFound: orderNotFound,
    answers: { 200: data({ case: caseView }) },
    handle: async ({ actor: { userId }, params: { id } }) => {
      const order = orRefuse(await needs.queries.find(id), orderNotFound);
      return ok({ case: await caseOf(needs, order, userId) }, { headers: forThisReader });
    },
  }),
];
