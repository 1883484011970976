import type { MemberId } from '@paltu/kernel';
import type { StoreId } from './ledger-row.ts';
import type { Settlement } from './settlement.ts';

interface Fact {
  readonly storeId: StoreId;
  readonly at: Date;
}

/** A store named another account to be paid out to. */
export interface PayoutChanged extends Fact {
  readonly type: 'PayoutChanged';
  readonly sellerId: MemberId;
  /** Nothing is paid out before then. */
  readonly heldUntil: Date;
}

/** An amount is paid out to a store, or the bank sent it back. */
export interface Settled extends Fact {
  readonly type: 'SettlementMade' | 'SettlementReversed';
  readonly settlement: Settlement;
}

/** A day of a ledger is over. */
export interface LedgerSealed extends Fact {
  readonly type: 'LedgerSealed';
  /** In Pakistan, as 2027-03-01. */
  readonly day: string;
  /** How many rows the ledger has up to its end. */
  readonly rows: number;
  /** Of the last of them. */
  readonly hash: string;
}

export type LedgerEvent = PayoutChanged | Settled | LedgerSealed;
