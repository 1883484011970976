import type { MemberId } from '@paltu/kernel';
import type { StoreId } from './ledger-row.ts';

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

export type LedgerEvent = PayoutChanged;
