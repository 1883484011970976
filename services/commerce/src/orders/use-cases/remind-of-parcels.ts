import { passTime } from '../domain/product-decisions.ts';
import type { DecisionNeeds, OrderQueries } from './ports.ts';

export interface RemindNeeds extends Omit<DecisionNeeds, 'queries'> {
  readonly queries: Pick<OrderQueries, 'listDue'>;
}

const atOnce = 200;

/** Publishes who is waited for too long, and ends what nobody confirmed; several instances may do so at once. */
export const remindOfParcels =
  ({ inTransaction, queries, clock }: RemindNeeds) =>
  async (): Promise<void> => {
    const now = clock.now();
    for (const { orderId, parcelId } of await queries.listDue(now, atOnce))
      await inTransaction(async ({ orders, keep }) => {
        // What another instance, or a decision, holds comes again in the next run.
        const order = await orders.findUnlessHeld(orderId);
        if (order !== undefined) await keep(order, passTime(order, parcelId, now));
      });
  };
