import { newId, orRefuse, reasonOf, type Clock, type Logger, type Viewer } from '@paltu/kernel';
import { attemptNotFound, noticeForged, orderNotFound } from '../domain/order-errors.ts';
import type { OrderId } from '../domain/order.ts';
import { amountToPay } from '../domain/payment.ts';
import { requireWalletWanted } from '../domain/payment-decisions.ts';
import { isReference, judgedAttempt, replacedAttempt, startedAttempt, type AttemptReference } from '../domain/wallet-attempt.ts';
import { keepPayment } from './keep-payment.ts';
import type { InOrderTransaction, PaymentQueries, PaymentPage, WalletProvider } from './ports.ts';

export interface WalletNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: Pick<PaymentQueries, 'findAttempt'>;
  readonly provider: WalletProvider;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

export interface PayByWallet {
  /** Where the buyer goes to pay; who pays again goes on with the attempt that is open. @throws AppError `order.not-found`, `payment.wrong-step` */
  start(viewer: Viewer, orderId: OrderId): Promise<PaymentPage>;
  /** Something came from the provider, or claims so: it is asked. @throws AppError `payment.notice-forged`, `payment.not-found` */
  notice(fields: Readonly<Record<string, string>>): Promise<OrderId>;
  /**
   * A browser comes back from the page of the provider. Resolves with the order that it paid for, whether or not the provider could be asked:
   * a job asks again. Undefined when what it brings is not from the provider, or about nothing.
   */
  returned(fields: Readonly<Record<string, string>>): Promise<OrderId | undefined>;
  /** Asks the provider what became of an attempt, and counts what came in, once. @throws AppError `payment.not-found` */
  settle(reference: AttemptReference): Promise<OrderId>;
}

/** Paying by a wallet: nothing is paid before the wallet was asked, and nobody is asked while a row is locked. */
export const payByWallet = ({ inTransaction, queries, provider, clock, logger }: WalletNeeds): PayByWallet => {
  const settle: PayByWallet['settle'] = async (reference) => {
    const { orderId } = orRefuse(await queries.findAttempt(reference), attemptNotFound);
    const inquired = await provider.inquire(reference);
    await inTransaction(async (scope) => {
      const order = await scope.orders.get(orderId);
      const attempt = await scope.attempts.get(reference);
      const judged = judgedAttempt(attempt, inquired);
      if (judged === attempt) return;
      await scope.attempts.save(judged);
      if (judged.status !== 'paid') return;
      const countedAt = clock.now();
      const { method: provider, amount } = judged;
      if (await scope.payments.add({ provider, reference, orderId, amount, countedAt })) await keepPayment(scope, order, amount, countedAt);
    });
    return orderId;
  };
  const returned: PayByWallet['returned'] = async (fields) => {
    const reference = provider.referenceIn(fields);
    const attempt = reference && isReference(reference) ? await queries.findAttempt(reference) : undefined;
    if (attempt === undefined) return undefined;
    try {
      return await settle(attempt.reference);
    } catch (error) {
      logger.warn({ reference, reason: reasonOf(error) }, 'a wallet could not be asked when its buyer came back');
      return attempt.orderId;
    }
  };
  return {
    settle,
    returned,
    notice: async (fields) => settle(orRefuse(provider.referenceIn(fields), noticeForged)),
    start: async ({ userId }, orderId) => {
      const attempt = await inTransaction(async ({ orders, attempts }) => {
        const order = await orders.get(orderId);
        if (order.buyerId !== userId) throw orderNotFound();
        const method = requireWalletWanted(order);
        const open = await attempts.findOpen(orderId);
        if (open?.amount === amountToPay(order)) return open;
        if (open !== undefined) await attempts.save(replacedAttempt(open));
        const started = startedAttempt(order, method, newId(), clock.now());
        await attempts.add(started);
        return started;
      });
      return provider.page(attempt);
    },
  };
};
