/** Pieces of a product that are to come into the cart. */
export interface WantedLine {
  accessoryId: string;
  name: string;
  quantity: number;
}

/** Why a line is not in the cart as it was wanted, and how many pieces are. */
export interface LeftLine {
  accessoryId: string;
  name: string;
  why: 'gone' | 'fewer';
  amount: number;
}

/** What did not come into the cart as it was wanted. */
export const leftOut = (
  wanted: readonly WantedLine[],
  items: readonly Pick<WantedLine, 'accessoryId' | 'quantity'>[],
): readonly LeftLine[] =>
  wanted.flatMap(({ accessoryId, name, quantity }): LeftLine[] => {
    const amount = items.find((item) => item.accessoryId === accessoryId)?.quantity ?? 0;
    return amount >= quantity ? [] : [{ accessoryId, name, why: amount === 0 ? 'gone' : 'fewer', amount }];
  });
