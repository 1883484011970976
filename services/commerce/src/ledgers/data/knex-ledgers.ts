import { fromColumns, sqlRows, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { noClaims, type Claims } from '../domain/balance.ts';
import { emptyLedger, type LedgerHead, type StoreId } from '../domain/ledger-row.ts';
import type { LedgerRepository } from '../use-cases/ports.ts';

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
export const headColumns = Object.keys(toColumns(emptyLedger('' as StoreId)));

const claims = `select claims.* from ledgers cross join lateral (${claimsSql}) as claims where store_id = ?`;

/** Ledgers in the transaction `trx`. */
export const knexLedgers = (trx: Knex.Transaction): LedgerRepository => ({
  get: async (storeId) => {
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
  readClaims: async (storeId, now) => {
    const [row] = await sqlRows<object>(trx, claims, [now, storeId]);
    return row === undefined ? noClaims : fromColumns<Claims>(row);
  },
  append: async (head, rows) => {
    await trx('ledger_rows').insert(rows.map((row) => toColumns(row)));
    await trx('ledgers').where({ store_id: head.storeId }).update(toColumns(head));
  },
});

/** Counts the events of a ledger that is locked, from 1. */
export const knexLedgerSequence =
  (trx: Knex.Transaction) =>
  async (storeId: StoreId): Promise<number> => {
    const [row] = (await trx('ledgers').where({ store_id: storeId }).increment('sequence', 1).returning('sequence')) as [
      { readonly sequence: number },
    ];
    return row.sequence;
  };
