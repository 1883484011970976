import { readPage, type PageRead } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { ListingId } from '../domain/listing.ts';
import type { ListingPage, ListingQueries } from '../use-cases/ports.ts';
import { ownListingOrders } from './listing-orders.ts';
import { rowWithInterest, toListing } from './listing-row.ts';
import { searchPatterns } from './search-patterns.ts';

const toPage = ({ rows, counted }: PageRead): ListingPage => ({ listings: rows.map(toListing), counted });

const listingsIn = (database: Knex): Knex.QueryBuilder => database('listings').select(database.raw(rowWithInterest));

/** @param cap totals are counted no further than one over it. */
export const knexListingQueries = (database: Knex, cap = totalCap): ListingQueries => ({
  listOwn: async (ownerId, { approvalStatus, status, species, search }, order, page) => {
    const own = listingsIn(database).where({ owner_id: ownerId }).whereNull('deleted_at');
    if (approvalStatus !== undefined) own.where({ approval_status: approvalStatus });
    if (status !== undefined) own.where({ status });
    if (species !== undefined) own.where({ species });
    for (const patterns of search === undefined ? [] : searchPatterns(search).flatMap(({ checked }) => checked))
      own.whereRaw('search_text like any(?::text[])', [[...patterns]]);
    return toPage(await readPage(own, ownListingOrders[order], page, cap));
  },

  listAllOwn: async (ownerId) => {
    const rows: object[] = await listingsIn(database).where({ owner_id: ownerId, deleted_at: null }).orderBy('created_at').orderBy('id');
    return rows.map(toListing);
  },

  find: async (id) => {
    const row = (await listingsIn(database).where({ id }).whereNull('deleted_at').first()) as object | undefined;
    return row && toListing(row);
  },

  listRejectedWithPictures: async (until, limit) => {
    const rows: { id: ListingId }[] = await database('listings')
      .select('id')
      .whereRaw("approval_status = 'rejected' and deleted_at is null and pictures <> '[]'::jsonb")
      .where('updated_at', '<=', until)
      .orderBy('updated_at')
      .limit(limit);
    return rows.map(({ id }) => id);
  },
});
