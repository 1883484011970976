import type { LedgerHead } from './ledger-row.ts';

/** What others still have, or may have, a claim to in the ledger of a store, in whole rupees. */
export interface Claims {
  /** What the store loses if all parcels come back that still can, or that something is open about. */
  readonly pending: number;
  /** What Paltu has to pay back then. */
  readonly pendingHeld: number;
  /** What the store has to give back to buyers itself. */
  readonly debts: number;
  /** Refunds of its delivered parcels that Paltu has not paid yet; they are booked already. */
  readonly due: number;
}

export const noClaims: Claims = { pending: 0, pendingHeld: 0, debts: 0, due: 0 };

/** The balance of a store at Paltu, in whole rupees. */
export interface Balance {
  /** Sales that the buyer may still return, or that something is open about. */
  readonly pending: number;
  /** What the store still has to give back to buyers. */
  readonly debts: number;
  /** What can be paid out now; below 0 the store owes this amount, to Paltu or to buyers. */
  readonly available: number;
  /** What Paltu has of the money for its parcels: no more than that can be paid out or back. */
  readonly held: number;
  /** Cash that the store collected at the door; it keeps it. */
  readonly cashHeld: number;
  /** Cash that couriers collected for it and have not remitted yet. */
  readonly withCourier: number;
  /** What was paid out to it. */
  readonly settled: number;
}

/** What Paltu has of what buyers paid it for the parcels of a store: all other accounts are with somebody else. */
export const heldOf = ({ store, paltu }: Pick<LedgerHead, 'store' | 'paltu'>): number => store + paltu;

export const balanceOf = (
  head: Pick<LedgerHead, 'store' | 'paltu' | 'held' | 'settled' | 'courier'>,
  { pending, pendingHeld, debts }: Claims,
): Balance => ({
  ...{ pending, debts },
  available: Math.min(head.store - pending, heldOf(head) - pendingHeld) - debts,
  ...{ held: heldOf(head), cashHeld: head.held, withCourier: head.courier, settled: head.settled },
});
