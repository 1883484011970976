import type { Branded } from '@paltu/kernel';

export type StoreId = Branded<string, 'StoreId'>;

export const ledgerAccounts = ['store', 'held', 'settled', 'courier', 'paltu', 'buyers'] as const;
/** Whose money it is: what the store is due, cash that it holds already, what it was paid out, cash that a courier took for it, Paltu's own, and what buyers paid or are to have back. */
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Money that goes from one account to another. */
export interface Posting {
  /** Null for a settlement, as the parcel. */
  readonly orderId: string | null;
  readonly parcelId: string | null;
  readonly settlementId?: string | null;
  /** What it is for; once for each parcel, or settlement. */
  readonly kind: string;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  /** In whole rupees; above 0. */
  readonly amount: number;
  /** When the store may have it. */
  readonly availableAt: Date;
}

/** What stands in the ledger of a store: of two rows one takes what the other gives. Rows are only ever added. */
export interface LedgerRow extends Pick<Posting, 'orderId' | 'parcelId' | 'kind' | 'availableAt'> {
  readonly storeId: StoreId;
  /** Null for what follows from a parcel. */
  readonly settlementId: string | null;
  /** From 1 without a gap. */
  readonly number: number;
  readonly account: LedgerAccount;
  /** In whole rupees; below 0 what goes from the account. */
  readonly amount: number;
  /** What the account comes to with it. */
  readonly balance: number;
  readonly bookedAt: Date;
  /** Of the row and the hash of the one before: nothing can be changed, taken out or put in between without another hash at the end. */
  readonly hash: string;
}

/** Where the ledger of a store ends. */
export interface LedgerHead extends Readonly<Record<LedgerAccount, number>> {
  readonly storeId: StoreId;
  /** How many rows it has. */
  readonly rows: number;
  /** That of the last row; empty before the first. */
  readonly hash: string;
}

export const emptyLedger = (storeId: StoreId): LedgerHead => ({
  storeId,
  rows: 0,
  hash: '',
  store: 0,
  held: 0,
  settled: 0,
  courier: 0,
  paltu: 0,
  buyers: 0,
});
