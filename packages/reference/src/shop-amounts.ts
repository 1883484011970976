/** Orders of more than this ship for nothing; whole rupees, as all amounts here. */
export const freeShippingOver = 5_000;
export const shippingFee = 200;
/** How long after its delivery the buyer may ask to give something back. */
export const returnWithinDays = 7;

export interface Promo {
  readonly code: string;
  /** Percent of the subtotal. */
  readonly discount: number;
  /** The largest discount of an order, in whole rupees. */
  readonly atMost: number;
  readonly description: string;
}

/** All stores take part in them. */
export const promos: readonly Promo[] = [{ code: 'PETLOVE10', discount: 10, atMost: 1_000, description: '10% off your order' }];

/** In any letter case, with blanks around it. */
export const findPromo = (typed: string | null): Promo | undefined => promos.find(({ code }) => code === typed?.trim().toUpperCase());

export interface Amounts {
  /** What all pieces cost. */
  readonly subtotal: number;
  readonly shipping: number;
  readonly discount: number;
  /** What is to be paid. */
  readonly total: number;
}

/** What these lines, each by its price times its pieces, come to. Shipping is once for all, by the subtotal before the discount. */
export const amountsOf = (lineAmounts: readonly number[], promo: Promo | undefined): Amounts => {
  const subtotal = lineAmounts.reduce((sum, amount) => sum + amount, 0);
  const shipping = subtotal === 0 || subtotal > freeShippingOver ? 0 : shippingFee;
  const discount = Math.min(Math.round((subtotal * (promo?.discount ?? 0)) / 100), promo?.atMost ?? 0);
  return { subtotal, shipping, discount, total: subtotal + shipping - discount };
};

/**
 * Shares of `amount` by these weights: whole rupees that add up to it, each less than one away from the exact share. What is left goes to
 * the largest remainders; of equal ones, to the first. @param weights whole and not negative; without one above 0 nothing is shared
 */
export const sharesOf = (amount: number, weights: readonly number[]): number[] => {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  // Exact: products of amounts are larger than a number holds.
  const exact = weights.map((weight, at) => ({
    at,
    share: BigInt(amount) * BigInt(weight),
    whole: (BigInt(amount) * BigInt(weight)) / all,
  }));
  const left = BigInt(amount) - exact.reduce((sum, { whole }) => sum + whole, 0n);
  const byRemainder = exact.toSorted(
    (one, other) => Number(other.share - other.whole * all - (one.share - one.whole * all)) || one.at - other.at,
  );
  const raised = new Set(byRemainder.slice(0, Number(left)).map(({ at }) => at));
  return exact.map(({ at, whole }) => Number(whole) + (raised.has(at) ? 1 : 0));
};

/** What the first `taken` of `pieces` have of a share: in any portions, all pieces together have all of it. */
export const shareOfPieces = (share: number, taken: number, pieces: number): number =>
  Number((BigInt(share) * BigInt(taken)) / BigInt(pieces));
