import { orRefuse, type ListingId } from '@paltu/kernel';
import { insertRow, updateRow } from '@paltu/persistence';
import type { Knex } from 'knex';
import { petNotFound } from '../domain/listing-errors.ts';
import type { Listing } from '../domain/listing.ts';
import type { ListingRepository } from '../use-cases/ports.ts';
import { toListing, toRow } from './listing-row.ts';

// Written as in its index.
const isPending = "approval_status = 'pending' and deleted_at is null";

/** Listings in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexListingRepository = (trx: Knex.Transaction): ListingRepository => {
  const find = async (id: ListingId): Promise<Listing | undefined> => {
    const row = (await trx('listings').where({ id }).forUpdate().first()) as object | undefined;
    return row && toListing(row);
  };
  return {
    find,
    get: async (id) => orRefuse(await find(id), petNotFound),
    listOfOwner: async (ownerId) => {
      const rows: object[] = await trx('listings').where({ owner_id: ownerId, deleted_at: null }).orderBy('id').forUpdate();
      return rows.map(toListing);
    },
    countPending: async (ownerId) => {
      const row = await trx('listings').where({ owner_id: ownerId }).whereRaw(isPending).count({ pending: '*' }).first();
      return Number(row?.['pending'] ?? 0);
    },
    add: (listing) => insertRow(trx, 'listings', toRow(listing)),
    save: (listing) => updateRow(trx, 'listings', listing.id, toRow(listing)),
  };
};
