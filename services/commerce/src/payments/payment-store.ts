import { dueInTurn, fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { OrderId } from '../orders/order.ts';
import type { AttemptReference, WalletAttempt } from './wallet.ts';

const toAttempt = (row: object): WalletAttempt => fromColumns<WalletAttempt>(row);

/** An order that was to be paid by then. */
export interface UnpaidOrder {
  readonly id: OrderId;
  readonly dueAt: Date;
}

/** Payments as jobs read them, without locks. */
export const knexPaymentQueries = (database: Knex) => ({
  findAttempt: async (reference: AttemptReference): Promise<WalletAttempt | undefined> => {
    const row = (await database('wallet_attempts').where({ reference }).first()) as object | undefined;
    return row && toAttempt(row);
  },
  /** Attempts of these orders that the wallet is still asked about. */
  listOpenAttempts: async (orderIds: readonly OrderId[]): Promise<readonly WalletAttempt[]> =>
    (
      (await database('wallet_attempts')
        .whereNotNull('next_inquiry_at')
        .whereRaw('order_id = any(?::uuid[])', [[...orderIds]])) as object[]
    ).map(toAttempt),
  /** Attempts that the wallet is to be asked about by now, those that wait for the longest time first: at most `limit` that follow `after`. */
  listToInquire: async (now: Date, after: WalletAttempt | undefined, limit: number): Promise<readonly WalletAttempt[]> => {
    const waiting = database('wallet_attempts').where('next_inquiry_at', '<=', now);
    const last = after && ([after.nextInquiryAt, after.reference] as const);
    return ((await dueInTurn(waiting, ['next_inquiry_at', 'reference'], last, limit)) as object[]).map(toAttempt);
  },
  /** Orders that were to be paid by now, the oldest first: at most `limit` that follow `after`. */
  listUnpaid: async (now: Date, after: UnpaidOrder | undefined, limit: number): Promise<readonly UnpaidOrder[]> => {
    const unpaid = database('orders').where('payment_due_at', '<=', now);
    const rows = dueInTurn(unpaid, ['payment_due_at', 'id'], after && [after.dueAt, after.id], limit);
    return ((await rows.select('id', 'payment_due_at as due_at')) as object[]).map((row) => fromColumns<UnpaidOrder>(row));
  },
});

export type PaymentQueries = ReturnType<typeof knexPaymentQueries>;
