import type { Amounts } from '@paltu/reference';
import { returnWithinMs } from './due-times.ts';
import { collectedFor } from './money-in.ts';
import type { Order, OrderId, Parcel, ParcelId, RefundOwer, StoreId } from './order.ts';
import { amountsOfParcel, returnedOfParcel } from './parcel-amounts.ts';
import { isPromoBorneByPaltu } from './promo-bearing.ts';
import { neverArrived } from './refunds.ts';

/**
 * `store`: what the store is due; `held`: cash that it has; `courier`: cash that its courier collected; `paltu`: Paltu's share; `buyers`: what
 * buyers paid, or are refunded.
 */
export type LedgerAccount = 'store' | 'held' | 'courier' | 'paltu' | 'buyers';

export type PostingKind =
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
