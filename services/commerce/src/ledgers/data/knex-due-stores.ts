import { fromColumns, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { balanceOf, type Claims } from '../domain/balance.ts';
import type { LedgerHead } from '../domain/ledger-row.ts';
import type { DueFilter, DueQueries, StoreAccountQueries } from '../use-cases/ports.ts';
import { claimsSql } from './claims-sql.ts';

type DueRow = Pick<LedgerHead, 'storeId' | 'store' | 'held' | 'settled' | 'courier' | 'paltu'> & Claims & { readonly storeName: string };

/** Which ledgers may be meant, from indexes alone, and which are. */
const chosenBy: Readonly<Record<DueFilter, readonly [candidates: string, condition: string]>> = {
  payable: ['select store_id from ledgers where store > 0', 'available > 0'],
  owing: ['select store_id from ledgers where store < 0 union select store_id from refunds where is_owed', 'store < 0 or debts > 0'],
};

const due = (candidates: string) => `(select ledgers.store_id, stores.name as store_name, store, held, settled, courier, paltu, claims.*,
      least(store - pending, store + paltu - pending_held) - debts as available
    from (${candidates}) as candidates join ledgers using (store_id) join stores on stores.id = ledgers.store_id
    cross join lateral (${claimsSql}) as claims) as due`;

const both = [chosenBy.payable, chosenBy.owing] as const;
const all = [both.map(([candidates]) => candidates).join(' union '), both.map(([, condition]) => condition).join(' or ')] as const;

/** @param cap totals are counted no further than one over it. */
export const knexDueStores = (database: Knex, accounts: StoreAccountQueries, cap = totalCap): DueQueries => ({
  listDue: async (now, { filter, ...page }) => {
    const [candidates, condition] = filter === undefined ? all : chosenBy[filter];
    const stores = database.from(database.raw(due(candidates), [now])).whereRaw(`(${condition})`);
    const { rows, counted } = await readPage(stores, 'available desc, store_id', page, cap);
    const found = rows.map((row) => fromColumns<DueRow>(row));
    const known = await accounts.readMany(found.map(({ storeId }) => storeId));
    return {
      stores: found.map((row) => ({
        ...{ storeId: row.storeId, storeName: row.storeName, owed: Math.max(0, -row.store) },
        ...{ balance: balanceOf(row, row), account: known(row.storeId) },
      })),
      counted,
    };
  },
});
