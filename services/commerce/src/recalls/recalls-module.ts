import { eachDue } from '@paltu/kernel';
import { fromColumns, sqlRows, type Transaction } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import type { InOrderTransaction, DecidingJob } from '../orders/order-scope.ts';
import { followRecall, type OrderRecall } from './recall.ts';

/** Uses the index on ordered products. An order that is noted for an earlier recall of the product is noted for the newest one instead. */
const noted = `insert into order_recalls (accessory_id, order_id, recalled_at)
  select distinct ?::uuid, order_id, ?::timestamptz from parcels
  where lines @> jsonb_build_array(jsonb_build_object('accessoryId', ?::text)) and status not in ('cancelled', 'refused', 'lost')
  on conflict (accessory_id, order_id) do update set recalled_at = excluded.recalled_at`;

/** For the slice of accessories: notes all orders whose buyers may still have a product that is recalled. */
export const noteRecallIn =
  (trx: Transaction) =>
  async (accessoryId: string, recalledAt: Date): Promise<void> => {
    await sqlRows(trx, noted, [accessoryId, recalledAt, accessoryId]);
  };

/** At most `limit` recalls that are still to be followed, after this one. */
const knexRecallList =
  (database: Knex) =>
  async (after: OrderRecall | undefined, limit: number): Promise<readonly OrderRecall[]> => {
    const recalls = database('order_recalls').orderBy('accessory_id').orderBy('order_id').limit(limit);
    if (after !== undefined) void recalls.whereRaw('(accessory_id, order_id) > (?, ?)', [after.accessoryId, after.orderId]);
    return ((await recalls) as object[]).map((row) => fromColumns<OrderRecall>(row));
  };

interface PublishRecallsNeeds extends DecidingJob {
  readonly recalls: { readonly list: ReturnType<typeof knexRecallList> };
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
        // Who is suspended still has it at home.
        const { hasLeft } = await scope.absenceOf(order.buyerId);
        await scope.keep(order, followRecall(order, recall, hasLeft, clock.now()));
        await scope.recalls.remove(recall);
      }),
    );
  };

/** Recalled products, taken out of orders. */
export const recallsModule = ({
  database,
  ...deciding
}: Pick<ServiceParts, 'database' | 'clock' | 'logger'> & { readonly inTransaction: InOrderTransaction }) => ({
  jobs: {
    'publish recalls': {
      everyMs: 5_000,
      run: publishRecalls({ ...deciding, recalls: { list: knexRecallList(database) } }),
      followsCommits: true,
    },
  },
});
