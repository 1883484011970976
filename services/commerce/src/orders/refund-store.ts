import { orRefuse, type MemberId, type Clock } from '@paltu/kernel';
import { readPage, toColumns, sqlRows, type PageWanted } from '@paltu/persistence';
import type { Seal } from '@paltu/sealing';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { isDeepStrictEqual } from 'node:util';
import type { CaseHistory } from './case.ts';
import type { CourierReport } from './courier.ts';
import { refundNotFound } from './order-errors.ts';
import { readersOf, toRefund } from './order-rows-store.ts';
import type { Refunds, RefundAccounts } from './order-scope.ts';
import type { Order, OrderId, Refund, RefundOwer, ParcelId, StoreId } from './order.ts';
import { forgetAccountAt, type RefundAccount } from './refund.ts';

/** @returns beside the refund the store in whose ledger it is booked */
const toRow = (refund: Refund, { parcels }: Order): Record<string, unknown> => {
  const parcel = parcels.find(({ id, deliveredAt }) => id === refund.parcelId && deliveredAt !== null);
  return toColumns({ ...refund, storeId: parcel?.storeId ?? null }, ['items', 'contest']);
};

/** Refunds in the transaction `trx`, in which their order is locked. */
export const knexRefunds = (trx: Knex.Transaction): Refunds => ({
  orderOf: async (id) => {
    const row = (await trx('refunds').where({ id }).first('order_id')) as { readonly order_id: OrderId } | undefined;
    return orRefuse(row?.order_id, refundNotFound);
  },
  follow: async (before, after) => {
    for (const refund of after.refunds) {
      if (before.refunds.includes(refund)) continue;
      const { store_id, ...row } = toRow(refund, after);
      await trx('refunds')
        .insert({ ...row, store_id })
        .onConflict('id')
        .merge(row);
    }
  },
});

/** A refund with its order. */
export interface OrderRefund {
  readonly order: Order;
  readonly refund: Refund;
}

interface RefundPage {
  readonly refunds: readonly OrderRefund[];
  readonly counted: number;
}

/** Refunds as screens read them, without locks; the oldest first. @param cap totals are counted no further than one over it. */
export const knexRefundQueries = (database: Knex, cap = totalCap) => {
  const { orders, withParcels } = readersOf(database, cap);
  const pageOf = async (query: Knex.QueryBuilder, page: PageWanted): Promise<RefundPage> => {
    const { rows, counted } = await readPage(query, 'due_at, id', page, cap);
    const found = (rows as readonly object[]).map(toRefund);
    const read = await withParcels((await orders().whereIn('id', [...new Set(found.map(({ orderId }) => orderId))])) as object[]);
    const byId = new Map(read.map((order) => [order.id, order]));
    return { refunds: found.map((refund) => ({ refund, order: byId.get(refund.orderId) as Order })), counted };
  };
  const refunds = () => database('refunds');
  return {
    /** Those that the buyer has not had yet, or of a store also those that are contested. */
    listOpen: (owedBy: RefundOwer, page: PageWanted) =>
      pageOf(owedBy === 'store' ? refunds().whereRaw('is_owed') : refunds().whereRaw('paid_at is null').where({ owed_by: owedBy }), page),
    /** What the store of this member has to give back. */
    listDebts: (sellerId: MemberId, page: PageWanted) => {
      const own = database('stores').where({ owner_id: sellerId }).select('id');
      return pageOf(refunds().whereRaw('is_owed').where('store_id', own), page);
    },
  };
};

export type RefundQueries = ReturnType<typeof knexRefundQueries>;

interface AccountRow {
  readonly order_id: OrderId;
  readonly sealed: string;
}

const opened = async ({ order_id: id, sealed }: AccountRow, seal: Seal): Promise<RefundAccount> =>
  JSON.parse((await seal.unseal(sealed, id)).text) as RefundAccount;

const toAccountRow = async (id: OrderId, account: RefundAccount, seal: Seal) => ({
  order_id: id,
  sealed: await seal.seal(JSON.stringify(account), id),
  sealed_by: seal.name,
});

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** Accounts in the transaction `trx`, in which their order is locked. */
export const knexRefundAccounts = (trx: Knex.Transaction, seal: Seal): RefundAccounts => ({
  save: async (order, account, at) => {
    const before = (await trx('refund_accounts').where({ order_id: order.id }).first()) as AccountRow | undefined;
    if (before !== undefined && isDeepStrictEqual(await opened(before, seal), account)) return;
    const row = {
      ...(await toAccountRow(order.id, account, seal)),
      forget_at: forgetAccountAt(order),
      replaced_at: before === undefined ? null : at,
    };
    await trx('refund_accounts').insert(row).onConflict('order_id').merge();
  },
  replacedAt: async (id) => {
    const row = (await trx('refund_accounts').where({ order_id: id }).first('replaced_at')) as { replaced_at: Date | null } | undefined;
    return row?.replaced_at ?? null;
  },
  addUnlessNamed: async (order, account) => {
    const row = await toAccountRow(order.id, account, seal);
    await trx('refund_accounts').insert(row).onConflict('order_id').ignore();
  },
  follow: async (before, after) => {
    const forgetAt = forgetAccountAt(after);
    if (before.address === after.address && isSame(forgetAccountAt(before), forgetAt)) return;
    await trx('refund_accounts').where({ order_id: after.id }).update({ forget_at: forgetAt });
  },
});

export const knexRefundAccountQueries = (database: Knex, seal: Seal) => ({
  /** The accounts of these orders. */
  readOf: async (ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, RefundAccount>> => {
    const rows: AccountRow[] = await database('refund_accounts')
      .whereRaw('order_id = any(?::uuid[])', [[...ids]])
      .select('order_id', 'sealed');
    return new Map(await Promise.all(rows.map(async (row) => [row.order_id, await opened(row, seal)] as const)));
  },
});

export type RefundAccountQueries = ReturnType<typeof knexRefundAccountQueries>;

/** A job: forgets accounts that nothing is paid to any more. */
export const forgetRefundAccounts = (database: Knex, clock: Clock) => (): Promise<number> =>
  database('refund_accounts').where('forget_at', '<=', clock.now()).delete();

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
