import type { LedgerHead } from './ledger-row.ts';

/** Money of parcels that the buyer may still return, or that something is open about, in whole rupees. */
export interface Pending {
  /** What the store loses if all of them come back. */
  readonly ofStore: number;
  /** What Paltu has to pay back then. */
  readonly ofHeld: number;
}

/** The balance of a store at Paltu, in whole rupees. */
export interface Balance {
  /** Sales that the buyer may still return, or that something is open about. */
  readonly pending: number;
  /** What can be paid out now; below 0 the store owes Paltu this amount. */
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
  { ofStore: pending, ofHeld }: Pending,
): Balance => ({
  pending,
  available: Math.min(head.store - pending, heldOf(head) - ofHeld),
  held: heldOf(head),
  cashHeld: head.held,
  withCourier: head.courier,
  settled: head.settled,
});
