import type { MemberId, Refusal } from '@paltu/kernel';
import {
  data,
  forThisReader,
  idParam,
  ok,
  optionalText,
  paginationOf,
  paginationView,
  parameter,
  requiredMultilineText,
  requiredText,
  route,
  type DataReply,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { ownMatter } from '../proposals/proposal.ts';
import { notYourStep, refundAlreadyPaid, refundBeyondHeld, refundNotFound, refundWrongStep } from './order-errors.ts';
import { ordersQuery, successTexts } from './order-fields-http.ts';
import { addressView, presentRefund, refundView } from './order-views-http.ts';
import { refundOwers, type Refund, type RefundId } from './order.ts';
import { presentAccount, refundAccountView } from './refund-account-http.ts';
import type { OrderRefund, RefundAccountQueries, RefundQueries } from './refund-store.ts';
import type { ChangeRefund } from './refund-use-cases.ts';
import type { RefundAccount } from './refund.ts';

/** How a payment that waits for a second admin is shown. */
export interface ProposedPayments {
  readonly view: z.ZodType<object>;
  readonly refuses: readonly Refusal[];
  answer(id: string, reader: MemberId): Promise<DataReply<202, { proposal: object }>>;
}

export interface RefundRouteNeeds {
  readonly change: ChangeRefund;
  readonly proposed: ProposedPayments;
  readonly queries: RefundQueries;
  readonly accounts: RefundAccountQueries;
}

/** With what its seller needs to give it back. */
const debtView = z
  .strictObject({
    ...refundView.shape,
    orderNumber: z.string(),
    /** Null once the account of the buyer was erased. */
    buyer: addressView.pick({ fullName: true, phone: true }).nullable(),
  })
  .meta({ id: 'Debt' });

/** With what is needed to pay it. */
export const dueRefundView = z
  .strictObject({
    ...debtView.shape,
    /** The store of its parcel; null when more was paid than the order came to. */
    store: z.strictObject({ _id: z.uuid(), name: z.string() }).nullable(),
    /** Where it is paid to; null as long as the buyer has named nothing. */
    refundTo: refundAccountView.nullable(),
  })
  .meta({ id: 'DueRefund' });

const presentDebt = ({ refund, order: { number, address } }: OrderRefund): z.input<typeof debtView> => ({
  ...presentRefund(refund),
  orderNumber: number,
  buyer: address && { fullName: address.fullName, phone: address.phone },
});

const storeOf = ({ refund, order }: OrderRefund) => {
  const parcel = order.parcels.find(({ id }) => id === refund.parcelId);
  return parcel === undefined ? null : { _id: parcel.storeId, name: parcel.storeName };
};

/** @param account where it is paid to; undefined as long as the buyer has named nothing */
export const presentDueRefund = (one: OrderRefund, account: RefundAccount | undefined): z.input<typeof dueRefundView> => ({
  ...presentDebt(one),
  store: storeOf(one),
  refundTo: account === undefined ? null : presentAccount(account),
});

const refundParams = z.object({ id: idParam.transform((id) => id as RefundId) });

const reference = requiredText('Reference', 60);

const reason = requiredMultilineText('Reason', 500);

const wholeRupees = 'amount must be a whole number of rupees, at least 1';

/** GET /api/v1/orders/refunds */
const refundsQuery = ordersQuery.extend({
  owedBy: parameter(z.enum(refundOwers, `owedBy must be one of: ${refundOwers.join(', ')}`)),
});

/** PATCH /api/v1/orders/refunds/{id}: what it is from now on. */
export const refundBody = z.discriminatedUnion(
  'status',
  [
    z.strictObject({ status: z.literal('paid'), reference }),
    z.strictObject({ status: z.literal('due'), amount: z.int(wholeRupees).min(1, wholeRupees).optional() }),
    z.strictObject({ status: z.literal('owed-by-store'), reason }),
    z.strictObject({ status: z.literal('given-back'), reason }),
  ],
  'Status must be one of: paid, due, owed-by-store, given-back',
);

/** POST /api/v1/orders/refunds/{id}/give-back */
const giveBackBody = z.strictObject({ reference: optionalText('Reference', 60).default('') });

/** POST /api/v1/orders/refunds/{id}/contest */
const contestBody = z.strictObject({ reason });

const ofRefund = { params: refundParams, notFound: refundNotFound, answers: { 200: data({ refund: refundView }) } } as const;

const answer = ({ refund }: { readonly refund: Refund }, message: string) => ok({ refund: presentRefund(refund) }, { message });

const readRoutes = ({ queries, accounts }: RefundRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/refunds',
    access: 'admin',
    limit: 'reads',
    summary: 'Refunds that buyers have not had yet, the oldest first: those that Paltu pays, or that are owed by a store or a courier',
    query: refundsQuery,
    answers: { 200: data({ refunds: z.array(dueRefundView), pagination: paginationView }) },
    handle: async ({ query: { owedBy = 'paltu', ...page } }) => {
      const { refunds, counted } = await queries.listOpen(owedBy, page);
      const named = await accounts.readOf([...new Set(refunds.map(({ order: { id } }) => id))]);
      const presented = refunds.map((one) => presentDueRefund(one, named.get(one.order.id)));
      return ok({ refunds: presented, pagination: paginationOf(page, counted) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/orders/debts',
    access: 'member',
    limit: 'reads',
    summary: "What the caller's store has to give back to buyers itself, of cash that it took at the door, the oldest first",
    query: ordersQuery,
    answers: { 200: data({ debts: z.array(debtView), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query }) => {
      const { refunds, counted } = await queries.listDebts(userId, query);
      return ok({ debts: refunds.map(presentDebt), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
];

const sideRoutes = ({ change }: RefundRouteNeeds): Route[] => [
  route({
    ...ofRefund,
    method: 'post',
    path: '/api/v1/orders/refunds/:id/give-back',
    access: 'member',
    limit: 'writes',
    summary: "Confirm that the caller's store gave back what it owes to a buyer, who may contest that for 7 days",
    body: giveBackBody,
    refuses: [notYourStep, refundWrongStep],
    handle: async ({ actor, params: { id }, body }) => answer(await change.giveBack(actor, { ...body, id }), successTexts.givenBack),
  }),
  route({
    ...ofRefund,
    method: 'post',
    path: '/api/v1/orders/refunds/:id/contest',
    access: 'member',
    limit: 'writes',
    summary:
      'Contest that a store gave back what it owes the caller, or, after 3 days, that it gave nothing back: an admin decides, and nothing of the parcel is paid out',
    body: contestBody,
    refuses: [notYourStep, refundWrongStep],
    handle: async ({ actor, params: { id }, body }) => answer(await change.contest(actor, { ...body, id }), successTexts.contested),
  }),
];

/** Refunds: paid by admins, given back by stores, contested by buyers. */
export const refundRoutes = (needs: RefundRouteNeeds): Route[] => [
  ...readRoutes(needs),
  ...sideRoutes(needs),
  route({
    ...ofRefund,
    method: 'patch',
    path: '/api/v1/orders/refunds/:id',
    access: 'admin',
    needsRecentPassword: true,
    limit: 'writes',
    summary:
      'Record that a refund was transferred (paid; PKR 100,000 or more of an order within 24 hours, and to an account that was replaced in the last 7 days, it is proposed (202): another admin has to confirm it), have Paltu pay all or a part of what a store owes out of what the store may have (due), or decide what the buyer contests (owed-by-store, given-back)',
    body: refundBody,
    answers: { ...ofRefund.answers, 202: data({ proposal: needs.proposed.view }) },
    refuses: [ownMatter, refundAlreadyPaid, refundBeyondHeld, refundWrongStep, ...needs.proposed.refuses],
    handle: async ({ actor: { userId: by }, params: { id }, body }) => {
      const { change, proposed } = needs;
      if (body.status === 'paid') {
        const paid = await change.pay({ reference: body.reference, id, by });
        return 'proposedAs' in paid ? proposed.answer(paid.proposedAs, by) : answer(paid, successTexts.refundPaid);
      }
      if (body.status === 'due') return answer(await change.take({ ...body, id, by }), successTexts.decided);
      const decided = { id, by, isGivenBack: body.status === 'given-back', answer: body.reason };
      return answer(await change.decide(decided), successTexts.decided);
    },
  }),
];
