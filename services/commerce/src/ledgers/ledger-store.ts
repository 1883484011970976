import { createHash } from 'node:crypto';
import type { MemberId } from '@paltu/kernel';
import { fromColumns, readPage, rowBatches, sqlRows, toColumns, type PageWanted, type Transaction } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { emptyLedger, noClaims, type Claims, type Digest, type LedgerHead, type LedgerRow, type StoreId } from './ledger.ts';

/** SHA-256 in hexadecimal, of UTF-8. */
export const sha256: Digest = (text) => createHash('sha256').update(text).digest('hex');

/**
 * SQL: the claims to the ledger beside it; its one parameter is the instant. Each parcel counts by itself: one whose return costs the store
 * something sets nothing free of another.
 */
export const claimsSql = `select open.*, debts.debts, due.due from (
    select coalesce(sum(greatest(booked.of_store, 0)), 0)::bigint as pending, coalesce(sum(greatest(booked.of_held, 0)), 0)::bigint as pending_held
    from parcels cross join lateral (
      select sum(amount) filter (where account = 'store') as of_store, sum(amount) as of_held
      from ledger_rows where ledger_rows.parcel_id = parcels.id and account in ('store', 'paltu')) as booked
    where parcels.store_id = ledgers.store_id and settles_at >= ?) as open
  cross join lateral (select coalesce(sum(amount), 0)::bigint as debts from refunds
    where refunds.store_id = ledgers.store_id and is_owed) as debts
  cross join lateral (select coalesce(sum(amount), 0)::bigint as due from refunds
    where refunds.store_id = ledgers.store_id and status = 'due' and owed_by = 'paltu') as due`;

/** The columns of a head; the table has others. */
const headColumns = Object.keys(toColumns(emptyLedger('' as StoreId)));

const claims = `select claims.* from ledgers cross join lateral (${claimsSql}) as claims where store_id = ?`;

/** Ledgers of stores in the transaction `trx`; the one whose head was read stays locked until it ends. */
export const knexLedgers = (trx: Transaction) => ({
  get: async (storeId: StoreId): Promise<LedgerHead> => {
    // The second of two first bookings for a store waits here.
    await trx('ledgers')
      .insert(toColumns(emptyLedger(storeId)))
      .onConflict('store_id')
      .ignore();
    const row = (await trx('ledgers')
      .where({ store_id: storeId })
      .forUpdate()
      .first(...headColumns)) as object;
    return fromColumns<LedgerHead>(row);
  },
  readClaims: async (storeId: StoreId, now: Date): Promise<Claims> => {
    const [row] = await sqlRows<object>(trx, claims, [now, storeId]);
    return row === undefined ? noClaims : fromColumns<Claims>(row);
  },
  /** Adds rows behind those that are there; `head` is where it ends with them. */
  append: async (head: LedgerHead, rows: readonly LedgerRow[]): Promise<void> => {
    await trx('ledger_rows').insert(rows.map((row) => toColumns(row)));
    await trx('ledgers').where({ store_id: head.storeId }).update(toColumns(head));
  },
});
export type Ledgers = ReturnType<typeof knexLedgers>;

/** Counts the events of a ledger that is locked, from 1. */
export const knexLedgerSequence =
  (trx: Transaction) =>
  async (storeId: StoreId): Promise<number> => {
    const [row] = (await trx('ledgers').where({ store_id: storeId }).increment('sequence', 1).returning('sequence')) as [
      { readonly sequence: number },
    ];
    return row.sequence;
  };

/** The last row of a ledger on a day that is over. */
interface EndedDay {
  readonly storeId: StoreId;
  readonly rows: number;
  readonly hash: string;
  /** Of the last row. */
  readonly bookedAt: Date;
}

// The last row of each ledger before that instant, when it is not sealed yet. The first unsealed row is looked up by its key; a join would read
// all rows.
const ended = `with due as (
    select store_id, sealed_rows from ledgers where rows > sealed_rows
      and (select booked_at from ledger_rows next where next.store_id = ledgers.store_id and next.number = sealed_rows + 1) < ?
    order by store_id limit ? for update skip locked)
  select due.store_id, last.number as rows, last.hash, last.booked_at from due cross join lateral (
    select number, hash, booked_at from ledger_rows where ledger_rows.store_id = due.store_id and booked_at < ?
    order by number desc limit 1) last`;

/** Seals of ledgers in the transaction `trx`; what is taken stays locked until it ends. */
export const knexLedgerSeals = (trx: Transaction) => ({
  /** Marks ledgers as sealed that have unsealed rows from before this instant, and gives their last rows; skips locked ledgers. */
  takeEnded: async (before: Date, limit: number): Promise<readonly EndedDay[]> => {
    const days = (await sqlRows<object>(trx, ended, [before, limit, before])).map((row) => fromColumns<EndedDay>(row));
    for (const { storeId, rows } of days) await trx('ledgers').where({ store_id: storeId }).update({ sealed_rows: rows });
    return days;
  },
});

// One statement, so that the claims and the head belong to the same state.
const state = `select ${headColumns.map((column) => `ledgers.${column}`).join()}, claims.*
  from ledgers cross join lateral (${claimsSql}) as claims where store_id = ?`;

/** Ledgers as their stores read them, without locks. @param cap totals are counted no further than one over it */
export const knexLedgerQueries = (database: Knex, cap = totalCap) => ({
  readState: async (storeId: StoreId, now: Date): Promise<{ readonly head: LedgerHead; readonly claims: Claims }> => {
    const [row] = await sqlRows<object>(database, state, [now, storeId]);
    if (row === undefined) return { head: emptyLedger(storeId), claims: noClaims };
    const { pending, pendingHeld, debts, due, ...head } = fromColumns<LedgerHead & Claims>(row);
    return { head, claims: { pending, pendingHeld, debts, due } };
  },
  /** The newest first; `counted` is of the whole ledger. */
  listRows: async (storeId: StoreId, page: PageWanted) => {
    const { rows, counted } = await readPage(database('ledger_rows').where({ store_id: storeId }), 'number desc', page, cap);
    return { rows: rows.map((row) => fromColumns<LedgerRow>(row)), counted };
  },
});
export type LedgerQueries = ReturnType<typeof knexLedgerQueries>;

const issue = `with counted as (update ledgers set receipts = receipts + 1 where store_id = ? returning store_id, receipts)
  insert into receipts (store_id, number, parcel_id, issued_at) select store_id, receipts, ?::uuid, ?::timestamptz from counted`;

/** Receipts of what was delivered, numbered for each store without a gap, in the transaction `trx`, which has locked the ledger of the store. */
export const knexReceipts = (trx: Transaction) => ({
  issue: async (storeId: StoreId, parcelId: string, at: Date): Promise<void> => {
    await sqlRows(trx, issue, [storeId, parcelId, at]);
  },
});
export type Receipts = ReturnType<typeof knexReceipts>;

interface FoundReceipt {
  readonly number: number;
  readonly issuedAt: Date;
  readonly buyerId: MemberId;
  readonly sellerId: MemberId;
  readonly storeId: StoreId;
  readonly name: string;
  readonly address: string;
  readonly cityId: string;
}

const ofParcel = `select receipts.number, issued_at, buyer_id, seller_id, stores.id as store_id, stores.name, stores.address, stores.city_id
  from receipts join parcels on parcels.id = parcel_id join stores on stores.id = receipts.store_id where parcel_id = ?`;

/** The receipt of a parcel; undefined before it is delivered. */
export const knexFindReceipt =
  (database: Knex) =>
  async (parcelId: string): Promise<FoundReceipt | undefined> => {
    const [row] = await sqlRows<object>(database, ofParcel, [parcelId]);
    return row && fromColumns<FoundReceipt>(row);
  };
export type FindReceipt = ReturnType<typeof knexFindReceipt>;

/** `end` is exclusive. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

export interface StatementRow extends LedgerRow {
  /** Null for what is of no order. */
  readonly orderNumber: string | null;
}

/** What a store earned by an order in a period: the sums of the rows of its account `store`, by kind. */
export interface OrderStatement {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amounts: Readonly<Record<string, number>>;
}

const ofStore = `select ledger_rows.*, orders.number as order_number
  from ledger_rows left join orders on orders.id = ledger_rows.order_id
  where store_id = ? and booked_at >= ? and booked_at < ? and ledger_rows.number > ?
  order by ledger_rows.number limit ?`;

const ofOrders = `with sums as (
    select store_id, order_id, kind, sum(amount)::bigint as amount from ledger_rows
    where account = 'store' and booked_at >= ? and booked_at < ? and order_id is not null and (store_id, order_id) > (?, ?)
    group by store_id, order_id, kind),
  of_orders as (
    select store_id, order_id, json_object_agg(kind, amount) as amounts from sums group by store_id, order_id
    order by store_id, order_id limit ?)
  select of_orders.*, stores.name as store_name, orders.number as order_number
  from of_orders join stores on stores.id = store_id join orders on orders.id = order_id order by store_id, order_id`;

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Statements, read batch by batch: a month may have many rows. */
export const knexStatements = (database: Knex) => ({
  /** All rows of a store, in their order. */
  rowsOfStore: (storeId: StoreId, { start, end }: Period) =>
    rowBatches<StatementRow>(async (last, limit) =>
      (await sqlRows<object>(database, ofStore, [storeId, start, end, last?.number ?? 0, limit])).map((row) =>
        fromColumns<StatementRow>(row),
      ),
    ),
  /** Of all stores, one after the other. */
  ordersOfStores: ({ start, end }: Period) =>
    rowBatches<OrderStatement>(async (last, limit) => {
      const after = [last?.storeId ?? beforeAll, last?.orderId ?? beforeAll];
      return (await sqlRows<object>(database, ofOrders, [start, end, ...after, limit])).map((row) => fromColumns<OrderStatement>(row));
    }),
});
export type Statements = ReturnType<typeof knexStatements>;
