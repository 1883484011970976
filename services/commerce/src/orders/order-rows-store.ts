import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns, readPage, type PageWanted } from '@paltu/persistence';
import { eachWordOf, type Amounts } from '@paltu/reference';
import type { Knex } from 'knex';
import { sellerRefusedReturnAt } from '../parcels/contest.ts';
import { isHiddenFromSellers } from '../payments/payment.ts';
import { owedBack } from '../refunds/refund.ts';
import { settlesAt } from './consequences.ts';
import { moneyIn } from './order-amounts.ts';
import { isUnderWay } from './order-changes.ts';
import type { ParcelPage, SellersParcel } from './order-scope.ts';
import type { Contest, HistoryEntry, Order, OrderId, OrderLine, Parcel, Payment, Refund, ParcelId } from './order.ts';

interface FlatOrder extends Omit<Order, 'amounts' | 'payment' | 'parcels' | 'refunds'>, Amounts {
  readonly paymentStatus: Payment['status'];
  readonly paymentDueAt: Payment['dueAt'];
  readonly slip: Payment['slip'];
  readonly firstSlipAt: Payment['firstSlipAt'];
  readonly paymentRefusal: string;
  /** What came in, and what of it was or has to be paid back: the database checks that this is not more. */
  readonly paid: number;
  readonly refunded: number;
  /** For queries and their indexes; its meaning is in the domain alone. */
  readonly isUnderWay: boolean;
  /** A `tsvector` of the words of the buyer's name, as they are compared; null once the address is erased. */
  readonly nameWords: string | null;
}

const refunds = `(select coalesce(json_agg(refunds order by due_at, id), '[]') from refunds where order_id = orders.id) as refunds`;

const ownColumns = [
  ...['id', 'number', 'buyer_id', 'version', 'payment_method', 'promo_code', 'subtotal', 'shipping', 'discount', 'total', 'prepaid'],
  ...['payment_status', 'payment_due_at', 'slip', 'first_slip_at', 'payment_refusal'],
  ...['address', 'note', 'placed_at', 'updated_at'],
];

/** All that `toOrder` reads of the table `orders`. */
export const orderColumns = (database: Knex): (string | Knex.Raw)[] => [...ownColumns, database.raw(refunds)];

export const nameWordsOf = ({ address }: Pick<Order, 'address'>): string | null =>
  address &&
  eachWordOf(address.fullName)
    .map((word, at) => `'${word}':${at + 1}`)
    .join(' ');

/** An order as its row has it, with derived columns and without parcels. */
export const orderState = (order: Order): FlatOrder => {
  const { amounts, parcels, payment, refunds: _rows, ...own } = order;
  const { status: paymentStatus, dueAt: paymentDueAt, refusal: paymentRefusal, ...slips } = payment;
  const paying = { paymentStatus, paymentDueAt, paymentRefusal, ...slips };
  const derived = { paid: moneyIn(order), refunded: owedBack(order), isUnderWay: parcels.some(isUnderWay), nameWords: nameWordsOf(order) };
  return { ...own, ...amounts, ...paying, ...derived };
};

/** By what orders of one household are found; with the address of an erased buyer it goes. */
const noDigests = { phone_digest: null, address_digest: null } as const;

export const toOrderRow = (order: Order): Record<string, unknown> => ({
  ...toColumns<FlatOrder>(orderState(order), ['address', 'slip']),
  ...(order.address === null ? noDigests : {}),
});

/** As the row has it: instants inside JSON columns are text. */
interface ParcelRow extends Omit<Parcel, 'history' | 'lines' | 'contest'> {
  readonly orderId: OrderId;
  readonly buyerId: MemberId;
  readonly placedAt: Date;
  /** For queries alone, as the buyer and when it was placed. */
  readonly isHidden: boolean;
  /** For the ledger of its store: until then its money is pending. */
  readonly settlesAt: Date | 'infinity' | null;
  /** For counting alone. */
  readonly returnRefusedAt: Date | null;
  readonly history: readonly (Omit<HistoryEntry, 'at'> & { readonly at: string })[];
  /** The release before kept no more than these two, of refusals alone. */
  readonly contest:
    | (Pick<Contest, 'status' | 'reason'> & {
        readonly kind?: Contest['kind'];
        readonly at?: string;
        readonly decision?: string;
        readonly decidedAt?: string | null;
      })
    | null;
  /** The release before kept it for all lines together. */
  readonly lines: readonly (Omit<OrderLine, 'restocked'> & Partial<Pick<OrderLine, 'restocked'>>)[];
  readonly isRestocked: boolean;
}

const jsonOfParcel = ['lines', 'returnRequest', 'contest', 'history', 'expected'] as const;

/** Parcels with what their rows have of the order. */
export const parcelStates = (order: Order) => {
  const { id: orderId, buyerId, placedAt, parcels } = order;
  const ofOrder = { orderId, buyerId, placedAt, isHidden: isHiddenFromSellers(order) };
  return parcels.map((parcel) => ({
    ...parcel,
    ...ofOrder,
    settlesAt: settlesAt(order, parcel),
    returnRefusedAt: sellerRefusedReturnAt(parcel),
    isRestocked: parcel.lines.some(({ restocked }) => restocked > 0),
  }));
};

export const toParcelRows = (order: Order): Record<string, unknown>[] =>
  parcelStates(order).map((state) => toColumns(state, [...jsonOfParcel]));

const toContest = ({ contest, statusAt }: Pick<ParcelRow, 'contest' | 'statusAt'>): Contest | null => {
  if (contest === null) return null;
  const { kind = 'refusal', at, decision = '', decidedAt = null, ...given } = contest;
  const times = { at: at === undefined ? statusAt : new Date(at), decidedAt: decidedAt === null ? null : new Date(decidedAt) };
  return { ...given, kind, decision, ...times };
};

const toParcel = (row: object): Parcel => {
  const {
    orderId: _order,
    buyerId: _buyer,
    placedAt: _placed,
    isHidden: _hidden,
    settlesAt: _settles,
    returnRefusedAt: _refused,
    isRestocked,
    lines,
    history,
    contest,
    ...parcel
  } = fromColumns<ParcelRow>(row);
  const withRestocked = lines.map((line) => ({ ...line, restocked: line.restocked ?? (isRestocked ? line.returned : 0) }));
  const lastContest = toContest({ contest, statusAt: parcel.statusAt });
  return { ...parcel, contest: lastContest, lines: withRestocked, history: history.map((entry) => ({ ...entry, at: new Date(entry.at) })) };
};

/** A row by itself, or as JSON beside its order: then its instants are text. */
interface RefundRow extends Omit<Refund, 'dueAt' | 'paidAt'> {
  readonly storeId: string | null;
  /** For queries alone. */
  readonly isOwed: boolean;
  readonly dueAt: Date | string;
  readonly paidAt: Date | string | null;
}

const toRefund = (row: object): Refund => {
  const { storeId: _store, isOwed: _owed, dueAt, paidAt, ...refund } = fromColumns<RefundRow>(row);
  return { ...refund, dueAt: new Date(dueAt), paidAt: paidAt === null ? null : new Date(paidAt) };
};

/** @param parcels rows of its parcels, in the order of their stores */
export const toOrder = (row: object, parcels: readonly object[]): Order => {
  const {
    subtotal,
    shipping,
    discount,
    total,
    refunds: rows,
    ...rest
  } = fromColumns<Omit<FlatOrder, 'isUnderWay' | 'nameWords' | 'paid' | 'refunded'> & { readonly refunds: readonly object[] }>(row);
  const { paymentStatus: status, paymentDueAt: dueAt, paymentRefusal: refusal, slip, firstSlipAt, ...own } = rest;
  const payment = { status, dueAt, slip, firstSlipAt, refusal };
  const amounts = { subtotal, shipping, discount, total };
  return { ...own, amounts, payment, refunds: rows.map(toRefund), parcels: parcels.map(toParcel) };
};

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
