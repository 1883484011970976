import { fromColumns, sqlRows, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { noClaims, type Claims } from '../domain/balance.ts';
import { emptyLedger, type LedgerHead, type LedgerRow } from '../domain/ledger-row.ts';
import type { LedgerQueries } from '../use-cases/ports.ts';
import { claimsSql, headColumns } from './knex-ledgers.ts';

// One statement, so that the claims and the head belong to the same state.
const state = `select ${headColumns.map((column) => `ledgers.${column}`).join()}, claims.*
  from ledgers cross join lateral (${claimsSql}) as claims where store_id = ?`;

/** @param cap totals are counted no further than one over it. */
export const knexLedgerQueries = (database: Knex, cap = totalCap): LedgerQueries => ({
  readState: async (storeId, now) => {
    const [row] = await sqlRows<object>(database, state, [now, storeId]);
    if (row === undefined) return { head: emptyLedger(storeId), claims: noClaims };
    const { pending, pendingHeld, debts, due, ...head } = fromColumns<LedgerHead & Claims>(row);
    return { head, claims: { pending, pendingHeld, debts, due } };
  },
  listRows: async (storeId, page) => {
    const { rows, counted } = await readPage(database('ledger_rows').where({ store_id: storeId }), 'number desc', page, cap);
    return { rows: rows.map((row) => fromColumns<LedgerRow>(row)), counted };
  },
});
