import { invalidInput } from '@paltu/kernel';
import { paperContentType, paperReply, type OpenPaper, type PaperId, type PictureForm } from '@paltu/pictures';
import {
  data,
  file,
  forThisReader,
  ok,
  paginationOf,
  paginationView,
  requiredMultilineText,
  requiredText,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { ownMatter } from '../proposals/proposal.ts';
import type { OfferedMethod } from './checkout.ts';
import {
  orderNotFound,
  paymentAlreadyPaid,
  paymentReferenceUsed,
  paymentWrongAmount,
  paymentWrongStep,
  slipNotFound,
} from './order-errors.ts';
import { orderParams, ordersQuery, successTexts } from './order-fields-http.ts';
import type { OrderPresenter } from './order-presenter-http.ts';
import type { OrderQueries } from './order-scope.ts';
import { requireBuyer } from './order-status.ts';
import { orderView } from './order-views-http.ts';
import { paymentMethods } from './order.ts';
import type { CheckTransfer, SendSlip } from './payment-use-cases.ts';

export interface PaymentRouteNeeds {
  readonly offered: readonly OfferedMethod[];
  readonly sendSlip: SendSlip;
  readonly checkTransfer: CheckTransfer;
  readonly queries: Pick<OrderQueries, 'find' | 'listInCheck'>;
  readonly form: PictureForm;
  readonly openPaper: OpenPaper;
  readonly presentOrder: OrderPresenter;
}

const longestReference = 60;

const longestReason = 500;

const greatestAmount = 100_000_000_000;

const reference = requiredText('Reference', longestReference);

const wholeRupees = 'amount must be a whole number of rupees, at least 1';

const amount = z.int(wholeRupees).min(1, wholeRupees).max(greatestAmount, wholeRupees).optional();

/** POST /api/v1/orders/{id}/slip, beside the file */
export const slipBody = z.strictObject({ reference });

/** PATCH /api/v1/orders/{id}/payment */
export const checkedBody = z.discriminatedUnion(
  'status',
  [
    z.strictObject({ status: z.literal('paid'), reference, amount, second: z.boolean('second must be true or false').optional() }),
    z.strictObject({ status: z.literal('refused'), reason: requiredMultilineText('Reason', longestReason) }),
  ],
  'Status must be one of: paid, refused',
);

const answers = { 200: data({ order: orderView }) };

const ofOrder = { params: orderParams, notFound: orderNotFound, answers } as const;

const offeredView = z
  .strictObject({
    method: z.enum(paymentMethods),
    /** Where money is transferred to; empty for other ways to pay. */
    transferTo: z.string(),
    /** A test payment: no money moves. */
    isTest: z.boolean(),
  })
  .meta({ id: 'OfferedPaymentMethod' });

const slipRoutes = ({ sendSlip, queries, form, openPaper, presentOrder }: PaymentRouteNeeds): Route[] => [
  route({
    ...ofOrder,
    method: 'post',
    path: '/api/v1/orders/:id/slip',
    access: 'member',
    limit: 'uploads',
    summary: "Send the slip of a bank transfer for the caller's order; it replaces an earlier one, and an admin checks it",
    reader: form.reader,
    body: slipBody,
    refuses: [paymentWrongStep],
    handle: async ({ actor, params: { id: orderId }, body: { reference }, request }) => {
      const [slip] = form.papersOf(request);
      if (slip === undefined) throw invalidInput([{ path: 'slip', code: 'required', msg: 'Please add the payment slip' }]);
      return ok({ order: presentOrder(await sendSlip(actor, { orderId, file: slip, reference })) }, { message: successTexts.slipSent });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/orders/:id/slip',
    access: 'member',
    limit: 'reads',
    summary: 'The slip of an order, for its buyer and admins',
    params: orderParams,
    notFound: orderNotFound,
    answers: { 200: file(paperContentType) },
    refuses: [slipNotFound],
    handle: async ({ actor, params }) => {
      const { slip } = requireBuyer(await queries.find(params.id), actor).payment;
      if (slip === null) throw slipNotFound();
      return paperReply(await openPaper(slip.id as PaperId));
    },
  }),
];

const adminRoutes = ({ checkTransfer, queries, presentOrder }: PaymentRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/payments',
    access: 'admin',
    limit: 'reads',
    summary: 'Orders whose slip an admin has to check, the oldest first',
    query: ordersQuery,
    answers: { 200: data({ orders: z.array(orderView), pagination: paginationView }) },
    handle: async ({ query }) => {
      const { orders, counted } = await queries.listInCheck(query);
      return ok({ orders: orders.map(presentOrder), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    ...ofOrder,
    method: 'patch',
    path: '/api/v1/orders/:id/payment',
    access: 'admin',
    limit: 'writes',
    summary:
      'Decide whether what a buyer transferred came: each transfer counts once, by its reference; one for an order that is paid already only as `second`',
    body: checkedBody,
    refuses: [ownMatter, paymentWrongStep, paymentWrongAmount, paymentAlreadyPaid, paymentReferenceUsed],
    handle: async ({ actor, params, body }) =>
      ok({ order: presentOrder(await checkTransfer(params.id, body, actor.userId)) }, { message: successTexts[body.status] }),
  }),
];

/** How orders are paid ahead. Before the route of one order: its paths begin with a word. */
export const paymentRoutes = (needs: PaymentRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/payment-methods',
    access: 'public',
    limit: 'reads',
    summary: 'Ways to pay that are offered now',
    answers: { 200: data({ methods: z.array(offeredView) }) },
    handle: async () => ok({ methods: [...needs.offered] }, { headers: { 'cache-control': 'no-store' } }),
  }),
  ...adminRoutes(needs),
  ...slipRoutes(needs),
];
