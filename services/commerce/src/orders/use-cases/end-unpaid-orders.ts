import { eachDue, type Clock, type Logger } from '@paltu/kernel';
import { endUnpaid } from '../domain/payment-decisions.ts';
import { askedAttempt, type WalletAttempt } from '../domain/wallet-attempt.ts';
import type { PayByWallet } from './pay-by-wallet.ts';
import type { InOrderTransaction, PaymentQueries, UnpaidOrder } from './ports.ts';

export interface EndUnpaidNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: Pick<PaymentQueries, 'listUnpaid' | 'listOpenAttempts'>;
  /** Undefined where no wallet is offered. */
  readonly wallet: Pick<PayByWallet, 'settle'> | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
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

export interface InquireNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: Pick<PaymentQueries, 'listToInquire'>;
  readonly wallet: Pick<PayByWallet, 'settle'>;
  readonly clock: Clock;
  readonly logger: Logger;
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
