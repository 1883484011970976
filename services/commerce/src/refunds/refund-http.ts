import type { MemberId, Refusal } from '@paltu/kernel';
import { longestAccountTitle, maskIban, parseIban } from '@paltu/reference';
import { parsePhone } from '@paltu/reference/phone';
import {
  idParam,
  optionalText,
  pageQuery,
  parameter,
  requiredMultilineText,
  requiredText,
  data,
  forThisReader,
  ok,
  route,
  paginationOf,
  paginationView,
  type Route,
  type DataReply,
} from '@paltu/service-kit';
import { z } from 'zod';
import { orderNotFound, notYourStep } from '../orders/order-changes.ts';
import type { OrderQueries } from '../orders/order-scope.ts';
import { requireBuyer } from '../orders/order-status.ts';
import { refundOwers, type OrderId, type Refund, type RefundId } from '../orders/order.ts';
import { paymentWrongStep } from '../payments/payment.ts';
import { ownMatter } from '../proposals/proposal.ts';
import { refundWrongStep, refundBeyondHeld, refundAlreadyPaid, refundNotFound } from './refund-decisions.ts';
import type { RefundQueries } from './refund-store.ts';
import type { NameRefundAccount, ChangeRefund } from './refund-use-cases.ts';
import { namedAccountKinds, type RefundAccount, type OrderRefund } from './refund.ts';

const orderParams = z.object({ id: idParam.transform((id) => id as OrderId) });

const ordersQuery = z.object(pageQuery(20));

/** How a payment that waits for a second admin is shown. */
export interface ProposedPayments {
  readonly view: z.ZodType<object>;
  readonly refuses: readonly Refusal[];
  answer(id: string, reader: MemberId): Promise<DataReply<202, { proposal: object }>>;
}

/** How the slice of orders shows refunds. */
export interface ShownRefunds {
  readonly refundView: z.ZodType<object>;
  readonly debtView: z.ZodType<object>;
  readonly dueRefundView: z.ZodType<object>;
  readonly refundAccountView: z.ZodType<RefundAccount>;
  readonly presentRefund: (refund: Refund) => object;
  readonly presentDebt: (one: OrderRefund) => object;
  /** @param account where it is paid to; undefined as long as the buyer has named nothing */
  readonly presentDueRefund: (one: OrderRefund, account: RefundAccount | undefined) => object;
}

export interface RefundRouteNeeds extends Omit<ShownRefunds, 'refundAccountView'> {
  readonly change: ChangeRefund;
  readonly proposed: ProposedPayments;
  readonly queries: RefundQueries;
  /** The accounts that refunds of these orders go to. */
  readonly accounts: { readOf(ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, RefundAccount>> };
}

const refundParams = z.object({ id: idParam.transform((id) => id as RefundId) });

const reference = requiredText('Reference', 60);
const reason = requiredMultilineText('Reason', 500);
const wholeRupees = 'amount must be a whole number of rupees, at least 1';

/** GET /api/v1/orders/refunds */
const refundsQuery = ordersQuery.extend({
  owedBy: parameter(z.enum(refundOwers, `owedBy must be one of: ${refundOwers.join(', ')}`)),
});

/** PATCH /api/v1/orders/refunds/{id}: what it is from now on. */
const refundBody = z.discriminatedUnion(
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

const ofRefund = { params: refundParams, notFound: refundNotFound } as const;

const masked = ({ kind, account, title }: RefundAccount): RefundAccount => ({
  ...{ kind, title },
  account: kind === 'iban' ? maskIban(account) : `•••• ${account.slice(-4)}`,
});

const wordsOf = {
  iban: 'IBAN must be one of a bank in Pakistan, such as PK36 SCBL 0000 0011 2345 6702',
  wallet: 'Please enter the mobile number of the wallet',
} as const;

/** PUT /api/v1/orders/{id}/refund-to */
const refundToBody = z
  .strictObject({
    kind: z.enum(namedAccountKinds, `kind must be one of: ${namedAccountKinds.join(', ')}`),
    account: requiredText('Account', 60),
    title: requiredText('Account title', longestAccountTitle),
  })
  .transform((body, context): RefundAccount => {
    const account = body.kind === 'iban' ? parseIban(body.account) : parsePhone(body.account);
    if (account !== undefined) return { ...body, account };
    const message = body.kind === 'iban' ? wordsOf.iban : wordsOf.wallet;
    context.addIssue({ code: 'custom', path: ['account'], message, input: body.account });
    return z.NEVER;
  });

const ofOrder = { access: 'member', params: orderParams, notFound: orderNotFound } as const;

interface RefundAccountRouteNeeds extends Pick<ShownRefunds, 'refundAccountView'>, Pick<RefundRouteNeeds, 'accounts'> {
  readonly nameRefundAccount: NameRefundAccount;
  readonly findOrder: OrderQueries['find'];
}

/** Where the refunds of an order go to. */
export const refundAccountRoutes = ({ nameRefundAccount, accounts, findOrder, refundAccountView }: RefundAccountRouteNeeds): Route[] => [
  route({
    ...ofOrder,
    answers: { 200: data({ refundTo: refundAccountView.nullable() }) },
    method: 'get',
    path: '/api/v1/orders/:id/refund-to',
    summary: "The account that refunds of the caller's order go to, masked; null as long as none is named",
    handle: async ({ actor, params: { id } }) => {
      requireBuyer(await findOrder(id), actor);
      const account = (await accounts.readOf([id])).get(id);
      return ok({ refundTo: account === undefined ? null : masked(account) }, { headers: forThisReader });
    },
  }),
  route({
    ...ofOrder,
    answers: { 200: data({ refundTo: refundAccountView.nullable() }) },
    method: 'put',
    needsRecentPassword: true,
    path: '/api/v1/orders/:id/refund-to',
    summary:
      "Name the bank account or wallet that refunds of the caller's order go to; it is kept sealed until they are paid, and 90 days more",
    body: refundToBody,
    refuses: [paymentWrongStep],
    handle: async ({ actor, params: { id }, body }) => {
      await nameRefundAccount(actor, id, body);
      return ok({ refundTo: masked(body) }, { message: 'What comes back to you goes there.' });
    },
  }),
];

/** Refunds: paid by admins, given back by stores, contested by buyers. */
export const refundRoutes = ({
  queries,
  accounts,
  dueRefundView,
  presentDueRefund,
  debtView,
  presentDebt,
  change,
  refundView,
  presentRefund,
  proposed,
}: RefundRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/refunds',
    access: 'admin',
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
    summary: "What the caller's store has to give back to buyers itself, of cash that it took at the door, the oldest first",
    query: ordersQuery,
    answers: { 200: data({ debts: z.array(debtView), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query }) => {
      const { refunds, counted } = await queries.listDebts(userId, query);
      return ok({ debts: refunds.map(presentDebt), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    ...ofRefund,
    answers: { 200: data({ refund: refundView }) },
    method: 'post',
    path: '/api/v1/orders/refunds/:id/give-back',
    access: 'member',
    summary: "Confirm that the caller's store gave back what it owes to a buyer, who may contest that for 7 days",
    body: giveBackBody,
    refuses: [notYourStep, refundWrongStep],
    handle: async ({ actor, params: { id }, body }) => {
      const { refund } = await change.giveBack(actor, { ...body, id });
      return ok({ refund: presentRefund(refund) }, { message: 'The buyer is notified that you gave it back.' });
    },
  }),
  route({
    ...ofRefund,
    answers: { 200: data({ refund: refundView }) },
    method: 'post',
    path: '/api/v1/orders/refunds/:id/contest',
    access: 'member',
    summary:
      'Contest that a store gave back what it owes the caller, or, after 3 days, that it gave nothing back: an admin decides, and nothing of the parcel is paid out',
    body: contestBody,
    refuses: [notYourStep, refundWrongStep],
    handle: async ({ actor, params: { id }, body }) => {
      const { refund } = await change.contest(actor, { ...body, id });
      return ok({ refund: presentRefund(refund) }, { message: 'Thank you. Our team will look at it.' });
    },
  }),
  route({
    ...ofRefund,
    method: 'patch',
    path: '/api/v1/orders/refunds/:id',
    access: 'admin',
    needsRecentPassword: true,
    summary:
      'Record that a refund was transferred (paid; PKR 100,000 or more of an order within 24 hours, and to an account that was replaced in the last 7 days, it is proposed (202): another admin has to confirm it), have Paltu pay all or a part of what a store owes out of what the store may have (due), or decide what the buyer contests (owed-by-store, given-back)',
    body: refundBody,
    answers: { 200: data({ refund: refundView }), 202: data({ proposal: proposed.view }) },
    refuses: [ownMatter, refundAlreadyPaid, refundBeyondHeld, refundWrongStep, ...proposed.refuses],
    handle: async ({ actor: { userId: by }, params: { id }, body }) => {
      if (body.status === 'paid') {
        const paid = await change.pay({ reference: body.reference, id, by });
        return 'proposedAs' in paid
          ? proposed.answer(paid.proposedAs, by)
          : ok({ refund: presentRefund(paid.refund) }, { message: 'The refund is recorded.' });
      }
      const { refund } =
        body.status === 'due'
          ? await change.take({ ...body, id, by })
          : await change.decide({ id, by, isGivenBack: body.status === 'given-back', answer: body.reason });
      return ok({ refund: presentRefund(refund) }, { message: 'The decision is recorded.' });
    },
  }),
];
