import { isDeepStrictEqual } from 'node:util';
import { orRefuse, type Clock } from '@paltu/kernel';
import { fromColumns, inBatches, sqlRows, toColumns } from '@paltu/persistence';
import type { Seal } from '@paltu/sealing';
import type { Knex } from 'knex';
import type { CourierBooking, CourierBookings } from '../parcels/courier.ts';
import { paymentReferenceUsed } from '../payments/payment.ts';
import { attemptNotFound, type WalletAttempt } from '../payments/wallet.ts';
import { refundNotFound } from '../refunds/refund-decisions.ts';
import { forgetAccountAt, type RefundAccount } from '../refunds/refund.ts';
import { nameWordsOf } from './order-rows-store.ts';
import type { Payments, WalletAttempts, Refunds, RefundAccounts, OrderRecalls } from './order-scope.ts';
import type { OrderId, Order, Refund } from './order.ts';

/** Money that came in, in the transaction `trx`, in which its order is locked. */
export const knexPayments = (trx: Knex.Transaction): Payments => ({
  add: async (payment) => {
    const added = (await trx('payments')
      .insert(toColumns(payment))
      .onConflict(['provider', 'reference'])
      .ignore()
      .returning('order_id')) as object[];
    if (added.length > 0) return true;
    const { provider, reference, orderId } = payment;
    const known = (await trx('payments').where({ provider, reference }).first('order_id')) as { readonly order_id: string } | undefined;
    if (known?.order_id !== orderId) throw paymentReferenceUsed();
    return false;
  },
});

const toAttempt = (row: object): WalletAttempt => fromColumns<WalletAttempt>(row);

/** Attempts to pay by a wallet, in the transaction `trx`. */
export const knexWalletAttempts = (trx: Knex.Transaction): WalletAttempts => ({
  findOpen: async (orderId) => {
    const row = (await trx('wallet_attempts').where({ order_id: orderId, status: 'open' }).first()) as object | undefined;
    return row && toAttempt(row);
  },
  add: async (attempt) => {
    await trx('wallet_attempts').insert(toColumns(attempt));
  },
  get: async (reference) => {
    const row = (await trx('wallet_attempts').where({ reference }).first()) as object | undefined;
    return orRefuse(row && toAttempt(row), attemptNotFound);
  },
  putOff: async ({ reference, nextInquiryAt }) => {
    await trx('wallet_attempts').where({ reference }).whereNotNull('next_inquiry_at').update({ next_inquiry_at: nextInquiryAt });
  },
  save: async (attempt) => {
    await trx('wallet_attempts').where({ reference: attempt.reference }).update(toColumns(attempt));
  },
});

/** Couriers that were asked, in the transaction `trx`. */
export const knexCourierBookings = (trx: Knex.Transaction): CourierBookings => ({
  find: async (parcelId) => {
    const row = (await trx('courier_bookings').where({ parcel_id: parcelId }).first()) as object | undefined;
    return row && fromColumns<CourierBooking>(row);
  },
  save: async (booking) => {
    await trx('courier_bookings').insert(toColumns(booking)).onConflict('parcel_id').merge();
  },
  remove: async (parcelId) => {
    await trx('courier_bookings').where({ parcel_id: parcelId }).delete();
  },
  noteReports: async (parcelId, reports) => {
    const rows = reports.map(({ status, at }) => ({ parcel_id: parcelId, status, at }));
    if (rows.length > 0) await trx('courier_reports').insert(rows).onConflict(['parcel_id', 'status', 'at']).ignore();
  },
});

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

interface AccountRow {
  readonly order_id: OrderId;
  readonly sealed: string;
}

const opened = async ({ order_id: id, sealed }: AccountRow, seal: Seal): Promise<RefundAccount> =>
  JSON.parse((await seal.unseal(sealed, id)).text) as RefundAccount;

const toAccountRow = async (id: OrderId, account: RefundAccount, seal: Seal) => ({
  order_id: id,
  sealed: await seal.seal(JSON.stringify(account), id),
  sealed_by: seal.name,
});

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** Accounts in the transaction `trx`, in which their order is locked. */
export const knexRefundAccounts = (trx: Knex.Transaction, seal: Seal): RefundAccounts => ({
  save: async (order, account, at) => {
    const before = (await trx('refund_accounts').where({ order_id: order.id }).first()) as AccountRow | undefined;
    if (before !== undefined && isDeepStrictEqual(await opened(before, seal), account)) return;
    const row = {
      ...(await toAccountRow(order.id, account, seal)),
      forget_at: forgetAccountAt(order),
      replaced_at: before === undefined ? null : at,
    };
    await trx('refund_accounts').insert(row).onConflict('order_id').merge();
  },
  replacedAt: async (id) => {
    const row = (await trx('refund_accounts').where({ order_id: id }).first('replaced_at')) as { replaced_at: Date | null } | undefined;
    return row?.replaced_at ?? null;
  },
  addUnlessNamed: async (order, account) => {
    const row = await toAccountRow(order.id, account, seal);
    await trx('refund_accounts').insert(row).onConflict('order_id').ignore();
  },
  follow: async (before, after) => {
    const forgetAt = forgetAccountAt(after);
    if (before.address === after.address && isSame(forgetAccountAt(before), forgetAt)) return;
    await trx('refund_accounts').where({ order_id: after.id }).update({ forget_at: forgetAt });
  },
});

export const knexRefundAccountQueries = (database: Knex, seal: Seal) => ({
  /** The accounts of these orders. */
  readOf: async (ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, RefundAccount>> => {
    const rows: AccountRow[] = await database('refund_accounts')
      .whereRaw('order_id = any(?::uuid[])', [[...ids]])
      .select('order_id', 'sealed');
    return new Map(await Promise.all(rows.map(async (row) => [row.order_id, await opened(row, seal)] as const)));
  },
});

export type RefundAccountQueries = ReturnType<typeof knexRefundAccountQueries>;

/** A job: forgets accounts that nothing is paid to any more. */
export const forgetRefundAccounts = (database: Knex, clock: Clock) => (): Promise<number> =>
  database('refund_accounts').where('forget_at', '<=', clock.now()).delete();

const foldedAtOnce = 500;

/** A release before forgets a buyer, and leaves the words of their name. */
const unfoldForgotten = (database: Knex): Promise<number> =>
  inBatches(() => {
    const forgotten = database('orders').whereRaw('name_words is not null and address is null').limit(foldedAtOnce).select('id');
    return database('orders').whereIn('id', forgotten).update({ name_words: null });
  }, foldedAtOnce);

/** A job: orders of a release before are found by the words of the buyer's name, too, and those that it forgot are not. */
export const foldNames = (database: Knex) => async (): Promise<number> => {
  const unfolded = await unfoldForgotten(database);
  const folded = await inBatches(async () => {
    const orders: Pick<Order, 'id' | 'address'>[] = await database('orders')
      .whereRaw('name_words is null and address is not null')
      .orderBy('id')
      .limit(foldedAtOnce)
      .select('id', 'address');
    await sqlRows(
      database,
      `update orders set name_words = words::tsvector from unnest(?::uuid[], ?::text[]) as named (id, words)
       where orders.id = named.id and address is not null`,
      [orders.map(({ id }) => id), orders.map((order) => nameWordsOf(order) ?? '')],
    );
    return orders.length;
  }, foldedAtOnce);
  return unfolded + folded;
};

/** Recalls that are still to be followed, in the transaction `trx`. */
export const knexOrderRecalls = (trx: Knex.Transaction): OrderRecalls => ({
  isNoted: async (orderId) => (await trx('order_recalls').where({ order_id: orderId }).first('order_id')) !== undefined,
  remove: async (recall) => {
    await trx('order_recalls').where(toColumns(recall)).delete();
  },
});
