import type { Knex } from 'knex';
import { petNotFound } from '../domain/listing-errors.ts';
import type { Listing, ListingId } from '../domain/listing.ts';
import type { ListingRepository } from '../use-cases/ports.ts';
import { toListing, toRow, type ListingRow } from './listing-row.ts';

/** Listings in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexListingRepository = (trx: Knex.Transaction): ListingRepository => {
  const find = async (id: ListingId): Promise<Listing | undefined> => {
    const row = await trx<ListingRow>('listings').where({ id }).forUpdate().first();
    return row === undefined ? undefined : toListing(row as ListingRow);
  };
  return {
    find,
    get: async (id) => {
      const listing = await find(id);
      if (listing === undefined) throw petNotFound();
      return listing;
    },
    add: async (listing) => {
      await trx('listings').insert(toRow(listing));
    },
    save: async (listing) => {
      const { id, ...columns } = toRow(listing);
      await trx('listings').where({ id }).update(columns);
    },
  };
};
