import { sharesOf } from '@paltu/reference';
import type { Cart, CartLine } from '#shared/api/types.ts';

export const emptyCart: Cart = { items: [], promo: null, subtotal: 0, shipping: 0, discount: 0, total: 0 };

/** What is missing until an order is sent for nothing, in rupees; 0 when it is, or when there is nothing to send. */
export function missingForFreeShipping({ items, subtotal, shipping }: Pick<Cart, 'items' | 'subtotal' | 'shipping'>, over: number): number {
  return items.length === 0 || shipping === 0 ? 0 : over + 1 - subtotal;
}

/** Whether all of it can be ordered as it is. */
export function isOrderable({ items, promo }: Pick<Cart, 'items' | 'promo'>): boolean {
  return items.length > 0 && items.every(({ problem }) => problem === null) && promo?.isUsed !== true;
}

/** How many pieces one step less leaves: no more than there are; 0 when there are none left to leave. */
export function oneFewer({ quantity, available }: Pick<CartLine, 'quantity' | 'available'>): number {
  return Math.min(quantity - 1, available);
}

/** Whether one piece more can be had. */
export function mayAdd({ quantity, available, inStock }: Pick<CartLine, 'quantity' | 'available' | 'inStock'>): boolean {
  return inStock && quantity < available;
}

/** What one store sends. */
export interface CartParcel {
  /** Null for what is no longer offered. */
  vendor: CartLine['vendor'];
  lines: CartLine[];
  /** Its share of the delivery, in rupees, as the order will have it; undefined while nothing of it can be ordered. */
  shipping: number | undefined;
}

const storeOf = ({ vendor }: CartLine): string => vendor?._id ?? '';
const amountOf = ({ price, quantity, problem }: CartLine): number => (problem === null || problem === 'too-many' ? price * quantity : 0);

/** The cart by stores, in the order in which each came first. */
export function parcelsOf({ items, shipping }: Pick<Cart, 'items' | 'shipping'>): CartParcel[] {
  // Shared out line by line in the order of the stores, as the order is.
  const byStore = items.toSorted((one, other) => (storeOf(one) < storeOf(other) ? -1 : Number(storeOf(one) > storeOf(other))));
  const shares = sharesOf(shipping, byStore.map(amountOf));
  return [...new Set(items.map(storeOf))].map((store) => {
    const lines = items.filter((line) => storeOf(line) === store);
    const share = byStore.reduce((sum, line, index) => (storeOf(line) === store ? sum + (shares[index] ?? 0) : sum), 0);
    return { vendor: lines[0]?.vendor ?? null, lines, shipping: lines.some((line) => amountOf(line) > 0) ? share : undefined };
  });
}
