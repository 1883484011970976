import type { LedgerHead } from './ledger-row.ts';

/** The balance of a store at Paltu, in whole rupees. */
export interface Balance {
  /** Sales that the buyer may still return. */
  readonly pending: number;
  /** What can be paid out now; below 0 the store owes Paltu this amount. */
  readonly available: number;
  /** Cash that the store collected at the door; it keeps it. */
  readonly cashHeld: number;
  /** Cash that couriers collected for it and have not remitted yet. */
  readonly withCourier: number;
  /** What was paid out to it. */
  readonly settled: number;
}

/** @param pending the sum of the store's rows that are not available yet */
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
