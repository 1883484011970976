import { eachDue, type Logger } from '@paltu/kernel';
import { passTime } from '../domain/product-decisions.ts';
import type { DecisionNeeds, DueParcel, OrderQueries } from './ports.ts';

export interface RemindNeeds extends Omit<DecisionNeeds, 'queries'> {
  readonly queries: Pick<OrderQueries, 'listDue'>;
  readonly logger: Logger;
}

/** A job: publishes due reminders, and cancels parcels that nobody confirmed. Several instances may run it at once. */
export const remindOfParcels =
  ({ inTransaction, queries, clock, logger }: RemindNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const now = clock.now();
    await eachDue<DueParcel>({ list: (after, limit) => queries.listDue(now, after, limit), logger, stopping }, ({ orderId, parcelId }) =>
      inTransaction(async ({ orders, keep }) => {
        // What another instance, or a decision, has locked is left to the next run.
        const order = await orders.findUnlessHeld(orderId);
        if (order !== undefined) await keep(order, passTime(order, parcelId, now));
      }),
    );
  };
