import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { LedgerEvent } from '../domain/ledger-events.ts';
import type { LedgerHead, LedgerRow, StoreId } from '../domain/ledger-row.ts';
import type { StoreAccount } from '../domain/store-account.ts';

/** Ledgers of stores; the one whose head was read stays locked until the transaction ends. */
export interface LedgerRepository {
  get(storeId: StoreId): Promise<LedgerHead>;
  /** Adds rows behind those that are there; `head` is where it ends with them. */
  append(head: LedgerHead, rows: readonly LedgerRow[]): Promise<void>;
}

/** Tax numbers and bank accounts of stores, sealed; one that was read stays locked while its ledger is. */
export interface StoreAccounts {
  /** One without anything, where the store gave nothing yet. */
  get(storeId: StoreId): Promise<StoreAccount>;
  save(account: StoreAccount): Promise<void>;
  /** Nothing of it stays. */
  forget(ownerId: string): Promise<void>;
}

/** As screens read them: nothing is held. */
export interface StoreAccountQueries {
  read(storeId: StoreId): Promise<StoreAccount>;
}

/** Where the events go, in the same transaction; their ledger is locked. */
export interface LedgerOutbox {
  append(events: readonly LedgerEvent[]): Promise<void>;
}

/** All that a use case of this slice can write with. Locked in this order: ledger, account, store. */
export interface LedgerScope {
  readonly ledgers: LedgerRepository;
  readonly accounts: StoreAccounts;
  /** Papers show the tax number: the marks of the store that rest on it end. */
  readonly taxNumberChanged: (storeId: StoreId) => Promise<void>;
  readonly outbox: LedgerOutbox;
}

export type InLedgerTransaction = InTransaction<LedgerScope>;

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
