import { fromColumns, sqlRows, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Pending } from '../domain/balance.ts';
import { emptyLedger, type LedgerHead, type LedgerRow } from '../domain/ledger-row.ts';
import type { LedgerQueries } from '../use-cases/ports.ts';
import { headColumns } from './knex-ledgers.ts';
import { pendingSql } from './pending-sql.ts';

// One statement, so that `pending` and the head belong to the same state.
const state = `select ${headColumns.map((column) => `ledgers.${column}`).join()}, pending.*
  from ledgers cross join lateral (${pendingSql}) as pending where store_id = ?`;

/** @param cap totals are counted no further than one over it. */
export const knexLedgerQueries = (database: Knex, cap = totalCap): LedgerQueries => ({
  readState: async (storeId, now) => {
    const [row] = await sqlRows<object>(database, state, [now, storeId]);
    if (row === undefined) return { head: emptyLedger(storeId), pending: { ofStore: 0, ofHeld: 0 } };
    const { ofStore, ofHeld, ...head } = fromColumns<LedgerHead & Pending>(row);
    return { head, pending: { ofStore, ofHeld } };
  },
  listRows: async (storeId, page) => {
    const { rows, counted } = await readPage(database('ledger_rows').where({ store_id: storeId }), 'number desc', page, cap);
    return { rows: rows.map((row) => fromColumns<LedgerRow>(row)), counted };
  },
});
