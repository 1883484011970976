import type { MemberId } from '@paltu/kernel';
import { applyPromo, joinedLines } from '../domain/cart-decisions.ts';
import { emptyCart, type Cart, type CartLine } from '../domain/cart.ts';
import { priceCart, type PricedCart } from '../domain/priced-cart.ts';
import type { CartQueries, ReadGoods } from './ports.ts';

/** Whether a member has used a code before. */
export type IsPromoUsed = (memberId: MemberId, code: string) => Promise<boolean>;

export interface PriceCartNeeds {
  readonly queries: CartQueries;
  readonly readGoods: ReadGoods;
  readonly isPromoUsed: IsPromoUsed;
}

export interface QuoteRequest {
  readonly lines: readonly CartLine[];
  readonly code: string | undefined;
}

export interface PriceCart {
  ofMember(memberId: MemberId): Promise<PricedCart>;
  /** The cart that a visitor has in the browser. @throws AppError `promo.invalid` */
  quote(request: QuoteRequest): Promise<PricedCart>;
}

/** A cart at current prices. @param isPromoUsed undefined for a visitor, of whom that is not known */
export const pricedNow = async (
  cart: Cart,
  readGoods: ReadGoods,
  isPromoUsed?: (code: string) => Promise<boolean>,
): Promise<PricedCart> => {
  const goods = await readGoods(cart.lines.map(({ accessoryId }) => accessoryId));
  return priceCart(cart, goods, cart.promoCode !== null && isPromoUsed !== undefined && (await isPromoUsed(cart.promoCode)));
};

/** Reads carts at current prices; changes nothing. */
export const cartPrices = ({ queries, readGoods, isPromoUsed }: PriceCartNeeds): PriceCart => ({
  ofMember: async (memberId) => pricedNow(await queries.read(memberId), readGoods, (code) => isPromoUsed(memberId, code)),
  quote: ({ lines, code }) => {
    const cart: Cart = { ...emptyCart, lines: joinedLines(lines) };
    return pricedNow(code === undefined ? cart : applyPromo(cart, code), readGoods);
  },
});
