import { orRefuse } from '@paltu/kernel';
import { readPage, toColumns, type PageWanted } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { refundNotFound } from '../domain/order-errors.ts';
import type { Order, OrderId, Refund } from '../domain/order.ts';
import type { RefundPage, RefundQueries, Refunds } from '../use-cases/refund-ports.ts';
import { readersOf } from './order-readers.ts';
import { toRefund } from './order-row.ts';

/** @returns beside the refund the store in whose ledger it is booked */
const toRow = (refund: Refund, { parcels }: Order): Record<string, unknown> => {
  const parcel = parcels.find(({ id, deliveredAt }) => id === refund.parcelId && deliveredAt !== null);
  return toColumns({ ...refund, storeId: parcel?.storeId ?? null }, ['items', 'contest']);
};

/** Refunds in the transaction `trx`, in which their order is locked. */
export const knexRefunds = (trx: Knex.Transaction): Refunds => ({
  orderOf: async (id) => {
    const row = (await trx('refunds').where({ id }).first('order_id')) as { readonly order_id: OrderId } | undefined;
    return orRefuse(row?.order_id, refundNotFound);
  },
  follow: async (before, after) => {
    for (const refund of after.refunds) {
      if (before.refunds.includes(refund)) continue;
      const { store_id, ...row } = toRow(refund, after);
      await trx('refunds')
        .insert({ ...row, store_id })
        .onConflict('id')
        .merge(row);
    }
  },
});

/** @param cap totals are counted no further than one over it. */
export const knexRefundQueries = (database: Knex, cap = totalCap): RefundQueries => {
  const { orders, withParcels } = readersOf(database, cap);
  const pageOf = async (query: Knex.QueryBuilder, page: PageWanted): Promise<RefundPage> => {
    const { rows, counted } = await readPage(query, 'due_at, id', page, cap);
    const found = (rows as readonly object[]).map(toRefund);
    const read = await withParcels((await orders().whereIn('id', [...new Set(found.map(({ orderId }) => orderId))])) as object[]);
    const byId = new Map(read.map((order) => [order.id, order]));
    return { refunds: found.map((refund) => ({ refund, order: byId.get(refund.orderId) as Order })), counted };
  };
  const refunds = () => database('refunds');
  return {
    listOpen: (owedBy, page) =>
      pageOf(owedBy === 'store' ? refunds().whereRaw('is_owed') : refunds().whereRaw('paid_at is null').where({ owed_by: owedBy }), page),
    listDebts: (sellerId, page) => {
      const own = database('stores').where({ owner_id: sellerId }).select('id');
      return pageOf(refunds().whereRaw('is_owed').where('store_id', own), page);
    },
  };
};
