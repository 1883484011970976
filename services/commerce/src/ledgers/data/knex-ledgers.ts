import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { emptyLedger, type LedgerHead } from '../domain/ledger-row.ts';
import type { LedgerRepository } from '../use-cases/ports.ts';

/** Ledgers in the transaction `trx`. */
export const knexLedgers = (trx: Knex.Transaction): LedgerRepository => ({
  get: async (storeId) => {
    // Two that book first for a store: the second one waits here.
    await trx('ledgers')
      .insert(toColumns(emptyLedger(storeId)))
      .onConflict('store_id')
      .ignore();
    const row = (await trx('ledgers').where({ store_id: storeId }).forUpdate().first()) as object;
    return fromColumns<LedgerHead>(row);
  },
  append: async (head, rows) => {
    await trx('ledger_rows').insert(rows.map((row) => toColumns(row)));
    await trx('ledgers').where({ store_id: head.storeId }).update(toColumns(head));
  },
});
