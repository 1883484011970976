import { newId, orRefuse, reasonOf, type Clock, type Logger, type Viewer } from '@paltu/kernel';
import { attemptNotFound, noticeForged, orderNotFound, paymentNotOffered } from '../domain/order-errors.ts';
import type { OrderId } from '../domain/order.ts';
import { amountToPay } from '../domain/payment.ts';
import { requireWalletWanted } from '../domain/payment-decisions.ts';
import {
  isReference,
  judgedAttempt,
  replacedAttempt,
  startedAttempt,
  type AttemptReference,
  type Inquired,
  type WalletAttempt,
} from '../domain/wallet-attempt.ts';
import { keepPayment } from './keep-payment.ts';
import type { InOrderTransaction, OrderScope, PaymentQueries, PaymentPage, WalletProvider, WalletProviders } from './ports.ts';

export interface WalletNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: Pick<PaymentQueries, 'findAttempt'>;
  readonly providers: WalletProviders;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

type Fields = Readonly<Record<string, string>>;

export interface PayByWallet {
  /**
   * Where the buyer goes to pay; who pays again goes on with the attempt that is open. @throws AppError `order.not-found`,
   * `payment.wrong-step`, `payment.not-offered`
   */
  start(viewer: Viewer, orderId: OrderId): Promise<PaymentPage>;
  /** Something came from the provider, or claims so: it is asked. @throws AppError `payment.notice-forged`, `payment.not-found` */
  notice(provider: WalletProvider, fields: Fields): Promise<OrderId>;
  /**
   * A browser comes back from the page of the provider. Resolves with the order that it paid for, whether or not the provider could be asked:
   * a job asks again. Undefined when what it brings is not from the provider, or about nothing.
   */
  returned(provider: WalletProvider, fields: Fields): Promise<OrderId | undefined>;
  /** Asks the provider what became of an attempt, and counts what came in, once. @throws AppError `payment.not-found`, `payment.not-offered` */
  settle(reference: AttemptReference): Promise<OrderId>;
}

/** Counts what came in for an attempt, as its wallet answered. */
const keepInquired = async (
  scope: OrderScope,
  { reference, orderId }: WalletAttempt,
  inquired: Inquired,
  countedAt: Date,
): Promise<void> => {
  const order = await scope.orders.get(orderId);
  const attempt = await scope.attempts.get(reference);
  const judged = judgedAttempt(attempt, inquired);
  if (judged === attempt) return;
  await scope.attempts.save(judged);
  if (judged.status !== 'paid') return;
  const { method: provider, amount } = judged;
  if (await scope.payments.add({ provider, reference, orderId, amount, countedAt })) await keepPayment(scope, order, amount, countedAt);
};

/** The attempt that is open, or a new one; one for another amount is taken over. */
const attemptFor = async ({ orders, attempts }: OrderScope, { userId }: Viewer, orderId: OrderId, at: Date): Promise<WalletAttempt> => {
  const order = await orders.get(orderId);
  if (order.buyerId !== userId) throw orderNotFound();
  const method = requireWalletWanted(order);
  const open = await attempts.findOpen(orderId);
  if (open?.amount === amountToPay(order)) return open;
  if (open !== undefined) await attempts.save(replacedAttempt(open));
  const started = startedAttempt(order, method, newId(), at);
  await attempts.add(started);
  return started;
};

/** Paying by a wallet: nothing is paid before the wallet was asked, and nobody is asked while a row is locked. */
export const payByWallet = ({ inTransaction, queries, providers, clock, logger }: WalletNeeds): PayByWallet => {
  const providerOf = ({ method }: Pick<WalletAttempt, 'method'>) => orRefuse(providers[method], paymentNotOffered);
  const settle: PayByWallet['settle'] = async (reference) => {
    const attempt = orRefuse(await queries.findAttempt(reference), attemptNotFound);
    const inquired = await providerOf(attempt).inquire(attempt);
    await inTransaction((scope) => keepInquired(scope, attempt, inquired, clock.now()));
    return attempt.orderId;
  };
  /** Only of its own: what one wallet signs is nothing of another. */
  const findOwn = async (provider: WalletProvider, reference: AttemptReference | undefined) => {
    const attempt = reference && isReference(reference) ? await queries.findAttempt(reference) : undefined;
    return attempt && providers[attempt.method] === provider ? attempt : undefined;
  };
  return {
    settle,
    returned: async (provider, fields) => {
      const attempt = await findOwn(provider, provider.referenceIn(fields));
      if (attempt === undefined) return undefined;
      const { reference, orderId } = attempt;
      try {
        return await settle(reference);
      } catch (error) {
        logger.warn({ reference, reason: reasonOf(error) }, 'a wallet could not be asked about what came from it');
        return orderId;
      }
    },
    notice: async (provider, fields) => {
      const reference = orRefuse(provider.referenceIn(fields), noticeForged);
      return settle(orRefuse(await findOwn(provider, reference), attemptNotFound).reference);
    },
    start: async (viewer, orderId) => {
      const attempt = await inTransaction((scope) => attemptFor(scope, viewer, orderId, clock.now()));
      return providerOf(attempt).page(attempt);
    },
  };
};
