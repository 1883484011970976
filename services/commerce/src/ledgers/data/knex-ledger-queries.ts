import { fromColumns, sqlRows, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { emptyLedger, type LedgerHead, type LedgerRow } from '../domain/ledger-row.ts';
import type { LedgerQueries } from '../use-cases/ports.ts';
import { headColumns } from './knex-ledgers.ts';

// One statement, so that `pending` and the head belong to the same state.
const state = `select ${headColumns.map((column) => `ledgers.${column}`).join()}, (select coalesce(sum(amount), 0)::bigint from ledger_rows
    where ledger_rows.store_id = ledgers.store_id and account = 'store' and available_at > ?) as pending
  from ledgers where store_id = ?`;

/** @param cap totals are counted no further than one over it. */
export const knexLedgerQueries = (database: Knex, cap = totalCap): LedgerQueries => ({
  readState: async (storeId, now) => {
    const [row] = await sqlRows<object>(database, state, [now, storeId]);
    if (row === undefined) return { head: emptyLedger(storeId), pending: 0 };
    const { pending, ...head } = fromColumns<LedgerHead & { readonly pending: number }>(row);
    return { head, pending };
  },
  listRows: async (storeId, page) => {
    const { rows, counted } = await readPage(database('ledger_rows').where({ store_id: storeId }), 'number desc', page, cap);
    return { rows: rows.map((row) => fromColumns<LedgerRow>(row)), counted };
  },
});
