import { returnWithinMs } from './due-times.ts';
import { collectedFor, isPaidAhead } from './money-in.ts';
import type { Order, OrderId, Parcel, ParcelId, StoreId } from './order.ts';
import { amountsOfParcel, returnedOfParcel } from './parcel-amounts.ts';

/**
 * Whose money it is: what a store is due, cash that it holds already, or that its courier has taken, Paltu's own, and what buyers paid or are
 * to have back.
 */
export type LedgerAccount = 'store' | 'held' | 'courier' | 'paltu' | 'buyers';

export type PostingKind =
  'sale' | 'cash' | 'courier-cash' | 'remittance' | 'commission' | 'promo' | 'return' | 'commission-return' | 'promo-return';

/** Money that goes from one account to another, once for each kind and parcel. */
export interface Posting {
  readonly storeId: StoreId;
  readonly orderId: OrderId;
  readonly parcelId: ParcelId;
  readonly kind: PostingKind;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  /** In whole rupees; above 0. */
  readonly amount: number;
  /** When the store may have it: the buyer can give nothing back any more. */
  readonly availableAt: Date;
}

/** Halves are rounded up. */
const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** Which way each goes. A return turns round what the delivery did. */
const ways: Readonly<Record<PostingKind, readonly [from: LedgerAccount, to: LedgerAccount]>> = {
  sale: ['buyers', 'store'],
  // Cash taken at the door stays with the store, also when something comes back: then the store owes it.
  cash: ['store', 'held'],
  // So does cash that a courier took: it is the store's, and nothing that Paltu could pay out.
  'courier-cash': ['store', 'courier'],
  remittance: ['courier', 'held'],
  commission: ['store', 'paltu'],
  promo: ['paltu', 'store'],
  return: ['store', 'buyers'],
  'commission-return': ['paltu', 'store'],
  'promo-return': ['store', 'paltu'],
};

const kinds = Object.keys(ways) as readonly PostingKind[];

/** What each kind comes to for a parcel as it is: nothing before it is delivered. */
const amountsByKind = (order: Order, parcel: Parcel): Readonly<Record<PostingKind, number>> | undefined => {
  if (parcel.deliveredAt === null) return undefined;
  const { commissionPercent, receivedAt, carriedBy, remittedAt } = parcel;
  const [kept, back] = [amountsOfParcel(parcel), returnedOfParcel(parcel)];
  const collected = collectedFor(order, parcel);
  const byCourier = carriedBy === 'own-delivery' ? 0 : collected;
  const commission = percentOf(kept.subtotal, commissionPercent);
  // A seller alone could make up buyers who used a promo code.
  const isPromoBorne = isPaidAhead(order) || receivedAt !== null;
  return {
    sale: kept.total,
    cash: collected - byCourier,
    'courier-cash': byCourier,
    remittance: remittedAt === null ? 0 : byCourier,
    commission,
    promo: isPromoBorne ? kept.discount : 0,
    return: back.total,
    'commission-return': commission - percentOf(kept.subtotal - back.subtotal, commissionPercent),
    'promo-return': isPromoBorne ? back.discount : 0,
  };
};

/** What a change of an order means for the ledger of each store; it follows from the two states alone, so that nothing is booked twice. */
export const postingsOf = (before: Order, after: Order): readonly Posting[] =>
  after.parcels.flatMap((parcel) => {
    const { id: parcelId, storeId, deliveredAt } = parcel;
    const is = amountsByKind(after, parcel);
    if (is === undefined || deliveredAt === null) return [];
    const parcelBefore = before.parcels.find(({ id }) => id === parcelId);
    const was = parcelBefore && amountsByKind(before, parcelBefore);
    const availableAt = new Date(deliveredAt.getTime() + returnWithinMs);
    return kinds.flatMap((kind): Posting[] => {
      const amount = is[kind] - (was?.[kind] ?? 0);
      const [from, to] = ways[kind];
      return amount === 0 ? [] : [{ storeId, orderId: after.id, parcelId, kind, from, to, amount, availableAt }];
    });
  });
