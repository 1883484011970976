import { eachDue, type Clock, type Logger } from '@paltu/kernel';
import { noteRecall } from '../domain/note-recall.ts';
import type { InOrderTransaction, OrderRecalls } from './ports.ts';

export interface PublishRecallsNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly recalls: Pick<OrderRecalls, 'list'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** A job: publishes each recall for the buyers of the product. It is not part of the recall, because each order is locked by itself. */
export const publishRecalls =
  ({ inTransaction, recalls, clock, logger }: PublishRecallsNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    await eachDue({ list: recalls.list, logger, stopping }, (recall) =>
      inTransaction(async (scope) => {
        // What another instance, or a decision, has locked is left to the next run.
        const order = await scope.orders.findUnlessHeld(recall.orderId);
        if (order === undefined) return;
        if (!(await scope.isAway(order.buyerId))) await scope.keep(order, noteRecall(order, recall, clock.now()));
        await scope.recalls.remove(recall);
      }),
    );
  };
