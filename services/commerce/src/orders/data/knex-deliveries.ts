import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Order, Parcel } from '../domain/order.ts';
import type { Deliveries } from '../use-cases/ports.ts';

const newlyDelivered = (before: Order, after: Order): readonly Parcel[] =>
  after.parcels.filter(({ deliveredAt }, at) => deliveredAt !== null && before.parcels[at]?.deliveredAt === null);

// A member counts as a customer of a store once. The row of the store is the last one that the transaction locks.
const keep = `with added as (
    insert into deliveries (thing_id, member_id, delivered_at) select thing, ?, ? from unnest(?::uuid[]) as thing order by thing
    on conflict do nothing returning thing_id)
  update stores set customers = customers + 1 where id = ? and id in (select thing_id from added)`;

/** Which members have received something from which store, and which product, in the transaction `trx`. */
export const knexDeliveries = (trx: Knex.Transaction): Deliveries => ({
  follow: async (before, after) => {
    for (const { storeId, lines, deliveredAt } of newlyDelivered(before, after)) {
      const things = [storeId, ...lines.filter(({ quantity }) => quantity > 0).map(({ accessoryId }) => accessoryId)];
      await sqlRows(trx, keep, [after.buyerId, deliveredAt, things, storeId]);
    }
  },
});
