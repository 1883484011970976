import { fromColumns, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { balanceOf, type Claims } from '../domain/balance.ts';
import type { LedgerHead } from '../domain/ledger-row.ts';
import type { DueFilter, DueQueries, StoreAccountQueries } from '../use-cases/ports.ts';
import { claimsSql } from './knex-ledgers.ts';

type DueRow = Pick<LedgerHead, 'storeId' | 'store' | 'held' | 'settled' | 'courier' | 'paltu'> & Claims & { readonly storeName: string };

const columns = ['store_id', 'store', 'held', 'settled', 'courier', 'paltu'].map((name) => `ledgers.${name}`).join(', ');
const due = `select ${columns} from ledgers where store > 0`;
const owing = `select ${columns} from ledgers where store < 0`;
const withDebts = (which: string) =>
  `select ${columns} from (select distinct store_id from refunds where is_owed) as owing join ledgers using (store_id) where store ${which}`;

/** Which ledgers may be meant, each by an index and once, and which of them are. */
const chosenBy: Readonly<Record<DueFilter | 'all', readonly [candidates: readonly string[], condition: string]>> = {
  payable: [[due], 'available > 0'],
  owing: [[owing, withDebts('>= 0')], 'store < 0 or debts > 0'],
  all: [[due, owing, withDebts('= 0')], 'available > 0 or store < 0 or debts > 0'],
};

const named = (candidates: readonly string[]) => `(select ledgers.*, stores.name as store_name, claims.*,
      least(store - pending, store + paltu - pending_held) - debts as available
    from (${candidates.join(' union all ')}) as ledgers join stores on stores.id = ledgers.store_id
    cross join lateral (${claimsSql}) as claims) as due`;

/** @param cap totals are counted no further than one over it. */
export const knexDueStores = (database: Knex, accounts: StoreAccountQueries, cap = totalCap): DueQueries => ({
  listDue: async (now, { filter, ...page }) => {
    const [candidates, condition] = chosenBy[filter ?? 'all'];
    const stores = database.from(database.raw(named(candidates), [now])).whereRaw(`(${condition})`);
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
