import type { MemberId } from '@paltu/kernel';
import { applyPromo, joinedLines } from '../domain/cart-decisions.ts';
import { emptyCart, type Cart, type CartLine } from '../domain/cart.ts';
import { priceCart, type PricedCart } from '../domain/priced-cart.ts';
import type { CartQueries, ReadGoods } from './ports.ts';

export interface PriceCartNeeds {
  readonly queries: CartQueries;
  readonly readGoods: ReadGoods;
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

/** A cart at current prices. */
export const pricedNow = async (cart: Cart, readGoods: ReadGoods): Promise<PricedCart> =>
  priceCart(cart, await readGoods(cart.lines.map(({ accessoryId }) => accessoryId)));

/** Reads carts at current prices; changes nothing. */
export const cartPrices = ({ queries, readGoods }: PriceCartNeeds): PriceCart => ({
  ofMember: async (memberId) => pricedNow(await queries.read(memberId), readGoods),
  quote: ({ lines, code }) => {
    const cart: Cart = { ...emptyCart, lines: joinedLines(lines) };
    return pricedNow(code === undefined ? cart : applyPromo(cart, code), readGoods);
  },
});
