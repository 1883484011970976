import { amountsOf, findPromo, type Amounts, type Promo } from '@paltu/reference';
import type { Cart, CartLine, Good, GoodsById } from './cart.ts';

export const lineProblems = ['gone', 'recalled', 'unregistered', 'out-of-stock', 'too-many'] as const;
/** Why a line cannot be ordered as it is. */
export type LineProblem = (typeof lineProblems)[number];

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

export const problemOf = (
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
