import type { MemberId } from '@paltu/kernel';
import { fromColumns, readPage, sqlRows, type PageWanted } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { saleOf, type BookedSale, type DayOfSales, type Sale } from './sale.ts';

/** A sale is booked when its parcel is delivered. */
const byDay = `select to_char(booked_at at time zone 'Asia/Karachi', 'YYYY-MM-DD') as day, count(distinct parcel_id)::integer as parcels,
    sum(amount)::bigint as amount
  from ledger_rows where store_id = ? and account = 'store' and kind = 'sale' and booked_at >= ? group by day`;

const sumOf = (condition: string): string => `coalesce(sum(amount) filter (where ${condition}), 0)::bigint`;

const ofParcels = `select parcels.id as parcel_id, order_id, orders.number as order_number, delivered_at,
    nullif(settles_at, 'infinity') as available_at, booked.*
  from parcels join orders on orders.id = order_id cross join lateral (
    select ${sumOf(`account = 'store' and kind = 'sale'`)} as sale, -${sumOf(`account = 'store' and kind in ('commission', 'commission-return')`)} as commission,
      ${sumOf(`account = 'store' and kind in ('promo', 'promo-return')`)} as promo, ${sumOf(`account = 'store'`)} as store,
      ${sumOf(`account = 'held'`)} as held, ${sumOf(`account = 'courier'`)} as courier
    from ledger_rows where ledger_rows.parcel_id = parcels.id) as booked
  where parcels.id = any(?::uuid[]) order by delivered_at desc, parcels.id desc`;

/** Sales of stores, as their ledgers have them. @param cap totals are counted no further than one over it */
export const knexSaleQueries = (database: Knex, cap = totalCap) => ({
  /** Days in Pakistan since then on which something was sold, in no certain order. */
  listDays: async (storeId: string, since: Date): Promise<readonly DayOfSales[]> =>
    (await sqlRows<object>(database, byDay, [storeId, since])).map((row) => fromColumns<DayOfSales>(row)),
  /** What was delivered last comes first. */
  listSales: async (sellerId: MemberId, page: PageWanted): Promise<{ readonly sales: readonly Sale[]; readonly counted: number }> => {
    const delivered = database('parcels').where({ seller_id: sellerId }).whereNotNull('delivered_at').select('id');
    const { rows, counted } = await readPage(delivered, 'delivered_at desc, id desc', page, cap);
    const ids = rows.map((row) => (row as { readonly id: string }).id);
    const booked = ids.length === 0 ? [] : await sqlRows<object>(database, ofParcels, [ids]);
    return { sales: booked.map((row) => saleOf(fromColumns<BookedSale>(row))), counted };
  },
});
export type SaleQueries = ReturnType<typeof knexSaleQueries>;
