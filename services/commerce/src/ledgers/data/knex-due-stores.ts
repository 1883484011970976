import { fromColumns, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { StoreId } from '../domain/ledger-row.ts';
import type { DueQueries, StoreAccountQueries } from '../use-cases/ports.ts';
import { pendingSql } from './pending-sql.ts';

interface DueRow {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly available: number;
}

const due = `(select ledgers.store_id, stores.name as store_name, least(store - of_store, store + paltu - of_held) as available
    from ledgers join stores on stores.id = ledgers.store_id cross join lateral (${pendingSql}) as pending where store > 0) as due`;

/** @param cap totals are counted no further than one over it. */
export const knexDueStores = (database: Knex, accounts: StoreAccountQueries, cap = totalCap): DueQueries => ({
  listDue: async (now, page) => {
    const stores = database.from(database.raw(due, [now])).where('available', '>', 0);
    const { rows, counted } = await readPage(stores, 'available desc, store_id', page, cap);
    const found = rows.map((row) => fromColumns<DueRow>(row));
    const known = await accounts.readMany(found.map(({ storeId }) => storeId));
    return { stores: found.map((store) => ({ ...store, account: known(store.storeId) })), counted };
  },
});
