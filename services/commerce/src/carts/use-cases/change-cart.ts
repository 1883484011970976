import type { MemberId } from '@paltu/kernel';
import { addPieces, applyPromo, mergeLines, removeLine, setQuantity } from '../domain/cart-decisions.ts';
import { promoUsed } from '../domain/cart-errors.ts';
import { emptyCart, type AccessoryId, type Cart, type CartLine } from '../domain/cart.ts';
import type { PricedCart } from '../domain/priced-cart.ts';
import { pricedNow, type IsPromoUsed } from './cart-prices.ts';
import type { CartScope, InCartTransaction } from './ports.ts';

export interface ChangeCartNeeds {
  readonly inTransaction: InCartTransaction;
  readonly isPromoUsed: IsPromoUsed;
}

/** Each resolves with the cart after it. @throws AppError when it cannot be changed so */
export interface ChangeCart {
  add(memberId: MemberId, line: CartLine): Promise<PricedCart>;
  setQuantity(memberId: MemberId, line: CartLine): Promise<PricedCart>;
  remove(memberId: MemberId, accessoryId: AccessoryId): Promise<PricedCart>;
  clear(memberId: MemberId): Promise<PricedCart>;
  /** Null: none. */
  setPromo(memberId: MemberId, code: string | null): Promise<PricedCart>;
  merge(memberId: MemberId, lines: readonly CartLine[]): Promise<PricedCart>;
}

type Decide = (cart: Cart, scope: CartScope) => Promise<Cart> | Cart;

/** Changes to the cart of a member. Each locks the cart, so that none of two changes at once is lost. */
export const changeCart = ({ inTransaction, isPromoUsed }: ChangeCartNeeds): ChangeCart => {
  const change = (memberId: MemberId, decide: Decide): Promise<PricedCart> =>
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
    add: (memberId, { accessoryId, quantity }) =>
      change(memberId, async (cart, scope) => addPieces(cart, await wantedIn(scope, memberId, accessoryId), quantity)),
    setQuantity: (memberId, { accessoryId, quantity }) =>
      change(memberId, async (cart, scope) => setQuantity(cart, accessoryId, quantity, await wantedIn(scope, memberId, accessoryId))),
    remove: (memberId, accessoryId) => change(memberId, (cart) => removeLine(cart, accessoryId)),
    clear: (memberId) => change(memberId, () => emptyCart),
    setPromo: (memberId, code) =>
      change(memberId, async (cart) => {
        if (code === null) return { ...cart, promoCode: null };
        const applied = applyPromo(cart, code);
        if (applied.promoCode !== null && (await isPromoUsed(memberId, applied.promoCode))) throw promoUsed.at('code');
        return applied;
      }),
    merge: (memberId, lines) =>
      change(memberId, async (cart, { readGoods }) =>
        mergeLines(cart, lines, { memberId, goods: await readGoods(lines.map(({ accessoryId }) => accessoryId)) }),
      ),
  };
};
