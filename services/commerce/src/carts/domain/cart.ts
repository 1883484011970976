import type { Branded, MemberId } from '@paltu/kernel';
import type { AccessoryCategory } from '@paltu/reference';

export type AccessoryId = Branded<string, 'AccessoryId'>;
export type StoreId = Branded<string, 'StoreId'>;

/** The largest number of lines in a cart. */
export const mostLines = 100;

export interface CartLine {
  readonly accessoryId: AccessoryId;
  /** At least 1. */
  readonly quantity: number;
}

/** What somebody wants to buy; nothing of it is reserved. Each accessory has one line. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly promoCode: string | null;
}

export const emptyCart: Cart = { lines: [], promoCode: null };

/** A product with its current price and stock. */
export interface Good {
  readonly id: AccessoryId;
  readonly storeId: StoreId;
  /** The member whose store it is. */
  readonly ownerId: MemberId;
  readonly name: string;
  readonly description: string;
  readonly category: AccessoryCategory;
  /** Whole rupees. */
  readonly price: number;
  readonly originalPrice: number;
  readonly pictures: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  /** Pieces that can be bought now. */
  readonly available: number;
  /** It is for sale now. */
  readonly isSold: boolean;
  /** Nobody may sell it any more. */
  readonly isRecalled: boolean;
  /** False while its store has given no tax number, where that is needed. */
  readonly takesOrders: boolean;
  /** Everybody may see its page. */
  readonly isShown: boolean;
  readonly storeName: string;
  readonly isStoreVerified: boolean;
}

export type GoodsById = ReadonlyMap<AccessoryId, Good>;
