import { formatIban, longestAccountTitle, maskIban, parseIban } from '@paltu/reference';
import { parsePhone } from '@paltu/reference/phone';
import { data, forThisReader, ok, requiredText, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { orderNotFound, paymentWrongStep } from './order-errors.ts';
import { orderParams, successTexts } from './order-fields-http.ts';
import type { OrderQueries } from './order-scope.ts';
import { requireBuyer } from './order-status.ts';
import type { RefundAccountQueries } from './refund-store.ts';
import type { NameRefundAccount } from './refund-use-cases.ts';
import { namedAccountKinds, refundAccountKinds, type RefundAccount } from './refund.ts';

export interface RefundAccountRouteNeeds {
  readonly nameRefundAccount: NameRefundAccount;
  readonly accounts: RefundAccountQueries;
  readonly queries: Pick<OrderQueries, 'find'>;
}

/** Buyers see the end of an account, admins all of it. */
export const refundAccountView = z
  .strictObject({ kind: z.enum(refundAccountKinds), account: z.string(), title: z.string() })
  .meta({ id: 'RefundAccount' });

export const presentAccount = (account: RefundAccount): RefundAccount =>
  account.kind === 'iban' ? { ...account, account: formatIban(account.account) } : account;

const masked = ({ kind, account, title }: RefundAccount): RefundAccount => ({
  ...{ kind, title },
  account: kind === 'iban' ? maskIban(account) : `•••• ${account.slice(-4)}`,
});

const wordsOf = {
  iban: 'IBAN must be one of a bank in Pakistan, such as PK36 SCBL 0000 0011 2345 6702',
  wallet: 'Please enter the mobile number of the wallet',
} as const;

/** PUT /api/v1/orders/{id}/refund-to */
export const refundToBody = z
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

const ofOrder = {
  access: 'member',
  params: orderParams,
  notFound: orderNotFound,
  answers: { 200: data({ refundTo: refundAccountView.nullable() }) },
} as const;

/** Where the refunds of an order go to. */
export const refundAccountRoutes = ({ nameRefundAccount, accounts, queries }: RefundAccountRouteNeeds): Route[] => [
  route({
    ...ofOrder,
    method: 'get',
    path: '/api/v1/orders/:id/refund-to',
    limit: 'reads',
    summary: "The account that refunds of the caller's order go to, masked; null as long as none is named",
    handle: async ({ actor, params: { id } }) => {
      requireBuyer(await queries.find(id), actor);
      const account = (await accounts.readOf([id])).get(id);
      return ok({ refundTo: account === undefined ? null : masked(account) }, { headers: forThisReader });
    },
  }),
  route({
    ...ofOrder,
    method: 'put',
    needsRecentPassword: true,
    path: '/api/v1/orders/:id/refund-to',
    limit: 'writes',
    summary:
      "Name the bank account or wallet that refunds of the caller's order go to; it is kept sealed until they are paid, and 90 days more",
    body: refundToBody,
    refuses: [paymentWrongStep],
    handle: async ({ actor, params: { id }, body }) => {
      await nameRefundAccount(actor, id, body);
      return ok({ refundTo: masked(body) }, { message: successTexts.refundToKept });
    },
  }),
];
