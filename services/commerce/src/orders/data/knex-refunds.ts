import { orRefuse } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { refundNotFound } from '../domain/order-errors.ts';
import type { OrderId } from '../domain/order.ts';
import type { Refund } from '../domain/refunds.ts';
import type { Refunds } from '../use-cases/ports.ts';

const toRow = (refund: Refund): Record<string, unknown> => toColumns(refund, ['items']);
export const toRefund = (row: object): Refund => fromColumns<Refund>(row);

/** Refunds in the transaction `trx`, in which their order is locked. */
export const knexRefunds = (trx: Knex.Transaction): Refunds => ({
  orderOf: async (id) => {
    const row = (await trx('refunds').where({ id }).first('order_id')) as { readonly order_id: OrderId } | undefined;
    return orRefuse(row?.order_id, refundNotFound);
  },
  add: async (refunds) => {
    if (refunds.length > 0) await trx('refunds').insert(refunds.map(toRow));
  },
  get: async (id) => {
    const row = (await trx('refunds').where({ id }).forUpdate().first()) as object | undefined;
    return orRefuse(row && toRefund(row), refundNotFound);
  },
  save: async (refund) => {
    await trx('refunds').where({ id: refund.id }).update(toRow(refund));
  },
});
