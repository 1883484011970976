import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { CourierReport } from '../domain/courier-reports.ts';
import type { CaseHistory } from '../domain/order-case.ts';
import type { Order, ParcelId, StoreId } from '../domain/order.ts';

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
