import type { Order, Parcel, ParcelId } from '../domain/order.ts';
import { countPayment, parcelsForLateMoney } from '../domain/payment-decisions.ts';
import { bearableDiscounts, type BearableDiscount } from '../domain/promo-bearing.ts';
import type { OrderScope } from './ports.ts';

/** The parcels that a late payment brings back: all that ended unpaid, if their pieces are still in stock, and its promo code is free. */
const broughtBack = async ({ stock, promos, isAway }: OrderScope, order: Order, amount: number): Promise<readonly Parcel[]> => {
  const late = parcelsForLateMoney(order, amount);
  if (late.length === 0 || (await isAway(order.buyerId))) return [];
  return (await stock.areAvailable(late.flatMap(({ lines }) => lines))) && (await promos.take(order)) ? late : [];
};

/** Of discounts of verified stores those that the budget of this month has room for. */
const borneBy = async (
  { promos }: OrderScope,
  discounts: readonly BearableDiscount[],
  at: Date,
): Promise<ReadonlyMap<ParcelId, string>> => {
  const verified = discounts.length === 0 ? new Set() : await promos.verifiedAmong(discounts.map(({ storeId }) => storeId));
  const borne = new Map<ParcelId, string>();
  for (const { parcelId, amount } of discounts.filter(({ storeId }) => verified.has(storeId))) {
    const month = await promos.bear(amount, at);
    if (month !== undefined) borne.set(parcelId, month);
  }
  return borne;
};

/** Counts a payment of a locked order, and keeps its consequences. @throws AppError `payment.wrong-amount`, `payment.wrong-step` */
export const keepPayment = async (scope: OrderScope, order: Order, amount: number, at: Date): Promise<Order> => {
  const late = await broughtBack(scope, order, amount);
  const borne = await borneBy(scope, bearableDiscounts(order, late), at);
  return scope.keep(order, countPayment(order, { amount, areAvailable: late.length > 0, borne }, at));
};
