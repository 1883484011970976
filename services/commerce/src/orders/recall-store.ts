import { fromColumns, sqlRows, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { OrderRecalls } from './order-scope.ts';

/** Uses the index on ordered products. An order that is noted for an earlier recall of the product is noted for the newest one instead. */
const noted = `insert into order_recalls (accessory_id, order_id, recalled_at)
  select distinct ?::uuid, order_id, ?::timestamptz from parcels
  where lines @> jsonb_build_array(jsonb_build_object('accessoryId', ?::text)) and status not in ('cancelled', 'refused', 'lost')
  on conflict (accessory_id, order_id) do update set recalled_at = excluded.recalled_at`;

/** Orders that have to follow a recall. */
export const knexRecalls = (database: Knex): OrderRecalls => ({
  note: async (accessoryId, recalledAt) => {
    await sqlRows(database, noted, [accessoryId, recalledAt, accessoryId]);
  },
  list: async (after, limit) => {
    const recalls = database('order_recalls').orderBy('accessory_id').orderBy('order_id').limit(limit);
    if (after !== undefined) void recalls.whereRaw('(accessory_id, order_id) > (?, ?)', [after.accessoryId, after.orderId]);
    return ((await recalls) as object[]).map((row) => fromColumns(row));
  },
  isNoted: async (orderId) => (await database('order_recalls').where({ order_id: orderId }).first('order_id')) !== undefined,
  remove: async (recall) => {
    await database('order_recalls').where(toColumns(recall)).delete();
  },
});
