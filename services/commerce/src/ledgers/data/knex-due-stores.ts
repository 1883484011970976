import { fromColumns, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { StoreId } from '../domain/ledger-row.ts';
import type { DueQueries, StoreAccountQueries } from '../use-cases/ports.ts';

interface DueRow {
  readonly storeId: StoreId;
  readonly storeName: string;
  readonly available: number;
}

const due = `(select ledgers.store_id, stores.name as store_name, store - coalesce((select sum(amount) from ledger_rows
      where ledger_rows.store_id = ledgers.store_id and account = 'store' and available_at > ?), 0)::bigint as available
    from ledgers join stores on stores.id = ledgers.store_id where store > 0) as due`;

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
