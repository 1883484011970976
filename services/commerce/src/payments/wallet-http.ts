import type { IncomingMessage } from 'node:http';
import { idParam, requiredText, data, empty, json, ok, plainJson, route, seeOther, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { orderNotFound } from '../orders/order-changes.ts';
import type { OrderId } from '../orders/order.ts';
import { paymentWrongStep, paymentNotOffered, paymentStoreAway } from './payment.ts';
import type { PayByWallet } from './wallet-use-cases.ts';
import { attemptNotFound, noticeForged, behaviours, type AttemptReference, type SimulatedWallet, type WalletProvider } from './wallet.ts';

const orderParams = z.object({ id: idParam.transform((id) => id as OrderId) });

interface WalletRouteNeeds {
  /** Undefined where no wallet is offered. */
  readonly wallet: PayByWallet | undefined;
  readonly simulator: SimulatedWallet | undefined;
  /** Undefined as long as its keys are not given. */
  readonly jazzcash: WalletProvider | undefined;
}

const pageView = z
  .strictObject({ url: z.string(), method: z.enum(['get', 'post']), fields: z.record(z.string(), z.string()) })
  .meta({ id: 'PaymentPage' });

const noticeView = z.strictObject({ reference: z.string(), status: z.string(), signature: z.string() }).meta({ id: 'SimulatedNotice' });

const reference = requiredText('reference', 20).transform((text) => text as AttemptReference);

/** POST /api/v1/orders/payments/simulator/notice */
const noticeBody = z.strictObject({ reference, status: requiredText('status', 20), signature: requiredText('signature', 100) });

/** POST /api/v1/orders/payments/simulator/choice */
const choiceBody = z.strictObject({ reference, behaviour: z.enum(behaviours, `behaviour must be one of: ${behaviours.join(', ')}`) });

const payRoute = ({ wallet }: WalletRouteNeeds): Route =>
  route({
    method: 'post',
    path: '/api/v1/orders/:id/pay',
    access: 'member',
    summary: "The page where the caller's order is paid by a wallet; paying again continues the open attempt",
    params: orderParams,
    notFound: orderNotFound,
    answers: { 200: data({ payment: pageView }) },
    refuses: [paymentWrongStep, paymentStoreAway, paymentNotOffered],
    handle: async ({ actor, params }) => {
      if (wallet === undefined) throw paymentNotOffered();
      return ok({ payment: await wallet.start(actor, params.id) });
    },
  });

/** Where all orders of a member are: for who comes back with nothing that we know. */
const ordersPage = '/dashboard?tab=orders';

type Providers = Pick<WalletRouteNeeds, 'simulator' | 'jazzcash'>;

const returned = async (needs: WalletRouteNeeds, name: keyof Providers, request: IncomingMessage) => {
  const { wallet, [name]: provider } = needs;
  const fields = await postedFields(request);
  return provider && wallet?.returned(provider, fields);
};

/** The page of a wallet has the browser post what became of the payment. */
const returnRoute = (needs: WalletRouteNeeds, name: keyof Providers): Route =>
  route({
    method: 'post',
    path: `/api/v1/orders/payments/${name}/return`,
    access: 'public',
    summary: 'The browser of a buyer comes back from the page of the wallet, which is asked, and goes on to the page of the order',
    ignoresBody: true,
    answers: { 303: empty() },
    handle: async ({ request }) => {
      const orderId = await returned(needs, name, request);
      return seeOther(orderId === undefined ? ordersPage : `/order-${orderId}`);
    },
  });

/** In the words of JazzCash. */
const acknowledgement = z
  .strictObject({ pp_ResponseCode: z.string(), pp_ResponseMessage: z.string(), pp_SecureHash: z.string() })
  .meta({ id: 'JazzCashAcknowledgement' });

const noticeOfJazzCash = (needs: WalletRouteNeeds): Route =>
  route({
    method: 'post',
    path: '/api/v1/orders/payments/jazzcash/notice',
    access: 'public',
    summary: 'A notice of JazzCash, which is asked before anything counts; what it has not signed is not taken',
    ignoresBody: true,
    answers: { 200: plainJson(acknowledgement) },
    handle: async ({ request }) => {
      const isTaken = (await returned(needs, 'jazzcash', request)) !== undefined;
      const [pp_ResponseCode, pp_ResponseMessage] = isTaken ? (['000', 'Success'] as const) : (['199', 'Not taken'] as const);
      return json(200, { pp_ResponseCode, pp_ResponseMessage, pp_SecureHash: '' });
    },
  });

/** How wallets are paid with. */
export const walletRoutes = (needs: WalletRouteNeeds): Route[] => [
  payRoute(needs),
  returnRoute(needs, 'simulator'),
  returnRoute(needs, 'jazzcash'),
  noticeOfJazzCash(needs),
  route({
    method: 'post',
    path: '/api/v1/orders/payments/simulator/choice',
    access: 'public',
    summary: 'Test payment: how the simulated wallet answers, and the notices that it sends; no money moves',
    body: choiceBody,
    answers: { 200: data({ notices: z.array(noticeView) }) },
    refuses: [attemptNotFound, paymentNotOffered],
    handle: async ({ body }) => {
      if (needs.simulator === undefined) throw paymentNotOffered();
      return ok({ notices: [...(await needs.simulator.choose(body.reference, body.behaviour))] });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/orders/payments/simulator/notice',
    access: 'public',
    summary: 'Test payment: a notice of the simulated wallet; the wallet is asked before anything counts',
    body: noticeBody,
    answers: { 200: data({ orderId: z.uuid() }) },
    refuses: [attemptNotFound, noticeForged, paymentNotOffered],
    handle: async ({ body }) => {
      const { wallet, simulator } = needs;
      if (wallet === undefined || simulator === undefined) throw paymentNotOffered();
      return ok({ orderId: await wallet.notice(simulator, body) }, { message: 'The wallet was asked.' });
    },
  }),
];

type Fields = Readonly<Record<string, string>>;

const mostBytes = 16 * 1024;

const typeOf = ({ headers }: IncomingMessage): string => (headers['content-type']?.split(';')[0] ?? '').trim().toLowerCase();

/** As text: what is nothing in JSON is an empty field. */
const fieldsOfJson = (text: string): Fields => {
  try {
    const sent: unknown = JSON.parse(text);
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {};
    const texts = Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? `${value}` : '',
    ]);
    return Object.fromEntries(texts) as Fields;
  } catch {
    return {};
  }
};

const readers: Readonly<Record<string, (text: string) => Fields>> = {
  'application/x-www-form-urlencoded': (text) => Object.fromEntries(new URLSearchParams(text)),
  'application/json': fieldsOfJson,
};

/** The fields that another site sends, or has the browser post; none when it sends something else, or more than any of them does. */
const postedFields = async (request: IncomingMessage): Promise<Fields> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // All of it is read: a connection that is cut here would not bring the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  if (size > mostBytes) return {};
  return readers[typeOf(request)]?.(Buffer.concat(chunks).toString('utf8')) ?? {};
};
