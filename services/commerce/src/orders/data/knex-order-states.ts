import type { Knex } from 'knex';
import type { Order } from '../domain/order.ts';
import { orderColumns, toOrder } from './order-row.ts';

export interface OrderStates {
  /** In the order of their ids. */
  readonly orders: readonly Order[];
  /** The last one of these; undefined when there was none after `after`. */
  readonly last: string | undefined;
}

/** At most `limit` orders that follow `after`; they cannot change until `trx` ends. */
export const readOrderStates = async (trx: Knex.Transaction, after: string | undefined, limit: number): Promise<OrderStates> => {
  const rows = (await trx('orders')
    .modify((query) => void (after !== undefined && query.where('id', '>', after)))
    .orderBy('id')
    .limit(limit)
    .forShare()
    .select(...orderColumns(trx))) as { readonly id: string }[];
  const ids = rows.map(({ id }) => id);
  const parcels = (await trx('parcels').whereIn('order_id', ids).orderBy('store_id')) as { readonly order_id: string }[];
  const orders = rows.map((row) =>
    toOrder(
      row,
      parcels.filter(({ order_id: orderId }) => orderId === row.id),
    ),
  );
  return { orders, last: ids.at(-1) };
};
