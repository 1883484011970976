import type { Branded } from '@paltu/kernel';

export type StoreId = Branded<string, 'StoreId'>;

export const ledgerAccounts = ['store', 'held', 'settled', 'courier', 'paltu', 'buyers'] as const;
/**
 * `store`: what the store is due; `held`: cash that it has; `settled`: what was paid out to it; `courier`: cash that couriers collected for
 * it; `paltu`: Paltu's share; `buyers`: what buyers paid, or are refunded.
 */
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Money that goes from one account to another. */
export interface Posting {
  /** Null for a settlement, as the parcel. */
  readonly orderId: string | null;
  readonly parcelId: string | null;
  readonly settlementId?: string | null;
  /** What it is for; once for each occasion and parcel, or settlement. */
  readonly kind: string;
  /** What it follows from: a change of the order, or the settlement. */
  readonly occasion: string;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  /** In whole rupees; above 0. */
  readonly amount: number;
  /** When the store may have it. */
  readonly availableAt: Date;
}

/** A row in the ledger of a store. Each posting is two rows whose amounts cancel out. Rows are only ever added. */
export interface LedgerRow extends Pick<Posting, 'orderId' | 'parcelId' | 'kind' | 'availableAt'> {
  readonly storeId: StoreId;
  /** Null in rows of earlier releases. */
  readonly occasion: string | null;
  /** Null for what follows from a parcel. */
  readonly settlementId: string | null;
  /** From 1 without a gap. */
  readonly number: number;
  readonly account: LedgerAccount;
  /** In whole rupees; below 0 when it leaves the account. */
  readonly amount: number;
  /** The balance of the account after this row. */
  readonly balance: number;
  readonly bookedAt: Date;
  /** Of this row and the hash before it: no row can be changed, removed or inserted without changing the last hash. */
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
