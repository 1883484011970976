import type { MemberId } from '@paltu/kernel';
import { readPage, type PageWanted } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Order, OrderId, RefundId, RefundOwer } from '../orders/order.ts';
import type { OrderRefund } from './refund.ts';

interface RefundPage {
  readonly refunds: readonly OrderRefund[];
  readonly counted: number;
}

/**
 * Refunds as screens read them, without locks; the oldest first.
 * @param readOrders these orders, with their refunds. @param cap totals are counted no further than one over it.
 */
export const knexRefundQueries = (database: Knex, readOrders: (ids: readonly OrderId[]) => Promise<readonly Order[]>, cap = totalCap) => {
  const pageOf = async (query: Knex.QueryBuilder, page: PageWanted): Promise<RefundPage> => {
    const { rows, counted } = await readPage(query.select('id', 'order_id'), 'due_at, id', page, cap);
    const found = rows as readonly { readonly id: RefundId; readonly order_id: OrderId }[];
    const orders = await readOrders([...new Set(found.map((row) => row.order_id))]);
    const read = new Map(orders.flatMap((order) => order.refunds.map((refund) => [refund.id, { order, refund }] as const)));
    return { refunds: found.map(({ id }) => read.get(id) as OrderRefund), counted };
  };
  const refunds = () => database('refunds');
  return {
    /** Those that the buyer has not had yet, or of a store also those that are contested. */
    listOpen: (owedBy: RefundOwer, page: PageWanted) =>
      pageOf(owedBy === 'store' ? refunds().whereRaw('is_owed') : refunds().whereRaw('paid_at is null').where({ owed_by: owedBy }), page),
    /** What the store of this member has to give back. */
    listDebts: (sellerId: MemberId, page: PageWanted) => {
      const own = database('stores').where({ owner_id: sellerId }).select('id');
      return pageOf(refunds().whereRaw('is_owed').where('store_id', own), page);
    },
  };
};

export type RefundQueries = ReturnType<typeof knexRefundQueries>;
