import type { LedgerHead, LedgerRow, Posting, StoreId } from './ledger-row.ts';
import { emptyLedger } from './ledger-row.ts';

/** Of a text: SHA-256 in hexadecimal. */
export type Digest = (text: string) => string;

/** The same for everybody who computes it, whatever keeps the row. */
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

/** The rows of these postings, two of each, behind where a ledger ends. */
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
 * Where a ledger ends by its rows alone, from the first on. Undefined when a row was changed, taken out or put in, or does not add up: a
 * store that kept a hash can so prove what stood behind it.
 */
export const verifiedHead = (storeId: StoreId, rows: readonly LedgerRow[], digest: Digest): LedgerHead | undefined =>
  rows.reduce<LedgerHead | undefined>((head, row) => {
    if (head === undefined) return undefined;
    const { head: next, rows: expected } = withRow({ head, rows: [] }, row, digest);
    const isAsExpected = row.storeId === storeId && row.number === next.rows && row.balance === next[row.account];
    return isAsExpected && expected[0]?.hash === row.hash ? next : undefined;
  }, emptyLedger(storeId));
