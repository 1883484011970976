import { isPaidAhead, amountsOfParcel, returnedOfParcel } from '../orders/order-amounts.ts';
import { isUnshipped } from '../orders/order-changes.ts';
import type { Order, Parcel, ParcelId, StoreId } from '../orders/order.ts';
import { neverArrived } from '../refunds/refund.ts';

/** Paltu bears what a promo code takes off of a parcel. */
export const isPromoBorneByPaltu = (order: Order, { promoBorneBy, receivedAt }: Parcel): boolean =>
  promoBorneBy === null ? isPaidAhead(order) || receivedAt !== null : promoBorneBy === 'paltu';

/** What Paltu may have to bear of a parcel once its order is paid ahead. */
export interface BearableDiscount {
  readonly parcelId: ParcelId;
  readonly storeId: StoreId;
  /** In whole rupees; above 0. */
  readonly amount: number;
}

/** The discounts of an order that its first payment decides about. @param late parcels that the payment brings back */
export const bearableDiscounts = (order: Order, late: readonly Parcel[]): readonly BearableDiscount[] =>
  isPaidAhead(order)
    ? []
    : order.parcels
        .filter((parcel) => parcel.promoBorneBy === 'store' && (isUnshipped(parcel) || late.includes(parcel)))
        .map((parcel) => ({ parcelId: parcel.id, storeId: parcel.storeId, amount: amountsOfParcel(parcel).discount }))
        .filter(({ amount }) => amount > 0);

/** What Paltu bears of a parcel out of the budget of a month, in whole rupees. */
const borneOf = (parcel: Parcel): number =>
  parcel.promoMonth === null || neverArrived.includes(parcel.status)
    ? 0
    : amountsOfParcel(parcel).discount - returnedOfParcel(parcel).discount;

interface BorneLess {
  readonly month: string;
  /** In whole rupees; above 0. */
  readonly amount: number;
}

/** What Paltu does not have to bear any more after a change, by the month of its budget. */
export const borneLess = (before: Order, after: Order): readonly BorneLess[] =>
  after.parcels.flatMap((parcel, at): BorneLess[] => {
    const amount = borneOf(before.parcels[at] ?? parcel) - borneOf(parcel);
    return parcel.promoMonth === null || amount <= 0 ? [] : [{ month: parcel.promoMonth, amount }];
  });

const isAllCancelled = ({ parcels }: Order): boolean => parcels.every(({ status }) => status === 'cancelled');

/** All of it was cancelled before anything was delivered, so that its buyer may use the code again. */
export const isPromoFreed = (before: Order, after: Order): boolean =>
  after.promoCode !== null && isAllCancelled(after) && !isAllCancelled(before);
