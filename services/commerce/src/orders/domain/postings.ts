import { returnWithinMs } from './due-times.ts';
import { collectedFor, isPaidAhead } from './money-in.ts';
import type { Order, OrderId, Parcel, ParcelId, StoreId } from './order.ts';
import { amountsOfParcel, returnedOfParcel } from './parcel-amounts.ts';

/**
 * `store`: what the store is due; `held`: cash that it has; `courier`: cash that its courier collected; `paltu`: Paltu's share; `buyers`: what
 * buyers paid, or are refunded.
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
  // Cash that the store collected stays with it; after a return the store owes it.
  cash: ['store', 'held'],
  // Cash that a courier collected is the store's too: Paltu never has it.
  'courier-cash': ['store', 'courier'],
  remittance: ['courier', 'held'],
  commission: ['store', 'paltu'],
  promo: ['paltu', 'store'],
  return: ['store', 'buyers'],
  'commission-return': ['paltu', 'store'],
  'promo-return': ['store', 'paltu'],
};

const kinds = Object.keys(ways) as readonly PostingKind[];

/** The total of each kind for the current state of a parcel; undefined before it is delivered. */
const amountsByKind = (order: Order, parcel: Parcel): Readonly<Record<PostingKind, number>> | undefined => {
  if (parcel.deliveredAt === null) return undefined;
  const { commissionPercent, receivedAt, carriedBy, remittedAt } = parcel;
  const [kept, back] = [amountsOfParcel(parcel), returnedOfParcel(parcel)];
  const collected = collectedFor(order, parcel);
  const byCourier = carriedBy === 'own-delivery' ? 0 : collected;
  const commission = percentOf(kept.subtotal, commissionPercent);
  // Otherwise a seller could invent buyers with promo codes: cash orders need the confirmation of the buyer.
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

/** The postings of a change of an order: the difference between its two states, so that nothing is booked twice. */
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
      const [from, to] = ways[kind];
      return amount === 0 ? [] : [{ storeId, orderId: after.id, parcelId, kind, occasion, from, to, amount, availableAt }];
    });
  });
};
