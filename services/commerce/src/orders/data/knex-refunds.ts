import { newId, orRefuse } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { refundNotFound } from '../domain/order-errors.ts';
import { refundsOf, type Refund, type RefundId } from '../domain/refunds.ts';
import type { Refunds } from '../use-cases/ports.ts';

const toRow = (refund: Refund): Record<string, unknown> => toColumns(refund, ['items']);
export const toRefund = (row: object): Refund => fromColumns<Refund>(row);

/** Refunds in the transaction `trx`; what follows from an order comes while that is locked. */
export const knexRefunds = (trx: Knex.Transaction): Refunds => ({
  follow: async (before, after) => {
    const { id: orderId, updatedAt: dueAt } = after;
    const due = refundsOf(before, after).map((refund): Refund => {
      const id = newId() as RefundId;
      return { ...refund, id, orderId, status: 'due', reference: '', dueAt, paidAt: null };
    });
    if (due.length > 0) await trx('refunds').insert(due.map(toRow));
  },
  get: async (id) => {
    const row = (await trx('refunds').where({ id }).forUpdate().first()) as object | undefined;
    return orRefuse(row && toRefund(row), refundNotFound);
  },
  save: async (refund) => {
    await trx('refunds').where({ id: refund.id }).update(toRow(refund));
  },
});
