import { newId, orRefuse, reasonOf, eachDue, type Clock, type Logger, type Viewer } from '@paltu/kernel';
import { orderNotFound } from '../orders/order-changes.ts';
import type { InOrderTransaction, OrderScope, DecidingJob } from '../orders/order-scope.ts';
import type { OrderId } from '../orders/order.ts';
import type { PaymentQueries, UnpaidOrder } from './payment-store.ts';
import { keepPayment } from './payment-use-cases.ts';
import { paymentNotOffered, amountToPay, requireWalletWanted, endUnpaid } from './payment.ts';
import {
  attemptNotFound,
  noticeForged,
  isContinuable,
  isReference,
  judgedAttempt,
  replacedAttempt,
  startedAttempt,
  askedAttempt,
  type AttemptReference,
  type Inquired,
  type PaymentPage,
  type WalletAttempt,
  type WalletProvider,
  type WalletProviders,
} from './wallet.ts';

interface WalletNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: Pick<PaymentQueries, 'findAttempt'>;
  readonly providers: WalletProviders;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

type Fields = Readonly<Record<string, string>>;

export interface PayByWallet {
  /**
   * The page where the buyer pays; paying again continues the open attempt. @throws AppError `order.not-found`,
   * `payment.wrong-step`, `payment.store-away`, `payment.not-offered`
   */
  start(viewer: Viewer, orderId: OrderId): Promise<PaymentPage>;
  /** A notice arrived: its provider is asked about the attempt. @throws AppError `payment.notice-forged`, `payment.not-found` */
  notice(provider: WalletProvider, fields: Fields): Promise<OrderId>;
  /**
   * A browser comes back from the page of the provider. Resolves with its order, also when the provider did not answer, because a job asks
   * again. Undefined when the fields are not signed by the provider, or name no attempt.
   */
  returned(provider: WalletProvider, fields: Fields): Promise<OrderId | undefined>;
  /** Asks the provider what became of an attempt, and counts what came in, once. @throws AppError `payment.not-found`, `payment.not-offered` */
  settle(reference: AttemptReference): Promise<OrderId>;
}

/** Counts the payment of an attempt by the answer of its wallet. */
const keepInquired = async (
  scope: OrderScope,
  { reference, orderId }: WalletAttempt,
  inquired: Inquired,
  countedAt: Date,
): Promise<void> => {
  const order = await scope.orders.get(orderId);
  const attempt = await scope.attempts.get(reference);
  const judged = judgedAttempt(attempt, inquired, countedAt);
  if (judged === attempt) return;
  await scope.attempts.save(judged);
  if (judged.status !== 'paid') return;
  const { method: provider, amount } = judged;
  if (await scope.payments.add({ provider, reference, orderId, amount, countedAt })) await keepPayment(scope, order, amount, countedAt);
};

/** The open attempt, or a new one; an open one for another amount, or whose page takes no payment any more, is replaced. */
const attemptFor = async ({ orders, attempts }: OrderScope, { userId }: Viewer, orderId: OrderId, at: Date): Promise<WalletAttempt> => {
  const order = await orders.get(orderId);
  if (order.buyerId !== userId) throw orderNotFound();
  const method = requireWalletWanted(order);
  const open = await attempts.findOpen(orderId);
  if (open !== undefined && isContinuable(open, amountToPay(order), at)) return open;
  if (open !== undefined) await attempts.save(replacedAttempt(open));
  const started = startedAttempt(order, method, newId(), at);
  await attempts.add(started);
  return started;
};

/** Paying by a wallet: a payment counts only after an inquiry, and no wallet is asked while a row is locked. */
export const payByWallet = ({ inTransaction, queries, providers, clock, logger }: WalletNeeds): PayByWallet => {
  const providerOf = ({ method }: Pick<WalletAttempt, 'method'>) => orRefuse(providers[method], paymentNotOffered);
  const settle: PayByWallet['settle'] = async (reference) => {
    const attempt = orRefuse(await queries.findAttempt(reference), attemptNotFound);
    const inquired = await providerOf(attempt).inquire(attempt);
    await inTransaction((scope) => keepInquired(scope, attempt, inquired, clock.now()));
    return attempt.orderId;
  };
  /** Ignores attempts of other wallets: a signature proves nothing about them. */
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

interface EndUnpaidNeeds extends DecidingJob {
  readonly queries: Pick<PaymentQueries, 'listUnpaid' | 'listOpenAttempts'>;
  /** Undefined where no wallet is offered. */
  readonly wallet: Pick<PayByWallet, 'settle'> | undefined;
}

/** An order, and the attempts whose wallet is asked before it ends. */
interface UnpaidWithAttempts extends UnpaidOrder {
  readonly attempts: readonly WalletAttempt[];
}

/** A job: cancels orders that were not paid in time, so that their pieces can be bought again. Several instances may run it at once. */
export const endUnpaidOrders =
  ({ inTransaction, queries, wallet, clock, logger }: EndUnpaidNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const now = clock.now();
    const list = async (after: UnpaidOrder | undefined, limit: number): Promise<readonly UnpaidWithAttempts[]> => {
      const unpaid = await queries.listUnpaid(now, after, limit);
      const attempts = Map.groupBy(await queries.listOpenAttempts(unpaid.map(({ id }) => id)), ({ orderId }) => orderId);
      return unpaid.map((order) => ({ ...order, attempts: attempts.get(order.id) ?? [] }));
    };
    await eachDue({ list, logger, stopping }, async ({ id, attempts }) => {
      // A notice may have been lost. When the wallet does not answer, the order waits for the next run.
      for (const { reference } of attempts) await wallet?.settle(reference);
      await inTransaction(async ({ orders, keep }) => {
        // What another instance, or a payment, has locked is left to the next run.
        const order = await orders.findUnlessHeld(id);
        if (order !== undefined) await keep(order, endUnpaid(order, now));
      });
    });
  };

interface InquireNeeds extends DecidingJob {
  readonly queries: Pick<PaymentQueries, 'listToInquire'>;
  readonly wallet: Pick<PayByWallet, 'settle'>;
}

/** A job: asks wallets about attempts without a notice, also after their order has ended: money that comes then has to be refunded. */
export const inquireAttempts =
  ({ inTransaction, queries, wallet, clock, logger }: InquireNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const now = clock.now();
    const list = (after: WalletAttempt | undefined, limit: number) => queries.listToInquire(now, after, limit);
    await eachDue<WalletAttempt>({ list, logger, stopping }, async (attempt) => {
      // Kept before the wallet is asked, so that only one of several instances asks again soon.
      await inTransaction(({ attempts }) => attempts.putOff(askedAttempt(attempt, now)));
      await wallet.settle(attempt.reference);
    });
  };
