import type { MemberId } from '@paltu/kernel';
import { readPage, sqlRows, dueInTurn, fromColumns, rowBatches } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { CourierReport } from '../parcels/courier.ts';
import type { ParcelSearch } from '../parcels/parcel-search.ts';
import type { CaseHistory } from './case.ts';
import { presenceCodes } from './due-times.ts';
import { underWay } from './order-changes.ts';
import { readersOf, type Keyed } from './order-rows-store.ts';
import type { DueParcel, OrderQueries, SellersFilter, SellersMatter } from './order-scope.ts';
import type { Order, ParcelId, StoreId } from './order.ts';

/** An admin decides about them, or about a refund of them. They are few beside all parcels, so that the array of their ids is read first. */
const disputed = `select id from parcels where waits_for_admin
  union select id from parcels where status in ('placed', 'confirmed') and history @> '[{"code": "store-away"}]' and not is_hidden
    and (select entry ->> 'code' from jsonb_array_elements(history) with ordinality as step (entry, nth)
      where entry ->> 'code' in ('${presenceCodes.join("', '")}') order by nth desc limit 1) = 'store-away'
  union select parcel_id from refunds where contest ->> 'status' = 'open'`;

interface SoldRow extends Keyed {
  readonly placed_at: Date;
}

const exportsOf = (
  database: Knex,
  { orders, withParcels, inOrders }: ReturnType<typeof readersOf>,
  atOnce: number,
): Pick<OrderQueries, 'batchesOrdered' | 'batchesSold'> => ({
  batchesOrdered: (buyerId) =>
    rowBatches<Order>(async (last, limit) => {
      const after = last && ([last.placedAt, last.id] as const);
      return withParcels((await dueInTurn(orders().where({ buyer_id: buyerId }), ['placed_at', 'id'], after, limit)) as object[]);
    }, atOnce),
  batchesSold: async function* (sellerId) {
    const sold = () => database('parcels').where({ seller_id: sellerId }).whereRaw('not is_hidden').select('id', 'order_id', 'placed_at');
    const batches = rowBatches<SoldRow>(
      async (last, limit) => (await dueInTurn(sold(), ['placed_at', 'id'], last && [last.placed_at, last.id], limit)) as SoldRow[],
      atOnce,
    );
    for await (const rows of batches) yield await inOrders(rows);
  },
});

const countRefusals =
  (database: Knex): OrderQueries['countRefusals'] =>
  async (buyerIds, since) => {
    const rows = (await database('parcels')
      .whereRaw('buyer_id = any(?::uuid[])', [[...buyerIds]])
      .where('status_at', '>=', since)
      .whereRaw(
        `status = 'refused' and coalesce(contest ->> 'status', 'dismissed') = 'dismissed' and not history @> '[{"code": "recalled"}]'`,
      )
      .groupBy('buyer_id')
      .select('buyer_id')
      .count({ counted: '*' })) as { buyer_id: MemberId; counted: number }[];
    return new Map(rows.map((row) => [row.buyer_id, Number(row.counted)]));
  };

/** SQL of each way to find a parcel, with its values. */
const waysToFind = ({ number, name, phones }: ParcelSearch, contactsSince: Date): readonly (readonly [string, readonly unknown[]])[] => [
  ...(number === undefined ? [] : [['number like ?', [`${number}%`]] as const]),
  ...(name === undefined ? [] : [['name_words @@ ?::tsquery', [name]] as const]),
  ...(phones.length === 0
    ? []
    : [
        [
          `phone_digest = any(?) and parcels.status <> 'cancelled' and (parcels.status = any(?) or status_at > ?)`,
          [[...phones], [...underWay], contactsSince],
        ] as const,
      ]),
];

const findAmong = (sold: Knex.QueryBuilder, search: ParcelSearch, contactsSince: Date): void => {
  const ways = waysToFind(search, contactsSince);
  const found = ways.map(([sql]) => `(${sql})`).join(' or ') || 'false';
  const values = ways.flatMap(([, bound]) => bound) as Knex.RawBinding[];
  void sold.whereRaw(`exists (select from orders where orders.id = order_id and (${found}))`, values);
};

const ofSeller = (database: Knex, sellerId: MemberId, { status, isDisputed, search, contactsSince }: SellersFilter): Knex.QueryBuilder => {
  const sold = database('parcels').where({ seller_id: sellerId }).whereRaw('not is_hidden');
  if (status !== undefined) void sold.where({ status });
  if (isDisputed) void sold.whereRaw('waits_for_admin');
  if (search !== undefined) findAmong(sold, search, contactsSince);
  return sold;
};

const waiting = `select status as matter, count(*)::integer as count, min(placed_at) as since from parcels
    where seller_id = ? and status in ('placed', 'confirmed', 'return-asked') and not is_hidden group by status
  union all select 'disputed', count(*)::integer, min(placed_at) from parcels
    where seller_id = ? and waits_for_admin and not is_hidden having count(*) > 0`;

/** @param cap totals are counted no further than one over it. @param exportedAtOnce how many are read at once where all are */
export const knexOrderQueries = (database: Knex, cap = totalCap, exportedAtOnce = 500): OrderQueries => {
  const readers = readersOf(database, cap);
  const { orders, withParcels, findBy, parcelPage } = readers;
  return {
    find: (id) => findBy(orders().where({ id })),
    findOfParcel: (id) => findBy(orders().where('id', database('parcels').where({ id }).select('order_id'))),
    readOf: async (ids) => (ids.length === 0 ? [] : withParcels((await orders().whereIn('id', [...ids])) as object[])),
    listOfBuyer: async (buyerId, page) => {
      const { rows, counted } = await readPage(orders().where({ buyer_id: buyerId }), 'placed_at desc, id desc', page, cap);
      return { orders: await withParcels(rows), counted };
    },
    listOfSeller: (sellerId, filter, page) =>
      parcelPage(ofSeller(database, sellerId, filter), filter.sortBy === 'oldest' ? 'placed_at, id' : 'placed_at desc, id desc', page),
    countWaiting: async (sellerId) => {
      const rows = await sqlRows<{ matter: SellersMatter; count: number; since: Date }>(database, waiting, [sellerId, sellerId]);
      return new Map(rows.map(({ matter, ...counted }) => [matter, counted]));
    },
    listInCheck: async (page) => {
      const { rows, counted } = await readPage(orders().whereRaw("payment_status = 'in-check'"), 'placed_at, id', page, cap);
      return { orders: await withParcels(rows), counted };
    },
    listUnpaidOfSeller: (sellerId, page) =>
      parcelPage(
        database('parcels').where({ seller_id: sellerId }).whereRaw("is_hidden and status = 'placed'"),
        'placed_at desc, id desc',
        page,
      ),
    listDisputes: (page) => parcelPage(database('parcels').whereRaw(`id = any(array(${disputed}))`), 'status_at, id', page),
    listDue: async (now, after, limit) => {
      const due = database('parcels').where('next_due_at', '<=', now);
      const rows = dueInTurn(due, ['next_due_at', 'id'], after && [after.dueAt, after.parcelId], limit);
      const keyed = (await rows.select('id as parcel_id', 'order_id', 'next_due_at as due_at')) as object[];
      return keyed.map((row) => fromColumns<DueParcel>(row));
    },
    ...exportsOf(database, readers, exportedAtOnce),
    countRefusals: countRefusals(database),
  };
};

/** Who has sold, or bought, very much: more is not counted. What most of a store is read by the order of its index. */
const mostCounted = 1000;

const counted = (rows: string): string => `(select count(*)::integer from (select from ${rows} limit ${mostCounted}) as found)`;

const ofBuyer = `parcels where buyer_id = :buyerId and order_id <> :orderId`;

const buyerHistory = `select
    ${counted('orders where buyer_id = :buyerId and id <> :orderId')} as orders,
    ${counted(
      `${ofBuyer} and status = 'refused' and coalesce(contest ->> 'status', 'dismissed') = 'dismissed' and not history @> '[{"code": "recalled"}]'`,
    )} as "refusedAtDoor",
    ${counted(`${ofBuyer} and contest is not null`)} as contests,
    ${counted(`${ofBuyer} and contest is not null and contest ->> 'status' = 'upheld'`)} as "contestsUpheld"`;

const ofStore = `parcels where store_id = store and order_id <> :orderId`;

const storeHistory = `select store as "storeId",
    ${counted(`${ofStore} and settles_at is not null order by settles_at`)} as parcels,
    ${counted(`${ofStore} and return_refused_at is not null`)} as "refusedReturns",
    ${counted(`${ofStore} and contest ->> 'status' = 'upheld'`)} as "contestsLost"
  from unnest(:storeIds::uuid[]) as store`;

type BuyerHistory = CaseHistory['buyer'];

type StoreHistory = CaseHistory['stores'] extends ReadonlyMap<StoreId, infer One> ? One : never;

/** Each by its own index, whatever an order has. */
export const knexCaseQueries = (database: Knex) => ({
  /** What there is without this order. */
  readHistory: async ({ id: orderId, buyerId, parcels }: Order): Promise<CaseHistory> => {
    const storeIds = parcels.map(({ storeId }) => storeId);
    const named = async <Row>(sql: string): Promise<Row[]> =>
      (await database.raw<{ rows: Row[] }>(sql, { orderId, buyerId, storeIds } as unknown as Knex.ValueDict)).rows;
    const [buyer] = await named<BuyerHistory>(buyerHistory);
    const stores = await named<StoreHistory & { readonly storeId: StoreId }>(storeHistory);
    const reports = await sqlRows<CourierReport & { readonly parcelId: ParcelId }>(
      database,
      `select parcel_id as "parcelId", status, at from courier_reports where parcel_id = any(?::uuid[]) order by at, status`,
      [parcels.map(({ id }) => id)],
    );
    return {
      buyer: buyer as BuyerHistory,
      stores: new Map(stores.map(({ storeId, ...history }) => [storeId, history])),
      reports: Map.groupBy(reports, ({ parcelId }) => parcelId),
    };
  },
});
