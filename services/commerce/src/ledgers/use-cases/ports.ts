import type { PageWanted } from '@paltu/persistence';
import type { LedgerHead, LedgerRow, StoreId } from '../domain/ledger-row.ts';

/** Ledgers of stores; the one whose head was read stays locked until the transaction ends. */
export interface LedgerRepository {
  get(storeId: StoreId): Promise<LedgerHead>;
  /** Adds rows behind those that are there; `head` is where it ends with them. */
  append(head: LedgerHead, rows: readonly LedgerRow[]): Promise<void>;
}

export interface LedgerState {
  readonly head: LedgerHead;
  /** What rows come to that the store may not have yet, in whole rupees. */
  readonly pending: number;
}

export interface LedgerPage {
  readonly rows: readonly LedgerRow[];
  /** Of the whole ledger. */
  readonly counted: number;
}

/** Ledgers as their stores read them: nothing is held. */
export interface LedgerQueries {
  readState(storeId: StoreId, now: Date): Promise<LedgerState>;
  /** The newest first. */
  listRows(storeId: StoreId, page: PageWanted): Promise<LedgerPage>;
}
