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
