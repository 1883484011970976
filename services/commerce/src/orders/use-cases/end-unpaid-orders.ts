import type { Clock } from '@paltu/kernel';
import { dayMs } from '../domain/due-times.ts';
import type { OrderId } from '../domain/order.ts';
import { endUnpaid } from '../domain/payment-decisions.ts';
import type { PayByWallet } from './pay-by-wallet.ts';
import type { InOrderTransaction, PaymentQueries } from './ports.ts';

export interface EndUnpaidNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: Pick<PaymentQueries, 'listUnpaid' | 'listOpenAttempts'>;
  /** Undefined where no wallet is offered. */
  readonly wallet: Pick<PayByWallet, 'settle'> | undefined;
  readonly clock: Clock;
}

const atOnce = 200;

/** Cancels what nobody paid in time, so that its pieces can be bought again; several instances may do so at once. */
export const endUnpaidOrders = ({ inTransaction, queries, wallet, clock }: EndUnpaidNeeds) => {
  const endOne = (id: OrderId, now: Date): Promise<void> =>
    inTransaction(async ({ orders, keep }) => {
      // What another instance, or a payment, holds comes again in the next run.
      const order = await orders.findUnlessHeld(id);
      if (order !== undefined) await keep(order, endUnpaid(order, now));
    });
  return async (): Promise<void> => {
    const now = clock.now();
    const unpaid = await queries.listUnpaid(now, atOnce);
    // The notice may have been lost: who cannot be asked now is asked in the next run, and the order waits.
    for (const { reference } of await queries.listOpenAttempts(unpaid)) await wallet?.settle(reference);
    for (const id of unpaid) await endOne(id, now);
  };
};

export interface InquireNeeds {
  readonly queries: Pick<PaymentQueries, 'listOpenAttemptsOf'>;
  readonly wallet: Pick<PayByWallet, 'settle'>;
  readonly clock: Clock;
}

const noticeWithinMs = 2 * 60_000;

/** Asks what became of attempts of which no notice came, for a day: also money that comes after the order has ended has to be paid back. */
export const inquireAttempts =
  ({ queries, wallet, clock }: InquireNeeds) =>
  async (): Promise<void> => {
    const now = clock.now().getTime();
    const open = await queries.listOpenAttemptsOf(new Date(now - dayMs), new Date(now - noticeWithinMs), atOnce);
    for (const { reference } of open) await wallet.settle(reference);
  };
