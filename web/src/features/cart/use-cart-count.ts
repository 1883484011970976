import { useEffect, useSyncExternalStore } from 'react';
import { cartChanges } from './cart-changes.ts';
import { countIn, countText } from './cart-count.ts';
import { keepCart } from './keep-cart.ts';

const nothing = () => '';

/** How many products are in the cart, as far as this browser knows. @param memberId undefined for a visitor */
export function useCartCount(memberId: string | undefined): number {
  useEffect(() => keepCart(memberId !== undefined), [memberId]);
  const text = useSyncExternalStore(cartChanges.subscribe, () => countText(memberId), nothing);
  return text === '' ? 0 : countIn(text, memberId);
}
