import type { Amounts } from '@paltu/reference';
import { isPromoBorneByPaltu } from '../promos/promo.ts';
import { neverArrived, isRefundContested } from '../refunds/refund.ts';
import { returnWithinMs, contestReturnWithinMs } from './due-times.ts';
import { collectedFor, amountsOfParcel, returnedOfParcel } from './order-amounts.ts';
import type { AccessoryId, Order, OrderLine, Parcel, OrderId, ParcelId, RefundOwer, StoreId } from './order.ts';

/** How many pieces of a product are added to `stock` and to `reserved`; below 0 they are taken away. */
export interface StockMove {
  readonly accessoryId: AccessoryId;
  readonly stock: number;
  readonly reserved: number;
}

/** How many pieces of a line are reserved in the store, and how many have left it. */
const heldBy = ({ status }: Parcel, { quantity, restocked }: OrderLine): { readonly reserved: number; readonly out: number } => {
  if (status === 'placed' || status === 'confirmed') return { reserved: quantity, out: 0 };
  if (status === 'cancelled' || status === 'refused') return { reserved: 0, out: 0 };
  return { reserved: 0, out: quantity - restocked };
};

/**
 * How a change of an order changes the stock of its products. They come by their ids, the order in which rows are locked, so that two orders
 * of the same products cannot deadlock.
 */
export const stockMovesOf = (before: Order, after: Order): readonly StockMove[] =>
  after.parcels
    .flatMap((parcel, at) =>
      parcel.lines.map((line, index): StockMove => {
        const parcelBefore = before.parcels[at] ?? parcel;
        const was = heldBy(parcelBefore, parcelBefore.lines[index] ?? line);
        const is = heldBy(parcel, line);
        const sent = is.out - was.out;
        return { accessoryId: line.accessoryId, stock: sent === 0 ? 0 : -sent, reserved: is.reserved - was.reserved };
      }),
    )
    .filter(({ stock, reserved }) => stock !== 0 || reserved !== 0)
    .sort(({ accessoryId: one }, { accessoryId: other }) => (one < other ? -1 : 1));

/**
 * `store`: what the store is due; `held`: cash that it has; `courier`: cash that its courier collected; `paltu`: Paltu's share; `buyers`: what
 * buyers paid, or are refunded.
 */
export type LedgerAccount = 'store' | 'held' | 'courier' | 'paltu' | 'buyers';

type PostingKind =
  | 'sale'
  | 'cash'
  | 'courier-cash'
  | 'remittance'
  | 'commission'
  | 'promo'
  | 'return'
  | 'cash-return'
  | 'commission-return'
  | 'promo-return';

/** Money that goes from one account to another, once for each kind and parcel. */
export interface Posting {
  readonly storeId: StoreId;
  readonly orderId: OrderId;
  readonly parcelId: ParcelId;
  readonly kind: PostingKind;
  /** Which change of the order it is of: the version after it. */
  readonly occasion: string;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  /** In whole rupees; above 0. */
  readonly amount: number;
  /** When the store can be paid: the buyer can return nothing after that. */
  readonly availableAt: Date;
}

/** Halves are rounded up. */
const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** From which account to which. A return reverses what the delivery booked. */
const ways: Readonly<Record<PostingKind, readonly [from: LedgerAccount, to: LedgerAccount]>> = {
  sale: ['buyers', 'store'],
  // Paltu never has cash that the store collected.
  cash: ['store', 'held'],
  'courier-cash': ['store', 'courier'],
  remittance: ['courier', 'store'],
  commission: ['store', 'paltu'],
  promo: ['paltu', 'store'],
  // Paltu pays out of what it has of the store; the store gives back out of the cash that it has.
  return: ['store', 'buyers'],
  'cash-return': ['held', 'buyers'],
  'commission-return': ['paltu', 'store'],
  'promo-return': ['store', 'paltu'],
};

const kinds = Object.keys(ways) as readonly PostingKind[];

/** What of a delivered parcel goes back to its buyer. */
const returned = (parcel: Parcel): Amounts => (neverArrived.includes(parcel.status) ? amountsOfParcel(parcel) : returnedOfParcel(parcel));

const owedFor = ({ refunds }: Order, parcel: Parcel, ower: RefundOwer): number =>
  refunds.reduce((sum, { parcelId, owedBy, amount }) => sum + (parcelId === parcel.id && owedBy === ower ? amount : 0), 0);

/** The total of each kind for the current state of a parcel; undefined before it is delivered. */
const amountsByKind = (order: Order, parcel: Parcel): Readonly<Record<PostingKind, number>> | undefined => {
  if (parcel.deliveredAt === null) return undefined;
  const { commissionPercent, carriedBy, isRemittedToPaltu } = parcel;
  const [kept, back] = [amountsOfParcel(parcel), returned(parcel)];
  const collected = collectedFor(order, parcel);
  const byCourier = carriedBy === 'own-delivery' ? 0 : collected;
  const byStore = owedFor(order, parcel, 'store');
  const commission = percentOf(kept.subtotal, commissionPercent);
  const isPromoBorne = isPromoBorneByPaltu(order, parcel);
  return {
    sale: kept.total,
    cash: collected - byCourier,
    'courier-cash': byCourier,
    remittance: isRemittedToPaltu ? byCourier : 0,
    commission,
    promo: isPromoBorne ? kept.discount : 0,
    // What a courier still has is booked when it has passed it on.
    return: back.total - byStore - owedFor(order, parcel, 'courier'),
    'cash-return': byStore,
    'commission-return': commission - percentOf(kept.subtotal - back.subtotal, commissionPercent),
    'promo-return': isPromoBorne ? back.discount : 0,
  };
};

/**
 * The postings of a change of an order: the difference between its two states, so that nothing is booked twice. What becomes less goes the
 * other way.
 */
export const postingsOf = (before: Order, after: Order): readonly Posting[] => {
  const occasion = `${after.version}`;
  return after.parcels.flatMap((parcel) => {
    const { id: parcelId, storeId, deliveredAt } = parcel;
    const is = amountsByKind(after, parcel);
    if (is === undefined || deliveredAt === null) return [];
    const parcelBefore = before.parcels.find(({ id }) => id === parcelId);
    const was = parcelBefore && amountsByKind(before, parcelBefore);
    const availableAt = new Date(deliveredAt.getTime() + returnWithinMs);
    return kinds.flatMap((kind): Posting[] => {
      const amount = is[kind] - (was?.[kind] ?? 0);
      const [from, to] = amount > 0 ? ways[kind] : ([ways[kind][1], ways[kind][0]] as const);
      const way = { from, to, amount: Math.abs(amount) };
      return amount === 0 ? [] : [{ storeId, orderId: after.id, parcelId, kind, occasion, ...way, availableAt }];
    });
  });
};

type Settling = Pick<Parcel, 'id' | 'status' | 'deliveredAt' | 'waitsForAdmin' | 'contest' | 'history'>;

type Settled = Pick<Order, 'refunds'>;

/** Buyer and seller, or an admin, still have to agree about it. */
const isOpen = (order: Settled, { id, status, waitsForAdmin, contest }: Settling): boolean =>
  status === 'return-asked' || waitsForAdmin || contest?.status === 'open' || isRefundContested(order, id);

/** When the seller, or an admin, refused the last return that was asked for. */
const returnRefusedAt = ({ history }: Settling): Date | undefined =>
  history.findLast(({ status }, at) => status === 'delivered' && history[at - 1]?.status === 'return-asked')?.at;

/**
 * The last moment at which the buyer can still give something of a parcel back, or contest it: its store may be paid after that. Null before
 * the delivery, infinity as long as something about it is open, whatever time passes.
 */
export const settlesAt = (order: Settled, parcel: Settling): Date | 'infinity' | null => {
  const { deliveredAt } = parcel;
  if (deliveredAt === null) return null;
  if (isOpen(order, parcel)) return 'infinity';
  const refusedAt = returnRefusedAt(parcel);
  const contestedUntil = refusedAt === undefined ? 0 : refusedAt.getTime() + contestReturnWithinMs;
  return new Date(Math.max(deliveredAt.getTime() + returnWithinMs, contestedUntil));
};
