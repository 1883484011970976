import { orRefuse } from '@paltu/kernel';
import { insertTogether, preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { CodRecord } from '../domain/cod-guard.ts';
import { orderNotFound } from '../domain/order-errors.ts';
import type { OrderId } from '../domain/order.ts';
import type { OrderRepository } from '../use-cases/ports.ts';
import { orderColumns, orderState, parcelStates, toOrder, toOrderRow, toParcelRows } from './order-row.ts';

const codRecord = `select
    (select count(*)::integer from parcels where buyer_id = $1::uuid and status = 'refused' and status_at >= $2::timestamptz
      and coalesce(contest ->> 'status', 'dismissed') = 'dismissed' and not history @> '[{"code": "recalled"}]') as refusals,
    (select count(*)::integer from orders where buyer_id = $1::uuid and payment_method = 'cash-on-delivery' and is_under_way) as "openOrders",
    exists (select from parcels where buyer_id = $1::uuid and delivered_at is not null) as "hasReceived"`;

/** Orders in the transaction `trx`: the row of the order is locked before its parcels are read, and they are written under it alone. */
export const knexOrderRepository = (trx: Knex.Transaction): OrderRepository => {
  // Read by a second statement, so that a transaction that waited for the lock sees the refunds and parcels written meanwhile.
  const read = async (held: { readonly id: OrderId } | undefined) => {
    if (held === undefined) return undefined;
    const row = (await trx('orders')
      .where({ id: held.id })
      .first(...orderColumns(trx))) as object;
    return toOrder(row, (await trx('parcels').where({ order_id: held.id }).orderBy('store_id')) as object[]);
  };
  const locked = (id: OrderId) => trx('orders').where({ id }).forUpdate().first<{ readonly id: OrderId } | undefined>('id');
  return {
    get: async (id) => orRefuse(await read(await locked(id)), orderNotFound),
    findUnlessHeld: async (id) => read(await locked(id).skipLocked()),
    add: (order) => insertTogether(trx, ['orders', [orderState(order)]], ['parcels', parcelStates(order) as [object, ...object[]]]),
    save: async (order) => {
      await trx('orders').where({ id: order.id }).update(toOrderRow(order));
      for (const row of toParcelRows(order)) await trx('parcels').where({ id: row['id'] }).update(row);
    },
    readCodRecord: async (buyerId, since) => {
      const [record] = await preparedRows<CodRecord>(trx, { name: 'read record of buyer', text: codRecord }, [buyerId, since]);
      return record as CodRecord;
    },
    listOf: async (memberId, after, limit) => {
      const sold = trx('parcels').where({ seller_id: memberId }).select('order_id as id');
      const own = trx('orders').where({ buyer_id: memberId }).select('id').union(sold);
      const ids = trx.from(own.as('own')).orderBy('id').limit(limit);
      if (after !== undefined) void ids.where('id', '>', after);
      return ids.pluck('id') as unknown as Promise<OrderId[]>;
    },
  };
};
