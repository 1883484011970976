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

/** Cancels what nobody paid in time, so that its pieces can be bought again; several instances may do so at once. */
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
      // The notice may have been lost: where nobody can be asked now the order waits, and is asked about in the next run.
      for (const { reference } of attempts.get(id) ?? []) await wallet?.settle(reference);
      await endOne(id, now);
    });
  };
  return async (): Promise<void> => {
    const now = clock.now();
    // All of them: those that wait for a wallet which cannot be asked keep no other one from its end.
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
 * Asks what became of attempts of which no notice came, first those that were not asked about for the longest time, for a day: also money that
 * comes after the order has ended has to be paid back.
 */
export const inquireAttempts =
  ({ inTransaction, queries, wallet, clock, logger }: InquireNeeds) =>
  async (): Promise<void> => {
    const now = clock.now();
    await eachByItself(await queries.listToInquire(now, atOnce), logger, async (attempt) => {
      // Before it is asked about: one that fails lets the others come first.
      await inTransaction(({ attempts }) => attempts.putOff(askedAttempt(attempt, now)));
      await wallet.settle(attempt.reference);
    });
  };
