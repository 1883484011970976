import { refusal, type Branded } from '@paltu/kernel';

export type StoreId = Branded<string, 'StoreId'>;

export const ledgerAccounts = ['store', 'held', 'settled', 'courier', 'paltu', 'buyers'] as const;

/**
 * `store`: what the store is due; `held`: cash that it has; `settled`: what was paid out to it; `courier`: cash that couriers collected for
 * it; `paltu`: Paltu's share; `buyers`: what buyers paid, or are refunded.
 */
type LedgerAccount = (typeof ledgerAccounts)[number];

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
  pending,
  debts,
  available: Math.min(head.store - pending, heldOf(head) - pendingHeld) - debts,
  held: heldOf(head),
  cashHeld: head.held,
  withCourier: head.courier,
  settled: head.settled,
});

/** Of a text: SHA-256 in hexadecimal. */
export type Digest = (text: string) => string;

/** Computed from the values of a row alone, so that everybody who has the row can check it. */
const hashOf = (digest: Digest, previous: string, row: Omit<LedgerRow, 'hash'>): string => {
  const { storeId, number, orderId, parcelId, settlementId, kind, account, amount, balance, availableAt, bookedAt } = row;
  const instants = [availableAt.toISOString(), bookedAt.toISOString()];
  const fields = [previous, storeId, number, orderId, parcelId, kind, account, amount, balance, ...instants];
  return digest(JSON.stringify(settlementId === null ? fields : [...fields, settlementId]));
};

interface Booked {
  readonly head: LedgerHead;
  readonly rows: readonly LedgerRow[];
}

const withRow = ({ head, rows }: Booked, added: Omit<LedgerRow, 'storeId' | 'number' | 'balance' | 'hash'>, digest: Digest): Booked => {
  const balance = head[added.account] + added.amount;
  const row = { ...added, storeId: head.storeId, number: head.rows + 1, balance };
  const hash = hashOf(digest, head.hash, row);
  return { head: { ...head, rows: row.number, hash, [added.account]: balance }, rows: [...rows, { ...row, hash }] };
};

/** Appends two rows for each posting to a ledger. */
export const bookedAfter = (head: LedgerHead, postings: readonly Posting[], at: Date, digest: Digest): Booked =>
  postings.reduce<Booked>(
    (before, { from, to, amount, settlementId = null, ...posting }) => {
      const about = { ...posting, settlementId };
      const taken = withRow(before, { ...about, account: from, amount: -amount, bookedAt: at }, digest);
      return withRow(taken, { ...about, account: to, amount, bookedAt: at }, digest);
    },
    { head, rows: [] },
  );

/**
 * Computes the head of a ledger from all of its rows. Undefined when a row was changed, removed or inserted, or a balance does not add up;
 * so a store that kept a hash can prove which rows it covered.
 */
export const verifiedHead = (storeId: StoreId, rows: readonly LedgerRow[], digest: Digest): LedgerHead | undefined =>
  rows.reduce<LedgerHead | undefined>((head, row) => {
    if (head === undefined) return undefined;
    const { head: next, rows: expected } = withRow({ head, rows: [] }, row, digest);
    const isAsExpected = row.storeId === storeId && row.number === next.rows && row.balance === next[row.account];
    return isAsExpected && expected[0]?.hash === row.hash ? next : undefined;
  }, emptyLedger(storeId));

export const receiptNotFound = refusal('not-found', 'receipt.not-found', 'There is no receipt of this parcel');
