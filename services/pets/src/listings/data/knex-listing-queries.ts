import { columnOf, readPage, type PageRead } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { ListingId } from '../domain/listing.ts';
import type { ListingFilter, ListingOrder, ListingPage, ListingQueries, OwnListingOrder } from '../use-cases/ports.ts';
import { toListing } from './listing-row.ts';

// Every sort ends with the id, so that pages never overlap.
const orders: Record<ListingOrder, string> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  'price-low': 'price, id',
  'price-high': 'price desc, id desc',
  name: 'name collate "und-x-icu", id',
};

// Written out as the index has it: only so is it read from there.
const ownOrders: Record<OwnListingOrder, string> = {
  newest: orders.newest,
  'sent-back': `(approval_status = 'rejected') desc, ${orders.newest}`,
};

const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const narrow = (query: Knex.QueryBuilder, filter: ListingFilter): Knex.QueryBuilder => {
  const { breed, minPrice, maxPrice, excludeId, ...equal } = filter;
  for (const [field, value] of Object.entries(equal)) if (value !== undefined) query.where(columnOf(field), value);
  if (breed !== undefined) query.whereILike('breed', partOf(breed));
  if (minPrice !== undefined) query.where('price', '>=', minPrice);
  if (maxPrice !== undefined) query.where('price', '<=', maxPrice);
  if (excludeId !== undefined) query.whereNot('id', excludeId);
  return query;
};

const toPage = ({ rows, counted }: PageRead): ListingPage => ({ listings: rows.map(toListing), counted });

/** @param cap totals are counted no further than one over it. */
export const knexListingQueries = (database: Knex, cap = totalCap): ListingQueries => ({
  // Written out, not bound: only so does the planner see that the partial indexes fit.
  listPublished: async (filter, order, page) =>
    toPage(await readPage(narrow(database('listings').whereRaw('is_published'), filter), orders[order], page, cap)),

  listOwn: async (ownerId, { approvalStatus, status }, order, page) => {
    const own = database('listings').where({ owner_id: ownerId }).whereNull('deleted_at');
    if (approvalStatus !== undefined) own.where({ approval_status: approvalStatus });
    if (status !== undefined) own.where({ status });
    return toPage(await readPage(own, ownOrders[order], page, cap));
  },

  find: async (id) => {
    const row = (await database('listings').where({ id }).whereNull('deleted_at').first()) as object | undefined;
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
