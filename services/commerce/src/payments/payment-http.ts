import { invalidInput } from '@paltu/kernel';
import { paperContentType, paperReply, type OpenPaper, type PaperId, type PictureForm } from '@paltu/pictures';
import {
  idParam,
  pageQuery,
  requiredMultilineText,
  requiredText,
  data,
  file,
  forThisReader,
  ok,
  paginationOf,
  paginationView,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { OfferedMethod } from '../orders/checkout.ts';
import { orderNotFound } from '../orders/order-changes.ts';
import type { OrderQueries } from '../orders/order-scope.ts';
import { requireBuyer } from '../orders/order-status.ts';
import { paymentMethods, type Order, type OrderId } from '../orders/order.ts';
import { ownMatter } from '../proposals/proposal.ts';
import type { CheckTransfer, SendSlip } from './payment-use-cases.ts';
import {
  slipNotFound,
  paymentReferenceUsed,
  paymentWrongAmount,
  paymentAlreadyPaid,
  paymentStoreAway,
  paymentWrongStep,
} from './payment.ts';

const orderParams = z.object({ id: idParam.transform((id) => id as OrderId) });

const ordersQuery = z.object(pageQuery(20));

/** How the slice of orders shows an order. */
export interface ShownOrders {
  readonly orderView: z.ZodType<object>;
  readonly presentOrder: (order: Order) => object;
}

interface PaymentRouteNeeds extends ShownOrders {
  readonly offered: readonly OfferedMethod[];
  readonly sendSlip: SendSlip;
  readonly checkTransfer: CheckTransfer;
  readonly queries: Pick<OrderQueries, 'find' | 'listInCheck'>;
  readonly form: PictureForm;
  readonly openPaper: OpenPaper;
}

const longestReference = 60;
const longestReason = 500;
const greatestAmount = 100_000_000_000;
const reference = requiredText('Reference', longestReference);
const wholeRupees = 'amount must be a whole number of rupees, at least 1';
const amount = z.int(wholeRupees).min(1, wholeRupees).max(greatestAmount, wholeRupees).optional();

/** POST /api/v1/orders/{id}/slip, beside the file */
const slipBody = z.strictObject({ reference });

/** PATCH /api/v1/orders/{id}/payment */
const checkedBody = z.discriminatedUnion(
  'status',
  [
    z.strictObject({ status: z.literal('paid'), reference, amount, second: z.boolean('second must be true or false').optional() }),
    z.strictObject({ status: z.literal('refused'), reason: requiredMultilineText('Reason', longestReason) }),
  ],
  'Status must be one of: paid, refused',
);

const checkedTexts = { paid: 'The payment is recorded.', refused: 'The slip is refused. The buyer may send another one.' } as const;
const ofOrder = { params: orderParams, notFound: orderNotFound } as const;

const offeredView = z
  .strictObject({
    method: z.enum(paymentMethods),
    /** Where money is transferred to; empty for other ways to pay. */
    transferTo: z.string(),
    /** A test payment: no money moves. */
    isTest: z.boolean(),
  })
  .meta({ id: 'OfferedPaymentMethod' });

/** How orders are paid ahead. Before the route of one order: its paths begin with a word. */
export const paymentRoutes = ({
  offered,
  checkTransfer,
  queries,
  orderView,
  presentOrder,
  sendSlip,
  form,
  openPaper,
}: PaymentRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/payment-methods',
    access: 'public',
    summary: 'Ways to pay that are offered now',
    answers: { 200: data({ methods: z.array(offeredView) }) },
    handle: async () => ok({ methods: [...offered] }, { headers: { 'cache-control': 'no-store' } }),
  }),
  route({
    method: 'get',
    path: '/api/v1/orders/payments',
    access: 'admin',
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
    answers: { 200: data({ order: orderView }) },
    method: 'patch',
    path: '/api/v1/orders/:id/payment',
    access: 'admin',
    summary:
      'Decide whether what a buyer transferred came: each transfer counts once, by its reference; one for an order that is paid already only as `second`',
    body: checkedBody,
    refuses: [ownMatter, paymentWrongStep, paymentWrongAmount, paymentAlreadyPaid, paymentReferenceUsed],
    handle: async ({ actor, params, body }) =>
      ok({ order: presentOrder(await checkTransfer(params.id, body, actor.userId)) }, { message: checkedTexts[body.status] }),
  }),
  route({
    ...ofOrder,
    answers: { 200: data({ order: orderView }) },
    method: 'post',
    path: '/api/v1/orders/:id/slip',
    access: 'member',
    limit: 'uploads',
    summary: "Send the slip of a bank transfer for the caller's order; it replaces an earlier one, and an admin checks it",
    reader: form.reader,
    body: slipBody,
    refuses: [paymentWrongStep, paymentStoreAway],
    handle: async ({ actor, params: { id: orderId }, body: { reference }, request }) => {
      const [slip] = form.papersOf(request);
      if (slip === undefined) throw invalidInput([{ path: 'slip', code: 'required', msg: 'Please add the payment slip' }]);
      return ok(
        { order: presentOrder(await sendSlip(actor, { orderId, file: slip, reference })) },
        { message: 'Thank you! We check your payment, and your order goes on as soon as it is found.' },
      );
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/orders/:id/slip',
    access: 'member',
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
