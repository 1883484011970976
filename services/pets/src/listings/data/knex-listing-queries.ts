import { countUpTo } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { ListingId, OwnerId } from '../domain/listing.ts';
import type { ListingFilter, ListingOrder, ListingPage, ListingQueries, ListingView, PageWanted } from '../use-cases/ports.ts';
import { toListing, type ListingRow } from './listing-row.ts';

interface ViewRow extends ListingRow {
  readonly owner_first_name: string | null;
  readonly owner_last_name: string | null;
  readonly owner_verified: boolean | null;
}

// Until an owner's own event has arrived, the listing shows no name rather than not at all.
const toView = (row: ViewRow): ListingView => ({
  listing: toListing(row),
  owner: {
    id: row.owner_id as OwnerId,
    firstName: row.owner_first_name ?? '',
    lastName: row.owner_last_name ?? '',
    verified: row.owner_verified ?? false,
  },
});

const ownerColumns = { owner_first_name: 'owners.first_name', owner_last_name: 'owners.last_name', owner_verified: 'owners.verified' };

// Every sort ends with the id, so that pages never overlap.
const orders: Record<ListingOrder, string> = {
  newest: 'listings.created_at desc, listings.id desc',
  oldest: 'listings.created_at, listings.id',
  'price-low': 'listings.price, listings.id',
  'price-high': 'listings.price desc, listings.id desc',
  name: 'listings.name collate "und-x-icu", listings.id',
};

// Written out, not bound: only so does the planner see that the partial indexes fit.
const isPublished = "listings.approval_status = 'approved' and listings.deleted_at is null";

const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const equals = (filter: ListingFilter) => ({
  'listings.species': filter.species,
  'listings.gender': filter.gender,
  'listings.size': filter.size,
  'listings.city_id': filter.cityId,
  'listings.adoption_type': filter.adoptionType,
  'listings.vaccinated': filter.vaccinated,
  'listings.urgent': filter.urgent,
});

const narrow = (query: Knex.QueryBuilder, filter: ListingFilter): Knex.QueryBuilder => {
  for (const [column, value] of Object.entries(equals(filter))) if (value !== undefined) query.where(column, value);
  if (filter.breed !== undefined) query.whereILike('listings.breed', partOf(filter.breed));
  if (filter.minPrice !== undefined) query.where('listings.price', '>=', filter.minPrice);
  if (filter.maxPrice !== undefined) query.where('listings.price', '<=', filter.maxPrice);
  if (filter.excludeId !== undefined) query.whereNot('listings.id', filter.excludeId);
  return query;
};

const withOwner = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.clone().leftJoin('owners', 'owners.id', 'listings.owner_id').select('listings.*', ownerColumns);

const readPage = async (query: Knex.QueryBuilder, order: ListingOrder, { page, limit }: PageWanted, cap: number): Promise<ListingPage> => {
  const [rows, counted] = await Promise.all([
    withOwner(query)
      .orderByRaw(orders[order])
      .limit(limit)
      .offset((page - 1) * limit) as Promise<ViewRow[]>,
    countUpTo(query, cap),
  ]);
  return { views: rows.map(toView), counted: counted.total + (counted.totalIsCapped ? 1 : 0) };
};

/** @param totalCap totals are counted no further than one over it. */
export const knexListingQueries = (database: Knex, totalCap: number): ListingQueries => ({
  listPublished: (filter, order, page) => readPage(narrow(database('listings').whereRaw(isPublished), filter), order, page, totalCap),

  listOwn: (ownerId, filter, page) => {
    const own = database('listings').where('listings.owner_id', ownerId).whereRaw('listings.deleted_at is null');
    if (filter.approvalStatus !== undefined) own.where('listings.approval_status', filter.approvalStatus);
    if (filter.status !== undefined) own.where('listings.status', filter.status);
    return readPage(own, 'newest', page, totalCap);
  },

  findView: async (id) => {
    const row = (await withOwner(database('listings').where('listings.id', id).whereRaw('listings.deleted_at is null')).first()) as
      ViewRow | undefined;
    return row === undefined ? undefined : toView(row);
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
