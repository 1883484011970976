import type { MemberId } from '@paltu/kernel';
import { readPage, type PageWanted } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Order, OrderId, ParcelId } from '../domain/order.ts';
import type { OrderQueries, ParcelPage, SellersParcel } from '../use-cases/ports.ts';
import { orderColumns, toOrder } from './order-row.ts';

type Keyed = Readonly<Record<'id' | 'order_id', string>>;

const groupedBy = (rows: readonly object[]): ReadonlyMap<string, readonly object[]> => Map.groupBy(rows, (row) => (row as Keyed).order_id);

const readersOf = (database: Knex, cap: number) => {
  const orders = () => database('orders').select(...orderColumns);
  /** The orders of these rows, with all their parcels. */
  const whole = async (rows: readonly object[]): Promise<readonly Order[]> => {
    const ids = rows.map((row) => (row as Keyed).id);
    const parcels = ids.length === 0 ? [] : ((await database('parcels').whereIn('order_id', ids).orderBy('store_id')) as object[]);
    const byOrder = groupedBy(parcels);
    return rows.map((row) => toOrder(row, byOrder.get((row as Keyed).id) ?? []));
  };
  const findBy = async (query: Knex.QueryBuilder) => (await whole((await query) as object[]))[0];
  /** These parcels, each with its order. */
  const inOrders = async (keys: readonly Keyed[]): Promise<readonly SellersParcel[]> => {
    const found = await whole((await orders().whereIn('id', [...new Set(keys.map((key) => key.order_id))])) as object[]);
    const byId = new Map<string, Order>(found.map((one) => [one.id, one]));
    return keys.flatMap(({ id, order_id: orderId }): SellersParcel[] => {
      const order = byId.get(orderId);
      return order === undefined ? [] : [{ order, parcelId: id as ParcelId }];
    });
  };
  const parcelPage = async (query: Knex.QueryBuilder, order: string, page: PageWanted): Promise<ParcelPage> => {
    const { rows, counted } = await readPage(query.select('id', 'order_id'), order, page, cap);
    return { parcels: await inOrders(rows as readonly Keyed[]), counted };
  };
  return { orders, whole, findBy, inOrders, parcelPage };
};

/** @param cap totals are counted no further than one over it. */
export const knexOrderQueries = (database: Knex, cap = totalCap): OrderQueries => {
  const { orders, whole, findBy, inOrders, parcelPage } = readersOf(database, cap);
  return {
    find: (id) => findBy(orders().where({ id })),
    findOfParcel: (id) => findBy(orders().where('id', database('parcels').where({ id }).select('order_id'))),
    listOfBuyer: async (buyerId, page) => {
      const { rows, counted } = await readPage(orders().where({ buyer_id: buyerId }), 'placed_at desc, id desc', page, cap);
      return { orders: await whole(rows), counted };
    },
    listOfSeller: (sellerId, status, page) =>
      parcelPage(
        database('parcels').where({ seller_id: sellerId, ...(status === undefined ? {} : { status }) }),
        'placed_at desc, id desc',
        page,
      ),
    listDisputes: (page) => parcelPage(database('parcels').whereRaw('waits_for_admin'), 'status_at, id', page),
    listDue: async (now, limit) => {
      const due: Keyed[] = await database('parcels')
        .select('id', 'order_id')
        .where('next_due_at', '<=', now)
        .orderBy('next_due_at')
        .limit(limit);
      return due.map(({ id, order_id: orderId }) => ({ orderId: orderId as OrderId, parcelId: id as ParcelId }));
    },
    listAllOrdered: async (buyerId) => whole((await orders().where({ buyer_id: buyerId }).orderBy('placed_at').orderBy('id')) as object[]),
    listAllSold: async (sellerId) =>
      inOrders(
        (await database('parcels').where({ seller_id: sellerId }).orderBy('placed_at').orderBy('id').select('id', 'order_id')) as Keyed[],
      ),
    countRefusals: async (buyerIds, since) => {
      const rows = (await database('parcels')
        .whereIn('buyer_id', [...buyerIds])
        .where('status_at', '>=', since)
        .whereRaw("status = 'refused' and coalesce(contest ->> 'status', 'dismissed') = 'dismissed'")
        .groupBy('buyer_id')
        .select('buyer_id')
        .count({ counted: '*' })) as { buyer_id: MemberId; counted: number }[];
      return new Map(rows.map((row) => [row.buyer_id, Number(row.counted)]));
    },
  };
};
