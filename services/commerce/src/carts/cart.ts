import { refusal, type Branded, type MemberId } from '@paltu/kernel';
import { amountsOf, findPromo, type AccessoryCategory, type Amounts, type Promo } from '@paltu/reference';

export type AccessoryId = Branded<string, 'AccessoryId'>;

type StoreId = Branded<string, 'StoreId'>;

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
  readonly storeCityId: string;
  /** Days, Sundays not counted, in which its store hands over what was ordered. */
  readonly sendsWithinDays: number;
}

export type GoodsById = ReadonlyMap<AccessoryId, Good>;

export const accessoryNotFound = refusal('not-found', 'accessory.not-found', 'Product not found');

export const lineNotFound = refusal('not-found', 'cart-item.not-found', 'This product is not in your cart');

export const ownAccessory = refusal('conflict', 'accessory.own', 'You cannot buy from your own store');

export const stockNotEnough = refusal('conflict', 'stock.not-enough', 'There are not enough pieces left');

export const storeUnregistered = refusal(
  'conflict',
  'store.unregistered',
  'This store has not given its tax number yet, so nothing can be bought from it',
);

export const cartFull = refusal('conflict', 'cart.full', `A cart can hold at most ${mostLines} products`);

export const promoInvalid = refusal('invalid', 'promo.invalid', 'Invalid promo code. Try "PETLOVE10" for 10% off!');

export const promoUsed = refusal('conflict', 'promo.used', 'You have used this promo code already. It can be used once.');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

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

export const lineProblems = ['gone', 'recalled', 'unregistered', 'out-of-stock', 'too-many'] as const;

/** Why a line cannot be ordered as it is. */
type LineProblem = (typeof lineProblems)[number];

export interface PricedLine extends CartLine {
  /** Undefined when there is no such product. */
  readonly good: Good | undefined;
  readonly problem: LineProblem | null;
}

/** A cart at current prices. */
export interface PricedCart extends Amounts {
  readonly lines: readonly PricedLine[];
  readonly promo: Promo | undefined;
  /** The member has used the code before: it takes nothing off, and no order is made with it. */
  readonly isPromoUsed: boolean;
}

const problemOf = (
  good: Pick<Good, 'isSold' | 'isRecalled' | 'isShown' | 'takesOrders' | 'available'> | undefined,
  quantity: number,
): LineProblem | null => {
  if (good?.isRecalled === true && good.isShown) return 'recalled';
  if (good === undefined || !good.isSold) return 'gone';
  if (!good.takesOrders) return 'unregistered';
  if (good.available === 0) return 'out-of-stock';
  return quantity > good.available ? 'too-many' : null;
};

/** A line that cannot be bought now is not added to the total. */
const amountOf = ({ good, quantity, problem }: PricedLine): number =>
  good !== undefined && (problem === null || problem === 'too-many') ? good.price * quantity : 0;

export const priceCart = ({ lines, promoCode }: Cart, goods: GoodsById, isPromoUsed: boolean): PricedCart => {
  const priced = lines.map((line): PricedLine => {
    const good = goods.get(line.accessoryId);
    return { ...line, good, problem: problemOf(good, line.quantity) };
  });
  const promo = findPromo(promoCode);
  return { lines: priced, promo, isPromoUsed, ...amountsOf(priced.map(amountOf), isPromoUsed ? undefined : promo) };
};
