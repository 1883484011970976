import type { LedgerHead } from './ledger-row.ts';

/** How a store stands with Paltu, in whole rupees. */
export interface Balance {
  /** What the buyer may still give back. */
  readonly pending: number;
  /** What the store may have now; below 0 it owes Paltu so much. */
  readonly available: number;
  /** Cash that it took at the door, and keeps. */
  readonly cashHeld: number;
  /** Cash that couriers took for it, and have not passed on yet. */
  readonly withCourier: number;
  /** What it was paid out. */
  readonly settled: number;
}

/** @param pending what rows of the store come to that it may not have yet */
export const balanceOf = (
  { store, held, settled, courier }: Pick<LedgerHead, 'store' | 'held' | 'settled' | 'courier'>,
  pending: number,
): Balance => ({
  pending,
  available: store - pending,
  cashHeld: held,
  withCourier: courier,
  settled,
});
