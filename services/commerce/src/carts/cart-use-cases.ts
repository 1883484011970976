import type { MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { CartReads, CartScope } from './cart-store.ts';
import {
  addPieces,
  applyPromo,
  emptyCart,
  joinedLines,
  mergeLines,
  priceCart,
  promoUsed,
  removeLine,
  setQuantity,
  type AccessoryId,
  type Cart,
  type CartLine,
  type PricedCart,
} from './cart.ts';

/** Whether a member has used a code before. */
export type IsPromoUsed = (memberId: MemberId, code: string) => Promise<boolean>;

/** @param isPromoUsed undefined for a visitor, of whom that is not known */
const pricedNow = async (
  cart: Cart,
  readGoods: CartReads['readGoods'],
  isPromoUsed?: (code: string) => Promise<boolean>,
): Promise<PricedCart> => {
  const goods = await readGoods(cart.lines.map(({ accessoryId }) => accessoryId));
  return priceCart(cart, goods, cart.promoCode !== null && isPromoUsed !== undefined && (await isPromoUsed(cart.promoCode)));
};

/** Carts at current prices; changes nothing. */
export const cartPrices = ({ read, readGoods }: CartReads, isPromoUsed: IsPromoUsed) => ({
  ofMember: async (memberId: MemberId) => pricedNow(await read(memberId), readGoods, (code) => isPromoUsed(memberId, code)),
  /** The cart that a visitor has in the browser. @throws AppError `promo.invalid` */
  quote: (lines: readonly CartLine[], code: string | undefined) => {
    const cart: Cart = { ...emptyCart, lines: joinedLines(lines) };
    return pricedNow(code === undefined ? cart : applyPromo(cart, code), readGoods);
  },
});
export type PriceCart = ReturnType<typeof cartPrices>;

/**
 * Changes to the cart of a member; each resolves with the cart after it, and locks it, so that none of two changes at once is lost.
 * @throws AppError when it cannot be changed so
 */
export const changeCart = (inTransaction: InTransaction<CartScope>, isPromoUsed: IsPromoUsed) => {
  const change = (memberId: MemberId, decide: (cart: Cart, scope: CartScope) => Promise<Cart> | Cart): Promise<PricedCart> =>
    inTransaction(async (scope) => {
      await scope.requireThere(memberId);
      const before = await scope.carts.get(memberId);
      const after = await decide(before, scope);
      if (after !== before) await scope.carts.save(memberId, after);
      return pricedNow(after, scope.readGoods, (code) => isPromoUsed(memberId, code));
    });
  const wantedIn = async ({ readGoods }: CartScope, memberId: MemberId, id: AccessoryId) => ({
    memberId,
    good: (await readGoods([id])).get(id),
  });
  return {
    add: (memberId: MemberId, { accessoryId, quantity }: CartLine) =>
      change(memberId, async (cart, scope) => addPieces(cart, await wantedIn(scope, memberId, accessoryId), quantity)),
    setQuantity: (memberId: MemberId, { accessoryId, quantity }: CartLine) =>
      change(memberId, async (cart, scope) => setQuantity(cart, accessoryId, quantity, await wantedIn(scope, memberId, accessoryId))),
    remove: (memberId: MemberId, accessoryId: AccessoryId) => change(memberId, (cart) => removeLine(cart, accessoryId)),
    clear: (memberId: MemberId) => change(memberId, () => emptyCart),
    /** Null: none. */
    setPromo: (memberId: MemberId, code: string | null) =>
      change(memberId, async (cart) => {
        if (code === null) return { ...cart, promoCode: null };
        const applied = applyPromo(cart, code);
        if (applied.promoCode !== null && (await isPromoUsed(memberId, applied.promoCode))) throw promoUsed.at('code');
        return applied;
      }),
    merge: (memberId: MemberId, lines: readonly CartLine[]) =>
      change(memberId, async (cart, { readGoods }) =>
        mergeLines(cart, lines, { memberId, goods: await readGoods(lines.map(({ accessoryId }) => accessoryId)) }),
      ),
  };
};
export type ChangeCart = ReturnType<typeof changeCart>;
