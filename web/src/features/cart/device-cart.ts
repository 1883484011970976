import { mostPieces } from '@paltu/reference';
import { localStore } from '#shared/transport/safe-storage.ts';
import { cartChanges } from './cart-changes.ts';

/** So many pieces of a product. */
export interface Pieces {
  accessoryId: string;
  quantity: number;
}

/** What a visitor has put into the cart, kept in the browser; `code` is '' without a promo code. */
export interface DeviceCart {
  items: readonly Pieces[];
  code: string;
}

const deviceCartKey = 'paltu.cart';
export const emptyDeviceCart: DeviceCart = { items: [], code: '' };
/** As many as the API takes. */
const mostLines = 100;

function isPieces(value: unknown): value is Pieces {
  const { accessoryId, quantity } = (value ?? {}) as Partial<Pieces>;
  return typeof accessoryId === 'string' && Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= mostPieces;
}

/** The cart of a kept text; what is not understood is left out. */
export function parseCart(text: string | undefined): DeviceCart {
  try {
    const { items, code } = JSON.parse(text ?? '{}') as { items?: unknown; code?: unknown };
    const pieces = Array.isArray(items) ? items.filter(isPieces).slice(0, mostLines) : [];
    return { items: pieces.map(({ accessoryId, quantity }) => ({ accessoryId, quantity })), code: typeof code === 'string' ? code : '' };
  } catch {
    return emptyDeviceCart;
  }
}

/** So many pieces of a product in place of those that were there; 0 or less takes it out. A new one comes last. */
export function withPieces({ items, ...cart }: DeviceCart, accessoryId: string, quantity: number): DeviceCart {
  if (quantity <= 0) return { ...cart, items: items.filter((one) => one.accessoryId !== accessoryId) };
  const line = { accessoryId, quantity: Math.min(quantity, mostPieces) };
  const isThere = items.some((one) => one.accessoryId === accessoryId);
  return { ...cart, items: isThere ? items.map((one) => (one.accessoryId === accessoryId ? line : one)) : [...items, line] };
}

export const quantityIn = ({ items }: DeviceCart, accessoryId: string): number =>
  items.find((one) => one.accessoryId === accessoryId)?.quantity ?? 0;

/** The visitor's cart, with those who follow it, also into other tabs. */
export const deviceCart = {
  text: (): string => localStore.find(deviceCartKey) ?? '',
  read: (): DeviceCart => parseCart(localStore.find(deviceCartKey)),
  /** Whether it is kept. */
  write: (cart: DeviceCart): boolean => {
    const isKept = localStore.set(deviceCartKey, JSON.stringify(cart));
    cartChanges.announce();
    return isKept;
  },
  clear: (): void => {
    localStore.remove(deviceCartKey);
    cartChanges.announce();
  },
  subscribe: cartChanges.subscribe,
};

export const isFull = ({ items }: DeviceCart, accessoryId: string): boolean =>
  items.length >= mostLines && !items.some((one) => one.accessoryId === accessoryId);
