import type { MemberId } from '@paltu/kernel';
import { findPromo } from '@paltu/reference';
import { accessoryNotFound, cartFull, lineNotFound, ownAccessory, promoInvalid, stockNotEnough, storeUnregistered } from './cart-errors.ts';
import { mostLines, type AccessoryId, type Cart, type CartLine, type Good, type GoodsById } from './cart.ts';
import { problemOf } from './priced-cart.ts';

interface Wanted {
  readonly memberId: MemberId;
  /** Undefined when there is none. */
  readonly good: Good | undefined;
}

/** @throws AppError when the member cannot buy so many pieces of it */
const checkGood = ({ memberId, good }: Wanted, quantity: number): Good => {
  if (good === undefined || !good.isShown) throw accessoryNotFound();
  if (good.ownerId === memberId) throw ownAccessory();
  if (quantity > good.available) throw stockNotEnough();
  return good;
};

const quantityIn = ({ lines }: Cart, id: AccessoryId): number => lines.find(({ accessoryId }) => accessoryId === id)?.quantity ?? 0;

/** Replaces the line in its place, or adds it at the end. */
const withLine = (cart: Cart, line: CartLine): Cart => {
  const isThere = cart.lines.some(({ accessoryId }) => accessoryId === line.accessoryId);
  const lines = isThere ? cart.lines.map((one) => (one.accessoryId === line.accessoryId ? line : one)) : [...cart.lines, line];
  return { ...cart, lines };
};

/** Adds pieces of a product. @throws AppError `accessory.not-found`, `accessory.own`, `stock.not-enough`, `store.unregistered`, `cart.full` */
export const addPieces = (cart: Cart, wanted: Wanted, pieces: number): Cart => {
  const before = wanted.good === undefined ? 0 : quantityIn(cart, wanted.good.id);
  const { id, takesOrders } = checkGood(wanted, before + pieces);
  if (!takesOrders) throw storeUnregistered();
  if (before === 0 && cart.lines.length >= mostLines) throw cartFull();
  return withLine(cart, { accessoryId: id, quantity: before + pieces });
};

/** Changes nothing when the product is not in the cart. */
export const removeLine = (cart: Cart, id: AccessoryId): Cart =>
  quantityIn(cart, id) === 0 ? cart : { ...cart, lines: cart.lines.filter(({ accessoryId }) => accessoryId !== id) };

/**
 * 0 or less removes the line. Fewer pieces than the line has, but more than there are, become as many as there are.
 * @throws AppError `cart-item.not-found`, `accessory.not-found`, `accessory.own`, `stock.not-enough`
 */
export const setQuantity = (cart: Cart, id: AccessoryId, quantity: number, wanted: Wanted): Cart => {
  const before = quantityIn(cart, id);
  if (before === 0) throw lineNotFound();
  if (quantity <= 0) return removeLine(cart, id);
  const available = wanted.good?.available ?? 0;
  const pieces = quantity < before && available > 0 ? Math.min(quantity, available) : quantity;
  checkGood(wanted, pieces);
  return withLine(cart, { accessoryId: id, quantity: pieces });
};

/** @throws AppError `promo.invalid` */
export const applyPromo = (cart: Cart, typed: string): Cart => {
  const promo = findPromo(typed);
  if (promo === undefined) throw promoInvalid.at('code');
  return { ...cart, promoCode: promo.code };
};

/** One line of each accessory, with the larger quantity. */
export const joinedLines = (lines: readonly CartLine[]): readonly CartLine[] => {
  const quantities = new Map<AccessoryId, number>();
  for (const { accessoryId, quantity } of lines) quantities.set(accessoryId, Math.max(quantity, quantities.get(accessoryId) ?? 0));
  return [...quantities].map(([accessoryId, quantity]) => ({ accessoryId, quantity }));
};

/**
 * Merges what a visitor had in the browser: the larger quantity of each product, limited by its stock. Products that cannot be bought, and
 * lines beyond the largest number, are left out; no line of the cart is lost or gets smaller.
 */
export const mergeLines = (cart: Cart, lines: readonly CartLine[], { memberId, goods }: { memberId: MemberId; goods: GoodsById }): Cart =>
  joinedLines(lines).reduce((merged, { accessoryId, quantity }) => {
    const good = goods.get(accessoryId);
    const before = quantityIn(merged, accessoryId);
    const wanted = Math.max(before, Math.min(quantity, good?.available ?? 0));
    if (problemOf(good, 1) !== null || good?.ownerId === memberId || wanted === before) return merged;
    return before === 0 && merged.lines.length >= mostLines ? merged : withLine(merged, { accessoryId, quantity: wanted });
  }, cart);
