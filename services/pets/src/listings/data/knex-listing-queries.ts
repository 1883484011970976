import { dueInTurn, fromColumns, readPage, type PageRead } from '@paltu/persistence';
import { findInTable } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import {
  noInterest,
  type ListingPage,
  type ListingQueries,
  type RejectedListing,
  type ShownInterest,
  type ShownListing,
} from '../use-cases/ports.ts';
import { ownListingOrders } from './listing-orders.ts';
import { toListing } from './listing-row.ts';

interface Shown {
  /** Null when nobody was interested. */
  readonly interest: ShownInterest | null;
}

const withInterest = `listings.*,
  (select json_build_object('likes', likes, 'views', views) from interests where interests.id = listings.id) as interest`;

const toShown = ({ interest, ...row }: Shown): ShownListing => ({ listing: toListing(row), interest: interest ?? noInterest });

const toPage = ({ rows, counted }: PageRead): ListingPage => ({ listings: (rows as Shown[]).map(toShown), counted });

const listingsIn = (database: Knex): Knex.QueryBuilder => database('listings').select(database.raw(withInterest));

/** @param cap totals are counted no further than one over it. */
export const knexListingQueries = (database: Knex, cap = totalCap): ListingQueries => ({
  listOwn: async (ownerId, { approvalStatus, status, species, search }, order, page) => {
    const own = listingsIn(database).where({ owner_id: ownerId }).whereNull('deleted_at');
    if (approvalStatus !== undefined) own.where({ approval_status: approvalStatus });
    if (status !== undefined) own.where({ status });
    if (species !== undefined) own.where({ species });
    const read = (query: Knex.QueryBuilder) => readPage(query, ownListingOrders[order], page, cap);
    return toPage(await (search === undefined ? read(own) : findInTable(own, search, read)));
  },

  listAllOwn: async (ownerId) => {
    const rows: Shown[] = await listingsIn(database).where({ owner_id: ownerId, deleted_at: null }).orderBy('created_at').orderBy('id');
    return rows.map(toShown);
  },

  find: async (id) => {
    const row = (await listingsIn(database).where({ id }).whereNull('deleted_at').first()) as Shown | undefined;
    return row && toShown(row);
  },

  interestIn: async (id) => (await database('interests').where({ id }).first<ShownInterest | undefined>('likes', 'views')) ?? noInterest,

  listRejectedWithPictures: async (until, after, limit) => {
    const rejected = database('listings')
      .whereRaw("approval_status = 'rejected' and deleted_at is null and pictures <> '[]'::jsonb")
      .where('updated_at', '<=', until);
    const rows = dueInTurn(rejected, ['updated_at', 'id'], after && [after.updatedAt, after.id], limit);
    return ((await rows.select('id', 'updated_at')) as object[]).map((row) => fromColumns<RejectedListing>(row));
  },
});
