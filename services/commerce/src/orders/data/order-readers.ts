import { readPage, type PageWanted } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Order, ParcelId } from '../domain/order.ts';
import type { ParcelPage, SellersParcel } from '../use-cases/ports.ts';
import { orderColumns, toOrder } from './order-row.ts';

export type Keyed = Readonly<Record<'id' | 'order_id', string>>;

const groupedBy = (rows: readonly object[]): ReadonlyMap<string, readonly object[]> => Map.groupBy(rows, (row) => (row as Keyed).order_id);

/** How orders are read with all their parcels. @param cap totals are counted no further than one over it. */
export const readersOf = (database: Knex, cap: number) => {
  const orders = () => database('orders').select(...orderColumns(database));
  /** The orders of these rows, with all their parcels. */
  const withParcels = async (rows: readonly object[]): Promise<readonly Order[]> => {
    const ids = rows.map((row) => (row as Keyed).id);
    const parcels =
      ids.length === 0 ? [] : ((await database('parcels').whereRaw('order_id = any(?::uuid[])', [ids]).orderBy('store_id')) as object[]);
    const byOrder = groupedBy(parcels);
    return rows.map((row) => toOrder(row, byOrder.get((row as Keyed).id) ?? []));
  };
  const findBy = async (query: Knex.QueryBuilder) => (await withParcels((await query) as object[]))[0];
  /** These parcels, each with its order. */
  const inOrders = async (keys: readonly Keyed[]): Promise<readonly SellersParcel[]> => {
    const ids = [...new Set(keys.map((key) => key.order_id))];
    const found = await withParcels((await orders().whereRaw('id = any(?::uuid[])', [ids])) as object[]);
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
  return { orders, withParcels, findBy, inOrders, parcelPage };
};
