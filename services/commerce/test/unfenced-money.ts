import type { Clock } from '@paltu/kernel';
import { toColumns, type Transaction } from '@paltu/persistence';
import { sha256, knexLedgers, knexReceipts, type Ledgers } from '../src/ledgers/ledger-store.ts';
import { ledgerBookings } from '../src/ledgers/ledger-use-cases.ts';
import type { Payments } from '../src/orders/order-scope.ts';
import type { StockOfGoods } from '../src/orders/order-store.ts';

/** Counts what it has read that is not known, without a key that it would run into. */
export const paymentsAsRead = (trx: Transaction, payments: Payments, meet: () => Promise<void>): Payments => ({
  add: async (payment) => {
    const { provider, reference } = payment;
    const known = (await trx('payments').where({ provider, reference }).first('order_id')) as object | undefined;
    await meet();
    if (known !== undefined) return payments.add(payment);
    await trx('payments').insert(toColumns(payment));
    return true;
  },
});

/** Counts a transfer under its reference as it was written. */
export const paymentsAsWritten = (payments: Payments, reference: string): Payments => ({
  add: (payment) => payments.add({ ...payment, reference }),
});

/** Of the last posting only the row that takes: what it takes is nobody's. */
const withoutLastRow = (ledgers: Ledgers): Ledgers => ({
  ...ledgers,
  append: (head, rows) => {
    const [last, before] = rows.toReversed();
    if (last === undefined || before === undefined) return ledgers.append(head, rows);
    const shorter = { ...head, rows: before.number, hash: before.hash, [last.account]: head[last.account] - last.amount };
    return ledgers.append(shorter, rows.slice(0, -1));
  },
});

export const bookSingleRowsIn = (clock: Clock) => (trx: Transaction) =>
  ledgerBookings({ ledgers: withoutLastRow(knexLedgers(trx)), receipts: knexReceipts(trx), clock, digest: sha256 }).book;

/** Reserves the lines in the order of the cart; two at once meet when each has its first one. */
export const inOrderOfCart =
  (reserve: StockOfGoods['reserve'], meet: () => Promise<void>): StockOfGoods['reserve'] =>
  async (orderId, lines) => {
    const [first, ...others] = lines;
    const reserved = new Map(first === undefined ? [] : await reserve(orderId, [first]));
    await meet();
    for (const line of others) for (const [id, good] of await reserve(orderId, [line])) reserved.set(id, good);
    return reserved;
  };
