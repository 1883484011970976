import { localStore } from '#shared/transport/safe-storage.ts';
import { cartChanges } from './cart-changes.ts';
import { deviceCart, parseCart } from './device-cart.ts';

const countKey = 'paltu.cart-count';

/** How many products were in the cart of a member when this browser was last answered it. */
export const memberCount = {
  text: (): string => localStore.find(countKey) ?? '',
  keep: (memberId: string, count: number): void => {
    if (count === 0) localStore.remove(countKey);
    else localStore.set(countKey, `${memberId} ${count}`);
    cartChanges.announce();
  },
};

/** @param memberId undefined for a visitor, whose cart the browser keeps */
export function countText(memberId: string | undefined): string {
  return memberId === undefined ? deviceCart.text() : memberCount.text();
}

/** How many products that is; 0 for what is kept of another member, or is not understood. */
export function countIn(text: string, memberId: string | undefined): number {
  if (memberId === undefined) return parseCart(text === '' ? undefined : text).items.length;
  const [ofMember, count] = text.split(' ');
  return ofMember === memberId && /^\d{1,3}$/.test(count ?? '') ? Number(count) : 0;
}

export const keepsSomething = (): boolean => deviceCart.text() !== '' || memberCount.text() !== '';
