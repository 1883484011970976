import type { Answer } from '../../../web/src/shared/api/endpoint.ts';
import type { LedgerRow } from '../../../web/src/shared/api/types.ts';
import { orderId } from './some-orders.ts';
import { soldParcelId } from './sold-parcels.ts';

type Balance = Answer<'getStoresUserBalance'>['balance'];

const hashOf = (n: number): string => String(n).padStart(2, '0').repeat(32);

/** How the own store stands: it owes the commission of what was paid at the door. */
export const storeBalance = (given: Partial<Balance> = {}): Balance => ({
  ...{ available: -96, pending: 1900, cashHeld: 4900, hash: hashOf(8) },
  ...given,
});

type Posted = Pick<LedgerRow, 'kind' | 'account' | 'amount' | 'balance'>;

const aRow = (number: number, posted: Posted): LedgerRow => ({
  ...{ ...posted, number, orderId: orderId(6), parcelId: soldParcelId(6) },
  ...{ availableAt: '2026-11-29T09:00:00.000Z', bookedAt: '2026-11-22T09:00:00.000Z', hash: hashOf(number) },
});

/** Rows of a parcel that was paid at the door, the newest first; one is of a kind that is newer than the web. */
export const someLedgerRows = (): LedgerRow[] => [
  aRow(8, { kind: 'adjustment', account: 'paltu', amount: 4, balance: 100 }),
  aRow(7, { kind: 'adjustment', account: 'store', amount: -4, balance: -100 }),
  aRow(6, { kind: 'commission', account: 'paltu', amount: 96, balance: 96 }),
  aRow(5, { kind: 'commission', account: 'store', amount: -96, balance: -96 }),
  aRow(4, { kind: 'cash', account: 'held', amount: 4900, balance: 4900 }),
  aRow(3, { kind: 'cash', account: 'store', amount: -4900, balance: 0 }),
  aRow(2, { kind: 'sale', account: 'store', amount: 4900, balance: 4900 }),
  aRow(1, { kind: 'sale', account: 'buyers', amount: -4900, balance: -4900 }),
];

/** One page of a ledger. */
export const ledgerPage = (rows: readonly LedgerRow[]) => ({
  rows: [...rows],
  pagination: { page: 1, limit: 20, total: rows.length, totalPages: 1, totalIsCapped: false },
});
