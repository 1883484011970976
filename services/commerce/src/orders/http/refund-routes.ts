import { data, forThisReader, idParam, ok, paginationOf, paginationView, requiredText, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { refundAlreadyPaid, refundNotFound } from '../domain/order-errors.ts';
import { refundStatuses, type Refund, type RefundId } from '../domain/refunds.ts';
import type { PayRefund } from '../use-cases/pay-refund.ts';
import type { PaymentQueries, RefundAccountQueries } from '../use-cases/ports.ts';
import { ordersQuery } from './order-schemas.ts';
import { addressView } from './order-view.ts';
import { presentAccount, refundAccountView } from './refund-account-routes.ts';
import { successTexts } from './success-texts.ts';

export interface RefundRouteNeeds {
  readonly payRefund: PayRefund;
  readonly queries: Pick<PaymentQueries, 'listDueRefunds'>;
  readonly accounts: RefundAccountQueries;
}

const refundView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    orderId: z.uuid(),
    /** Null when more was paid than the order came to. */
    parcelId: z.uuid().nullable(),
    items: z.array(z.strictObject({ accessoryId: z.uuid(), quantity: z.int() })).readonly(),
    /** In whole rupees. */
    amount: z.int(),
    status: z.enum(refundStatuses),
    reference: z.string(),
    dueAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Refund' });

/** With what is needed to pay it. */
const dueRefundView = z
  .strictObject({
    ...refundView.shape,
    orderNumber: z.string(),
    /** Null once the account of the buyer was erased. */
    buyer: addressView.pick({ fullName: true, phone: true }).nullable(),
    /** Where it is paid to; null as long as the buyer has named nothing. */
    refundTo: refundAccountView.nullable(),
  })
  .meta({ id: 'DueRefund' });

const presentRefund = ({ id, dueAt, paidAt, ...refund }: Refund): z.input<typeof refundView> => ({
  ...refund,
  _id: id,
  id,
  dueAt: dueAt.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
});

const refundParams = z.object({ id: idParam.transform((id) => id as RefundId) });

/** PATCH /api/v1/orders/refunds/{id} */
const paidBody = z.strictObject({
  status: z.literal('paid', 'Status must be: paid'),
  reference: requiredText('Reference', 60),
});

/** What is paid back to buyers, by admins. */
export const refundRoutes = ({ payRefund, queries, accounts }: RefundRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/refunds',
    access: 'admin',
    limit: 'reads',
    summary: 'Refunds that are still to be paid, the oldest first',
    query: ordersQuery,
    answers: { 200: data({ refunds: z.array(dueRefundView), pagination: paginationView }) },
    handle: async ({ query }) => {
      const { refunds, counted } = await queries.listDueRefunds(query);
      const named = await accounts.readOf([...new Set(refunds.map(({ order: { id } }) => id))]);
      const presented = refunds.map(({ refund, order: { id, number, address } }) => {
        const account = named.get(id);
        return {
          ...presentRefund(refund),
          orderNumber: number,
          buyer: address && { fullName: address.fullName, phone: address.phone },
          refundTo: account === undefined ? null : presentAccount(account),
        };
      });
      return ok({ refunds: presented, pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'patch',
    path: '/api/v1/orders/refunds/:id',
    access: 'admin',
    needsRecentPassword: true,
    limit: 'writes',
    summary: 'Record that a refund was transferred to the buyer',
    params: refundParams,
    notFound: refundNotFound,
    body: paidBody,
    answers: { 200: data({ refund: refundView }) },
    refuses: [refundAlreadyPaid],
    handle: async ({ params, body: { reference } }) =>
      ok({ refund: presentRefund(await payRefund(params.id, reference)) }, { message: successTexts.refundPaid }),
  }),
];
