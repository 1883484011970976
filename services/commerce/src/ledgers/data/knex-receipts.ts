import { fromColumns, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { FoundReceipt, ReceiptQueries, Receipts } from '../use-cases/ports.ts';

const issue = `with counted as (update ledgers set receipts = receipts + 1 where store_id = ? returning store_id, receipts)
  insert into receipts (store_id, number, parcel_id, issued_at) select store_id, receipts, ?::uuid, ?::timestamptz from counted`;

/** Receipts in the transaction `trx`, which has locked the ledger of the store. */
export const knexReceipts = (trx: Knex.Transaction): Receipts => ({
  issue: async (storeId, parcelId, at) => {
    await sqlRows(trx, issue, [storeId, parcelId, at]);
  },
});

const ofParcel = `select receipts.number, issued_at, buyer_id, seller_id, stores.id as store_id, stores.name, stores.address, stores.city_id
  from receipts join parcels on parcels.id = parcel_id join stores on stores.id = receipts.store_id where parcel_id = ?`;

export const knexReceiptQueries = (database: Knex): ReceiptQueries => ({
  find: async (parcelId) => {
    const [row] = await sqlRows<object>(database, ofParcel, [parcelId]);
    return row && fromColumns<FoundReceipt>(row);
  },
});
