import { eachByItself, type Clock, type Logger } from '@paltu/kernel';
import type { OrderId } from '../domain/order.ts';
import { endUnpaid } from '../domain/payment-decisions.ts';
import { askedAttempt } from '../domain/wallet-attempt.ts';
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

const atOnce = 200;

/** A job: cancels orders that were not paid in time, so that their pieces can be bought again. Several instances may run it at once. */
export const endUnpaidOrders = ({ inTransaction, queries, wallet, clock, logger }: EndUnpaidNeeds) => {
  const endOne = (id: OrderId, now: Date): Promise<void> =>
    inTransaction(async ({ orders, keep }) => {
      // What another instance, or a payment, has locked is left to the next run.
      const order = await orders.findUnlessHeld(id);
      if (order !== undefined) await keep(order, endUnpaid(order, now));
    });
  const endAll = async (unpaid: readonly UnpaidOrder[], now: Date): Promise<void> => {
    const attempts = Map.groupBy(await queries.listOpenAttempts(unpaid.map(({ id }) => id)), ({ orderId }) => orderId);
    await eachByItself(unpaid, logger, async ({ id }) => {
      // A notice may have been lost. When the wallet does not answer, the order waits for the next run.
      for (const { reference } of attempts.get(id) ?? []) await wallet?.settle(reference);
      await endOne(id, now);
    });
  };
  return async (): Promise<void> => {
    const now = clock.now();
    // All batches, so that orders whose wallet does not answer do not delay the others.
    for (let last: UnpaidOrder | undefined; ;) {
      const unpaid = await queries.listUnpaid(now, last, atOnce);
      await endAll(unpaid, now);
      last = unpaid.at(-1);
      if (unpaid.length < atOnce) return;
    }
  };
};

export interface InquireNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: Pick<PaymentQueries, 'listToInquire'>;
  readonly wallet: Pick<PayByWallet, 'settle'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * A job: asks wallets about attempts without a notice, the longest waiting first. It goes on for a day, because money that comes after the order has
 * ended has to be refunded.
 */
export const inquireAttempts =
  ({ inTransaction, queries, wallet, clock, logger }: InquireNeeds) =>
  async (): Promise<void> => {
    const now = clock.now();
    await eachByItself(await queries.listToInquire(now, atOnce), logger, async (attempt) => {
      // Kept before the wallet is asked: if asking fails, other attempts come first.
      await inTransaction(({ attempts }) => attempts.putOff(askedAttempt(attempt, now)));
      await wallet.settle(attempt.reference);
    });
  };
