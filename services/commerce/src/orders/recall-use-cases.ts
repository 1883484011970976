import { eachDue, type Clock, type Logger } from '@paltu/kernel';
import type { InOrderTransaction, OrderRecalls } from './order-scope.ts';
import { followRecall } from './recall.ts';

export interface PublishRecallsNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly recalls: Pick<OrderRecalls, 'list'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * A job: takes recalled products out of orders, and publishes the recall for buyers who have them. It is not part of the recall, because each
 * order is locked by itself.
 */
export const publishRecalls =
  ({ inTransaction, recalls, clock, logger }: PublishRecallsNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    await eachDue({ list: recalls.list, logger, stopping }, (recall) =>
      inTransaction(async (scope) => {
        // What another instance, or a decision, has locked is left to the next run.
        const order = await scope.orders.findUnlessHeld(recall.orderId);
        if (order === undefined) return;
        await scope.keep(order, followRecall(order, recall, await scope.isAway(order.buyerId), clock.now()));
        await scope.recalls.remove(recall);
      }),
    );
  };
