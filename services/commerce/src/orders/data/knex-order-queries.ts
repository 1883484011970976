import type { MemberId } from '@paltu/kernel';
import { readPage } from '@paltu/persistence';
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
  const parcelPage = async (query: Knex.QueryBuilder, order: string, page: Parameters<typeof readPage>[2]): Promise<ParcelPage> => {
    const { rows, counted } = await readPage(query.select('id', 'order_id'), order, page, cap);
    const keys = rows as readonly Keyed[];
    const found = await whole((await orders().whereIn('id', [...new Set(keys.map((key) => key.order_id))])) as object[]);
    const byId = new Map<string, Order>(found.map((one) => [one.id, one]));
    const parcels = keys.flatMap(({ id, order_id }): SellersParcel[] => {
      const one = byId.get(order_id);
      return one === undefined ? [] : [{ order: one, parcelId: id as ParcelId }];
    });
    return { parcels, counted };
  };
  return { orders, whole, findBy, parcelPage };
};

/** @param cap totals are counted no further than one over it. */
export const knexOrderQueries = (database: Knex, cap = totalCap): OrderQueries => {
  const { orders, whole, findBy, parcelPage } = readersOf(database, cap);
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
    listAllOf: async (memberId) => {
      const sold = database('parcels').where({ seller_id: memberId }).select('order_id as id');
      const ids = database('orders').where({ buyer_id: memberId }).select('id').union(sold);
      return whole((await orders().whereIn('id', ids).orderBy('placed_at').orderBy('id')) as object[]);
    },
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
