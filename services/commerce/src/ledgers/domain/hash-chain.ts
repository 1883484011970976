import type { LedgerHead, LedgerRow, Posting, StoreId } from './ledger-row.ts';
import { emptyLedger } from './ledger-row.ts';

/** Of a text: SHA-256 in hexadecimal. */
export type Digest = (text: string) => string;

/** Computed from the values of a row alone, so that everybody who has the row can check it. */
const hashOf = (digest: Digest, previous: string, row: Omit<LedgerRow, 'hash'>): string => {
  const { storeId, number, orderId, parcelId, settlementId, kind, account, amount, balance, availableAt, bookedAt } = row;
  const instants = [availableAt.toISOString(), bookedAt.toISOString()];
  const fields = [previous, storeId, number, orderId, parcelId, kind, account, amount, balance, ...instants];
  return digest(JSON.stringify(settlementId === null ? fields : [...fields, settlementId]));
};

export interface Booked {
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
