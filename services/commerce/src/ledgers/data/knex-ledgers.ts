import { fromColumns, sqlRows, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Pending } from '../domain/balance.ts';
import { emptyLedger, type LedgerHead, type StoreId } from '../domain/ledger-row.ts';
import type { LedgerRepository } from '../use-cases/ports.ts';
import { pendingSql } from './pending-sql.ts';

/** The columns of a head; the table has others. */
export const headColumns = Object.keys(toColumns(emptyLedger('' as StoreId)));

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
  readPending: async (storeId, now) => {
    const [row] = await sqlRows<object>(
      trx,
      `select pending.* from ledgers cross join lateral (${pendingSql}) as pending where store_id = ?`,
      [now, storeId],
    );
    return row === undefined ? { ofStore: 0, ofHeld: 0 } : fromColumns<Pending>(row);
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
