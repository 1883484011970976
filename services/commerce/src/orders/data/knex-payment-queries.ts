import { dueInTurn, fromColumns, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { PaymentQueries, UnpaidOrder } from '../use-cases/ports.ts';
import { toAttempt } from './knex-wallet-attempts.ts';
import { readersOf } from './order-readers.ts';

/** @param cap totals are counted no further than one over it. */
export const knexPaymentQueries = (database: Knex, cap = totalCap): PaymentQueries => {
  const { orders, withParcels } = readersOf(database, cap);
  return {
    listInCheck: async (page) => {
      const { rows, counted } = await readPage(orders().whereRaw("payment_status = 'in-check'"), 'placed_at, id', page, cap);
      return { orders: await withParcels(rows), counted };
    },
    findAttempt: async (reference) => {
      const row = (await database('wallet_attempts').where({ reference }).first()) as object | undefined;
      return row && toAttempt(row);
    },
    listOpenAttempts: async (orderIds) =>
      (
        (await database('wallet_attempts')
          .whereNotNull('next_inquiry_at')
          .whereRaw('order_id = any(?::uuid[])', [[...orderIds]])) as object[]
      ).map(toAttempt),
    listToInquire: async (now, after, limit) => {
      const waiting = database('wallet_attempts').where('next_inquiry_at', '<=', now);
      const last = after && ([after.nextInquiryAt, after.reference] as const);
      return ((await dueInTurn(waiting, ['next_inquiry_at', 'reference'], last, limit)) as object[]).map(toAttempt);
    },
    listUnpaid: async (now, after, limit) => {
      const unpaid = database('orders').where('payment_due_at', '<=', now);
      const rows = dueInTurn(unpaid, ['payment_due_at', 'id'], after && [after.dueAt, after.id], limit);
      return ((await rows.select('id', 'payment_due_at as due_at')) as object[]).map((row) => fromColumns<UnpaidOrder>(row));
    },
  };
};
